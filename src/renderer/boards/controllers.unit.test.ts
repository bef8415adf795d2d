/** Behaviour that all board controllers share, each tested in a position and with keys of its own game. */
import { describe, expect, it } from 'vitest'
import { gameOf } from '../../engine/index.ts'
import type { Act, TrayProps } from './kit/kit.ts'
import { shown } from './kit/testing/shown.ts'
import { commandOf, type BoardKeyGroup } from './kit/keys.ts'
import { boardProps, type TestBoardProps } from './kit/testing/boardProps.ts'
import { createSession as changChengSession } from './chang-cheng/draft/session.ts'
import { BOARD_KEYS as changChengKeys } from './chang-cheng/input/boardKeys.ts'
import { createController as changChengController } from './chang-cheng/input/controller.ts'
import { recordedPositions as changChengAt } from './chang-cheng/testing/positions.ts'
import { createSession as qinSession } from './qin/draft/session.ts'
import { BOARD_KEYS as qinKeys } from './qin/input/boardKeys.ts'
import { createController as qinController } from './qin/input/controller.ts'
import { played as qinAt } from './qin/testing/positions.ts'
import { createSession as quakeSession } from './quake-nopoly/draft/session.ts'
import { BOARD_KEYS as quakeKeys } from './quake-nopoly/input/boardKeys.ts'
import { createController as quakeController } from './quake-nopoly/input/controller.ts'
import { recordedPositions as quakeAt, TWO } from './quake-nopoly/testing/positions.ts'
import { createSession as quorsumSession } from './quorsum/draft/session.ts'
import { BOARD_KEYS as quorsumKeys } from './quorsum/input/boardKeys.ts'
import { createController as quorsumController } from './quorsum/input/controller.ts'
import { played as quorsumAt } from './quorsum/testing/positions.ts'
import { createSession as sanMarcoSession } from './san-marco/draft/session.ts'
import { BOARD_KEYS as sanMarcoKeys } from './san-marco/input/boardKeys.ts'
import { createController as sanMarcoController } from './san-marco/input/controller.ts'
import { viewOf as sanMarcoAt } from './san-marco/testing/positions.ts'

interface Session {
  readonly state: { readonly complaint: unknown }
}
interface Playing extends TestBoardProps {
  readonly press: (...keys: readonly string[]) => void
  /** The code of the hint that is shown. */
  readonly hint: () => unknown
}

/** Some sessions keep the hint itself, others an object that can also hold a refusal. */
const codeOf = (complaint: unknown): unknown => {
  if (typeof complaint !== 'object' || complaint === null) return complaint
  return 'code' in complaint ? complaint.code : 'hint' in complaint ? complaint.hint : complaint
}

/** A board with a player who presses keys. */
const playing = <Board>(
  session: Session,
  boardKeys: BoardKeyGroup<Board>,
  createController: (props: TrayProps) => Board,
  given: Partial<TrayProps>,
): Playing => {
  const { props, done } = boardProps({ ...given, session })
  const controller = createController(props)
  const press = (...keys: readonly string[]): void => {
    for (const key of keys) commandOf(boardKeys, controller, { key })?.run()
  }
  return { props, done, press, hint: () => codeOf(session.state.complaint) }
}

interface Case {
  readonly id: string
  readonly view: object
  readonly play: (given: Partial<TrayProps>) => Playing
  /** Keys that choose an action and do it. */
  readonly keys: readonly string[]
  readonly action: Act
  /** The hints while chance acts, and while players are to enter a roll or draw. */
  readonly chance: string
  readonly entering: string | null
}

const changChengView = changChengAt({ wall: '1-3a' }).view
const qinView = qinAt([], 0).view
const quakeView = quakeAt(TWO).view
const quorsumView = quorsumAt().view
const sanMarcoView = sanMarcoAt({ hand: '4' })

const CASES: readonly Case[] = [
  {
    id: 'quorsum',
    view: quorsumView,
    play: (given) => {
      const session = quorsumSession()
      session.show(shown(quorsumView, '0:start'))
      return playing(session, quorsumKeys, quorsumController, given)
    },
    keys: ['ArrowLeft', 'ArrowUp', '4', 'Enter'],
    action: { type: 'allot', allotments: [{ pawn: 0, dice: 4 }] },
    chance: 'rolling',
    entering: null,
  },
  {
    id: 'qin',
    view: qinView,
    play: (given) => {
      const session = qinSession()
      session.show(shown(qinView, '0:start'))
      return playing(session, qinKeys, qinController, given)
    },
    keys: ['1', 'ArrowUp', 'Enter'],
    action: { type: 'place', tile: 'RR', at: [71, 72] },
    chance: 'drawing',
    entering: 'enter',
  },
  {
    id: 'chang-cheng',
    view: changChengView,
    play: (given) => {
      const session = changChengSession()
      session.show(shown(changChengView, '0:start'))
      return playing(
        session,
        changChengKeys,
        (on) => ({ ...changChengController(on), zoom: () => undefined }),
        given,
      )
    },
    keys: ['D', 'ArrowRight', 'ArrowRight', 'Enter', 'Enter'],
    action: { type: 'double', spaces: [2, 3] },
    chance: 'drawing',
    entering: 'enter',
  },
  {
    id: 'san-marco',
    view: sanMarcoView,
    play: (given) => {
      const session = sanMarcoSession()
      session.show(shown(sanMarcoView, '0:start'))
      return playing(session, sanMarcoKeys, sanMarcoController, given)
    },
    keys: [' ', 'Enter'],
    action: { type: 'place', card: 3, to: 3, from: null },
    chance: 'luck',
    entering: 'enter',
  },
  {
    id: 'quake-nopoly',
    view: quakeView,
    play: (given) => {
      const session = quakeSession()
      session.show(shown(quakeView, '0:start'))
      return playing(session, quakeKeys, quakeController, given)
    },
    keys: ['N', 'Enter'],
    action: { type: 'pass' },
    chance: 'drawing',
    entering: 'enter',
  },
]

it('CC-9 takes the last of two cards laid in Chang Cheng back into the hand, where keys can lay it again', () => {
  const session = changChengSession()
  session.show(shown(changChengView, '0:start'))
  const given = { view: changChengView }
  const { press, done } = playing(
    session,
    changChengKeys,
    (on) => ({ ...changChengController(on), zoom: () => undefined }),
    given,
  )
  press('4', 'Enter', '6', 'ArrowRight', 'Enter', 'Backspace')
  expect(session.state.draft).toMatchObject({ card: 6, laid: [{ card: 4, province: 0 }] })
  press('ArrowRight', 'Enter', 'Enter')
  expect(done).toEqual([
    {
      type: 'cards',
      cards: [
        { card: 4, province: 0 },
        { card: 6, province: 2 },
      ],
    },
  ])
})

describe.each(CASES)('the controller of $id', ({ id, view, play, keys, action, chance, entering }) => {
  const text = gameOf(id)?.text.locales.en['board']
  const hints = typeof text === 'object' && 'hint' in text ? text.hint : undefined

  it('does the action chosen by keys', () => {
    const { press, done } = play({ view })
    press(...keys)
    expect(done).toEqual([action])
  })

  const obstacles: readonly [string, Partial<TrayProps>, string][] = [
    ['an action is on its way', { view, busy: true }, 'busy'],
    ['another is to act', { view, playable: false }, 'notYourTurn'],
    ['chance acts', { view: { ...view, by: 'chance' }, playable: false }, chance],
    ['the match is over', { view: { ...view, by: 'nobody' }, playable: false }, 'over'],
  ]
  const entry: typeof obstacles =
    entering === null ? [] : [['what fell is to be entered', { view: { ...view, by: 'chance' } }, entering]]
  it.each([...obstacles, ...entry])('does nothing while %s, and says so', (_, given, code) => {
    const { press, done, hint } = play(given)
    press(...keys)
    expect(done).toEqual([])
    expect(hint()).toBe(code)
    expect(hints).toHaveProperty(code)
  })

  it('offers to play from here in review', () => {
    const { press, done, hint } = play({ view, reviewing: true, playable: false })
    press(...keys)
    expect(new Set(done)).toEqual(new Set(['tryHere']))
    expect(hint()).toBeNull()
  })
})
