/** The key help lists exactly the keys a board handles. */
import { describe, expect, it } from 'vitest'
import { textOf } from '../../locales/strokes.ts'
import { strokePressed } from '../ui/keys/pressed.ts'
import { strokesOf, type KeyGroup } from '../ui/keys/keys.ts'
import { commandOf, type BoardKeyGroup } from './kit/keys.ts'
import { BOARD_KEYS as CHANG_CHENG } from './chang-cheng/input/boardKeys.ts'
import { BOARD_KEYS as QIN } from './qin/input/boardKeys.ts'
import { BOARD_KEYS as QUAKE } from './quake-nopoly/input/boardKeys.ts'
import { BOARD_KEYS as QUORSUM } from './quorsum/input/boardKeys.ts'
import { BOARD_KEYS as SAN_MARCO } from './san-marco/input/boardKeys.ts'

const STAGES = ['choose', 'place', 'allot', 'carry', 'chain'] as const
const ARROWS = ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown']
const KEYS = [
  ...'abcdefghijklmnopqrstuvwxyz0123456789+-= ',
  ...ARROWS,
  'Enter',
  'Escape',
  'Backspace',
  'Delete',
]

const capOf = (key: string): string => {
  const modifiers = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }
  return textOf(strokePressed({ key, ...modifiers, getModifierState: () => false }) ?? [])
}

/** Whether a board handles a key in any of these stages of its game. */
const hears =
  <Board>(keys: BoardKeyGroup<Board>, stages: readonly string[] = ['any']) =>
  (key: string): boolean =>
    // The key commands read only the stage from the controller.
    stages.some((stage) => commandOf(keys, { view: { value: { stage } } } as Board, { key }) !== null)

interface Case {
  readonly keys: KeyGroup
  readonly hears: (key: string) => boolean
  /** Keys left out of the help because another key does the same or they are rarely needed. */
  readonly aside: readonly string[]
  /** Keys in the help that the tray handles instead of the board. */
  readonly tray?: readonly string[]
}

const CASES: readonly Case[] = [
  {
    keys: QUORSUM,
    hears: hears(QUORSUM, STAGES),
    aside: ['=', '⌫', 'Del'],
  },
  // Unseen tiles may be any of six kinds.
  { keys: QIN, hears: hears(QIN), aside: ['4', '5', '6', '7', '8', '9'] },
  { keys: CHANG_CHENG, hears: hears(CHANG_CHENG), aside: [] },
  // A hand never reaches that many cards.
  { keys: SAN_MARCO, hears: hears(SAN_MARCO), aside: ['7', '8', '9'] },
  { keys: QUAKE, hears: hears(QUAKE), aside: [], tray: ['⇧ U'] },
]

describe.each(CASES)('the keys of $keys.id', ({ keys, hears, aside, tray = [] }) => {
  const listed = keys.rows.flatMap((row) => strokesOf(row).map(textOf))

  it('are listed', () => {
    const heard = KEYS.filter(hears).map(capOf)
    expect(heard.filter((cap) => !listed.includes(cap))).toEqual(aside)
  })

  it('are heard', () => {
    const caps = KEYS.filter(hears).map(capOf)
    expect(listed.filter((cap) => !caps.includes(cap))).toEqual(tray)
  })
})
