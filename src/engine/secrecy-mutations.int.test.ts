/** Disables each part that keeps secrets, one at a time in each game and each example, and expects the contract's check to notice. */
import { describe, expect, it } from 'vitest'
import { diceTicTacToe } from '../../examples/dice-tic-tac-toe/rules/index.ts'
import { pig } from '../../examples/pig/rules/index.ts'
import { GAMES } from './index.ts'
import { concealNothing } from './kernel/hidden-information.ts'
import type { AnyGame, GameEvent } from './kernel/game.ts'
import { seededRandom } from './kernel/random.ts'
import { seatsOf } from './kernel/seat.ts'
import { hasSecrets } from './kernel/testing/has-secrets.ts'
import { checkSecrecy } from './kernel/testing/checks/secrecy.ts'
import type { PlayedMatch } from './kernel/testing/checks/unseen.ts'
import { playRandomly } from './kernel/testing/play.ts'

const MATCHES = 4

/** Random matches with the fewest and the most seats. */
const matchesOf = (game: AnyGame): readonly PlayedMatch<unknown, unknown, unknown, GameEvent>[] =>
  [game.seats.min, game.seats.max].flatMap((seats) =>
    Array.from({ length: MATCHES }, (_, match) => {
      const setup = { options: game.schemas.options.parse({}), seats }
      return { ...playRandomly(game, setup, seededRandom(`${game.id} laws ${seats}`, match)), setup }
    }),
  )

/** Our games, and the small ones others learn from. */
const games: readonly AnyGame[] = [...GAMES, pig, diceTicTacToe].filter(hasSecrets)

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  const matches = matchesOf(game)
  const check = (mutant: AnyGame): void => {
    for (const [at, match] of matches.entries()) checkSecrecy(mutant, match, at)
  }

  it('keeps its secrets', () => check(game))

  it.each<[string, Partial<AnyGame>]>([
    ['events are not redacted', { redactEvent: (event) => event }],
    ['actions are not redacted', { redactAction: (action) => action }],
    ['nothing is concealed', { conceal: concealNothing }],
    ['nothing counts as revealed', { reveals: () => false }],
  ])('is found out where %s', (_what, mutation) => {
    expect(() => check({ ...game, ...mutation })).toThrow()
  })

  const isSeen = (event: GameEvent): boolean =>
    seatsOf(game.seats.max).some((seat) => game.redactEvent(event, seat) === event)
  /** What chance decided, where anybody sees it. */
  const drawn = matches
    .flatMap(({ steps }) => steps)
    .flatMap(({ actor, events }) => (actor === 'chance' ? events.slice(0, 1) : []))
    .filter((event) => game.reveals(event) && isSeen(event))
  it.each([...new Set(drawn.map(({ type }) => type))])(
    'is found out where %s counts as revealing nothing',
    (type) => {
      expect(() =>
        check({ ...game, reveals: (event) => event.type !== type && game.reveals(event) }),
      ).toThrow()
    },
  )
})
