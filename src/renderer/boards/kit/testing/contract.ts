/**
 * What every board promises, tested in a position and with keys of its own game: `contract.unit.test.ts` in the folder of
 * the board calls `describeBoard`. What marks need of its places is in notes/marks/testing/places.ts.
 */
import { describe, expect, it } from 'vitest'
import type { AnyGame, Game, GameEvent } from '../../../../engine/kernel/game.ts'
import { quickRandom } from '../../../../engine/kernel/random.ts'
import { playRandomly } from '../../../../engine/kernel/testing/play.ts'
import { textOf } from '../../../../locales/strokes.ts'
import { strokesOf } from '../../../ui/keys/keys.ts'
import { strokePressed } from '../../../ui/keys/pressed.ts'
import type { Act, TrayProps } from '../kit.ts'
import { commandOf, type BoardKeyGroup } from '../keys.ts'
import type { Shown } from '../session.ts'
import { boardProps, type TestBoardProps } from './boardProps.ts'
import { shown } from './shown.ts'

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

interface KeyCase {
  /** The stages of the game in which keys mean different things. */
  readonly stages?: readonly string[]
  /** Keys left out of the help because another key does the same or they are rarely needed. */
  readonly aside?: readonly string[]
  /** Keys in the help that the tray handles instead of the board. */
  readonly tray?: readonly string[]
}

/** The key help lists exactly the keys a board handles. */
const describeKeys = <Board>(
  keys: BoardKeyGroup<Board>,
  { stages = ['any'], aside = [], tray = [] }: KeyCase,
): void => {
  describe('the keys of the board', () => {
    const hears = (key: string): boolean =>
      // The key commands read only the stage from the controller.
      stages.some((stage) => commandOf(keys, { view: { value: { stage } } } as Board, { key }) !== null)
    const listed = keys.rows.flatMap((row) => strokesOf(row).map(textOf))
    const caps = KEYS.filter(hears).map(capOf)

    it('are listed', () => {
      expect(caps.filter((cap) => !listed.includes(cap))).toEqual(aside)
    })

    it('are heard', () => {
      expect(listed.filter((cap) => !caps.includes(cap))).toEqual(tray)
    })
  })
}

interface Playing<Session> extends TestBoardProps {
  readonly session: Session
  readonly press: (...keys: readonly string[]) => void
}

interface Controlled<View extends object, Event, Session, Board> {
  readonly view: View
  readonly createSession: () => Session & { readonly show: (shown: Shown<View, Event>) => void }
  readonly boardKeys: BoardKeyGroup<Board>
  readonly createController: (props: TrayProps) => Board
}

/** A board that shows the view, with a player who presses keys. */
export const playing = <View extends object, Event, Session, Board>(
  { view, createSession, boardKeys, createController }: Controlled<View, Event, Session, Board>,
  given: Partial<TrayProps> = {},
): Playing<Session> => {
  const session = createSession()
  session.show(shown(view, '0:start'))
  const { props, done } = boardProps({ view, ...given, session })
  const controller = createController(props)
  const press = (...keys: readonly string[]): void => {
    for (const key of keys) commandOf(boardKeys, controller, { key })?.run()
  }
  return { session, props, done, press }
}

interface ControllerCase {
  /** Keys that choose an action and do it. */
  readonly keys: readonly string[]
  readonly action: Act
  /** The hints while chance acts, and while players are to enter a roll or draw; null if that is done elsewhere. */
  readonly chance: string
  readonly entering: string | null
}

/** Some sessions keep the hint itself, others an object that can also hold a refusal. */
const codeOf = (complaint: unknown): unknown => {
  if (typeof complaint !== 'object' || complaint === null) return complaint
  return 'code' in complaint ? complaint.code : 'hint' in complaint ? complaint.hint : complaint
}

/** A controller acts when it may, and otherwise does nothing and says why. */
const describeController = <
  View extends object,
  Event,
  Session extends { readonly state: { readonly complaint: unknown } },
  Board,
>(
  game: AnyGame,
  board: Controlled<View, Event, Session, Board>,
  { keys, action, chance, entering }: ControllerCase,
): void => {
  describe('the controller of the board', () => {
    const { view } = board
    const text = game.text.locales.en['board']
    const hints = typeof text === 'object' && 'hint' in text ? text.hint : undefined

    it('does the action chosen by keys', () => {
      const { press, done } = playing(board)
      press(...keys)
      expect(done).toEqual([action])
    })

    const obstacles: readonly [string, Partial<TrayProps>, string][] = [
      ['an action is on its way', { busy: true }, 'busy'],
      ['another is to act', { playable: false }, 'notYourTurn'],
      ['chance acts', { view: { ...view, by: 'chance' }, playable: false }, chance],
      ['the match is over', { view: { ...view, by: 'nobody' }, playable: false }, 'over'],
    ]
    const entry: typeof obstacles =
      entering === null ? [] : [['what fell is to be entered', { view: { ...view, by: 'chance' } }, entering]]
    it.each([...obstacles, ...entry])('does nothing while %s, and says so', (_, given, code) => {
      const { press, done, session } = playing(board, given)
      press(...keys)
      expect(done).toEqual([])
      expect(codeOf(session.state.complaint)).toBe(code)
      expect(hints).toHaveProperty(code)
    })

    it('offers to play from here in review', () => {
      const { press, done, session } = playing(board, { reviewing: true, playable: false })
      press(...keys)
      expect(new Set(done)).toEqual(new Set(['tryHere']))
      expect(codeOf(session.state.complaint)).toBeNull()
    })
  })
}

interface EventCase<Event extends GameEvent> {
  readonly seats: number
  readonly placesOfEvent: (event: Event) => readonly string[]
  /** Whether a name is one of a place in the notation of the game. */
  readonly isPlace: (name: string) => boolean
  /** Types of events that always have places; the first occurs in every match. */
  readonly types: readonly Event['type'][]
}

/** The places of events use the notation of the game. */
const describeEventPlaces = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  { seats, placesOfEvent, isPlace, types }: EventCase<E>,
): void =>
  it('names the places of events in the notation of the game, and some events have places', () => {
    const options = game.schemas.options.parse({})
    // As a spectator sees them.
    const all = playRandomly(game, { seats, options }, quickRandom(game.id))
      .events.map((event) => game.redactEvent(event, 'public'))
      .map((event) => [event.type, placesOfEvent(event)] as const)
    expect(all.flatMap(([, names]) => names).filter((name) => !isPlace(name))).toEqual([])
    for (const type of types)
      expect(
        all.filter(([each]) => each === type).every(([, names]) => names.length > 0),
        type,
      ).toBe(true)
    expect(all.some(([type, names]) => type === types[0] && names.length > 0)).toBe(true)
  })

const SOURCES = import.meta.glob<string>('../../*/Board.vue', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The next press ends a running animation. */
const describeMotion = (id: string): void =>
  it('ends the animation with a press', () => {
    const board = SOURCES[`../../${id}/Board.vue`]
    expect(board).toMatch(/^useInputEndsMotion\(/m)
    expect(board).toContain("'at-rest': state.atRest }")
  })

interface BoardCase<View extends object, Event extends GameEvent, Session, Board> extends Controlled<
  View,
  Event,
  Session,
  Board
> {
  readonly help?: KeyCase
  readonly acts: ControllerCase
  readonly events: EventCase<Event>
}

export const describeBoard = <
  O,
  S,
  A,
  E extends GameEvent,
  V extends object,
  Session extends { readonly state: { readonly complaint: unknown } },
  Board,
>(
  game: Game<O, S, A, E, V>,
  { help = {}, acts, events, ...board }: BoardCase<V, E, Session, Board>,
): void => {
  describeKeys(board.boardKeys, help)
  describeController(game as AnyGame, board, acts)
  describeEventPlaces(game, events)
  describeMotion(game.id)
}
