/** A match of the playground: played in the page itself, and made anew from its choices whenever the rules change. */
import type { AnyGame } from '../../engine/kernel/game.ts'
import type { Refusal } from '../../engine/kernel/refusal.ts'
import { decideStep, drawStep } from '../../engine/record/play.ts'
import { replayOf } from '../../engine/record/positions.ts'
import { COLOURS, type Header, type Step, type StepId } from '../../engine/record/step.ts'
import { addStep, createRecord } from '../../engine/record/tree.ts'

/** What happened in a step: an action of a seat or a forced outcome of chance, or a draw from the seed. */
export type Choice = { readonly action: unknown } | 'draw'

/** Everything a match of the playground is made from; plain JSON. */
export interface Play {
  readonly seats: number
  readonly options: Header['options']
  readonly seed: string
  readonly choices: readonly Choice[]
}

/** A position of a match, and the step that led to it. */
export interface Position {
  readonly id: StepId
  readonly state: unknown
  /** Null at the start. */
  readonly step: Step | null
}

export interface Played {
  /** The start, then the position after each step. */
  readonly positions: readonly [Position, ...Position[]]
  /** Why the next choice no longer fits these rules; undefined if all do. */
  readonly refused?: Refusal
}

/** A new match with default options, as many seats as wished if the game allows it. */
export const newPlay = (
  game: AnyGame,
  { seats = game.seats.min, seed, options = {} }: Partial<Play> & Pick<Play, 'seed'>,
): Play => ({
  seats: Math.min(Math.max(seats, game.seats.min), game.seats.max),
  // Options hold only strings and numbers.
  options: { ...(game.schemas.options.parse({}) as Play['options']), ...options },
  seed,
  choices: [],
})

const headerOf = (game: AnyGame, { seats, options, seed }: Play): Header => ({
  format: 1,
  nonce: '0'.repeat(32),
  game: game.id,
  rules: game.version,
  options,
  seats: COLOURS.slice(0, seats).map((colour, seat) => ({
    name: `Seat ${seat + 1}`,
    colour,
    player: { kind: 'person' },
  })),
  chance: { source: 'seeded', seed },
  undo: 'free',
  startedAt: '2026-01-01T00:00:00Z',
})

/**
 * Plays the choices in order, up to the first that the rules refuse. Throws what the game throws, and if the options
 * are not this game's.
 */
export const played = (game: AnyGame, play: Play): Played => {
  const record = createRecord(headerOf(game, play))
  const replay = replayOf(record, game)
  const start: Position = { id: record.root, state: replay.positions.at(record.root), step: null }
  const positions: [Position, ...Position[]] = [start]
  let tip: Position = start
  for (const choice of play.choices) {
    const { by } = game.turn(tip.state)
    if (by === 'nobody' || (choice === 'draw' && by !== 'chance'))
      return { positions, refused: { code: 'notYourTurn', details: { by } } }
    const step: ReturnType<typeof decideStep> =
      choice === 'draw'
        ? { ok: true, value: drawStep(replay, tip.id) }
        : decideStep(replay, tip.id, by, choice.action, by === 'chance')
    if (!step.ok) return { positions, refused: step.error }
    addStep(record, step.value)
    tip = { id: step.value.id, state: replay.positions.at(step.value.id), step: step.value }
    positions.push(tip)
  }
  return { positions }
}

/** The latest position. */
export const tipOf = ({ positions }: Played): Position => positions.at(-1) ?? positions[0]

/** Adds draws from the seed until a seat is to act or the match is over, but at most a thousand. */
export const withDraws = (game: AnyGame, play: Play): Play => {
  let next = play
  for (let draws = 0; draws < 1000; draws += 1) {
    const now = played(game, next)
    if (now.refused !== undefined || game.turn(tipOf(now).state).by !== 'chance') return next
    next = { ...next, choices: [...next.choices, 'draw'] }
  }
  return next
}

/** Without the last choice; with `draws`, without what the seed drew after it either. */
export const undone = (play: Play, draws: boolean): Play => {
  const choices = [...play.choices]
  while (draws && choices.at(-1) === 'draw') choices.pop()
  choices.pop()
  return { ...play, choices }
}

/** The first legal actions or outcomes, and whether there are more. */
export const legalOf = (
  game: AnyGame,
  state: unknown,
  most: number,
): { readonly actions: readonly unknown[]; readonly more: boolean } => {
  const actions: unknown[] = []
  if (game.turn(state).by === 'nobody') return { actions, more: false }
  for (const action of game.legal(state)) {
    if (actions.length === most) return { actions, more: true }
    actions.push(action)
  }
  return { actions, more: false }
}
