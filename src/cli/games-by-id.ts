import { createHash } from 'node:crypto'
import { GAMES, gameOf } from '../engine/index.ts'
import type { AnyGame } from '../engine/kernel/game.ts'
import { valuesFor } from '../engine/kernel/options.ts'
import { fewestSeats } from '../engine/kernel/seat.ts'
import { setupFor } from '../engine/record/validation.ts'
import type { Header } from '../engine/record/step.ts'
import { CommandError, wholeNumber } from './command.ts'
import { explained } from './words.ts'

/** The game an option names; the error lists all games. */
const gameNamed = (id: string | undefined): AnyGame => {
  const game = id === undefined ? undefined : gameOf(id)
  if (game !== undefined) return game
  const known = GAMES.map((each) => each.id).join(', ')
  throw new CommandError(
    id === undefined
      ? `--game is missing; the games are ${known}.`
      : `There is no game "${id}"; the games are ${known}.`,
  )
}

/** The number of seats from an option; the game's minimum if it is left out. */
const seatsOfGame = (game: AnyGame, text: string | undefined): number =>
  text === undefined ? game.seats.min : wholeNumber('seats', text, fewestSeats(game.seats), game.seats.max)

/** Parses a match's options from JSON and fills in defaults. */
const optionsOfGame = (game: AnyGame, text: string | undefined, seats: number): Header['options'] => {
  let value: unknown
  try {
    value = JSON.parse(text ?? '{}')
  } catch (thrown) {
    if (thrown instanceof SyntaxError) throw new CommandError(`--options is not JSON: ${thrown.message}.`)
    throw thrown
  }
  const options = setupFor(game, value, seats)
  if (options.ok) return options.value
  const { code, details = {} } = options.error
  if (code !== 'badOptions' || details['needs'] !== undefined)
    throw new CommandError(`--options: ${explained(options.error)}`)
  const fields = Object.entries(game.fields).map(
    ([name, field]) => `${name} (${valuesFor(field, seats).join(', ')})`,
  )
  throw new CommandError(`--options does not fit ${game.id}, which has ${fields.join(', ')}.`)
}

/** The values of --game, --seats and --options, as text. */
interface SetupTexts {
  readonly game?: string | undefined
  readonly seats?: string | undefined
  readonly options?: string | undefined
}

/** The game, seats and options of a match to play. */
export const setupFrom = (texts: SetupTexts) => {
  const game = gameNamed(texts.game)
  const seats = seatsOfGame(game, texts.seats)
  return { game, seats, options: optionsOfGame(game, texts.options, seats) }
}

/** The nonce of a header, 32 hex digits, derived from a text so that the same text gives the same match. */
export const nonceOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32)

/** A header for play at the command line, with persons called "Seat 1", "Seat 2" and so on. */
export const headerFor = (
  game: AnyGame,
  seats: number,
  options: Header['options'],
  rest: Pick<Header, 'nonce' | 'chance' | 'startedAt'>,
): Header => ({
  format: 1,
  game: game.id,
  rules: game.version,
  options,
  seats: Array.from({ length: seats }, (_, seat) => ({
    name: `Seat ${seat + 1}`,
    // There are six colours, and no game takes more than six seats.
    colour: (seat + 1) as Header['seats'][number]['colour'],
    player: { kind: 'person' },
  })),
  undo: 'free',
  ...rest,
})
