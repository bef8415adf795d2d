/** The bots in `examples/bots` take a seat in every game; they know no more than the protocol says. */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { GAMES } from '../../engine/index.ts'
import type { AnyGame } from '../../engine/kernel/game.ts'
import { optionsFor } from '../../engine/kernel/options.ts'
import { quickRandom } from '../../engine/kernel/random.ts'
import { randomBot } from './bot.ts'
import { externalBot, LIMITS } from './external-program.ts'

const fileOf = (name: string): string =>
  fileURLToPath(new URL(`../../../examples/bots/${name}`, import.meta.url))

const hasPython = spawnSync('python3', ['--version']).status === 0

/** Plays a match between the bot and random play; the number of the bot's actions, and whether it won. */
const played = async (
  command: string,
  game: AnyGame,
  seed: string,
): Promise<{ readonly actions: number; readonly won: boolean }> => {
  const seats = game.seats.min
  const options = optionsFor(game, {}, seats)
  if (!options.ok) throw new Error(options.error.code)
  const place = { game, options: options.value, seats, seat: 0 }
  const bot = externalBot(command, place, LIMITS)
  onTestFinished(() => bot.close())
  const random = quickRandom(seed)
  let state = game.start({ options: options.value, seats })
  let actions = 0
  for (let step = 0; ; step += 1) {
    const turn = game.turn(state)
    if (turn.by === 'nobody') {
      expect(bot.fault()).toBeUndefined()
      bot.close(turn.outcome)
      return { actions, won: turn.outcome.places[0] === 1 }
    }
    if (turn.by === 0) actions += 1
    const position = { game, options: options.value, state, seat: Number(turn.by), seed: `${seed} ${step}` }
    const action =
      turn.by === 'chance'
        ? game.chance(state, random)
        : await (turn.by === 0 ? bot : randomBot()).choose(position)
    const decision = game.decide(state, action)
    if (!decision.ok) throw new Error(`${game.id} refuses ${decision.refusal.code}`)
    for (const event of decision.events) state = game.evolve(state, event)
  }
}

const BOTS = [
  { name: 'in TypeScript', command: `"${process.execPath}" "${fileOf('bot.ts')}"`, runs: true },
  { name: 'in Python', command: `python3 "${fileOf('bot.py')}"`, runs: hasPython },
]

describe.each(BOTS)('the example bot $name', ({ command, runs }) => {
  it.skipIf(!runs)('plays a match of every game to its end, looking ahead', async () => {
    for (const game of GAMES)
      expect((await played(`${command} --greedy`, game, game.id)).actions).toBeGreaterThan(0)
  })

  describe('again and again', { tags: ['sweep'], timeout: 3_600_000 }, () => {
    it.skipIf(!runs).each(GAMES.map((game) => [game.id, game] as const))(
      'plays 100 matches of %s',
      async (id, game) => {
        for (let match = 0; match < 100; match += 1)
          expect((await played(command, game, `${id} ${match}`)).actions).toBeGreaterThan(0)
      },
    )

    // In Quorsum and San Marco an action brings too few points at once.
    const SOON = GAMES.filter(({ id }) => id !== 'quorsum' && id !== 'san-marco')
    it.skipIf(!runs).each(SOON.map((game) => [game.id, game] as const))(
      'wins most matches of %s looking ahead',
      async (id, game) => {
        let wins = 0
        for (let match = 0; match < 20; match += 1)
          wins += Number((await played(`${command} --greedy`, game, `${id} ${match}`)).won)
        expect(wins).toBeGreaterThan(10)
      },
    )
  })
})
