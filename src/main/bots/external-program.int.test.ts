import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { gameOf } from '../../engine/index.ts'
import type { Outcome } from '../../engine/kernel/game.ts'
import { quickRandom } from '../../engine/kernel/random.ts'
import { randomBot, type Bot } from './bot.ts'
import { externalBot, LIMITS, type Limits } from './external-program.ts'

const qin = gameOf('qin')!
const options = qin.schemas.options.parse({})
const PROGRAM = fileURLToPath(new URL('testing/program.mjs', import.meta.url))

const seated = (command: string, limits: Partial<Limits> = {}): Bot => {
  const bot = externalBot(command, { game: qin, options, seats: 2, seat: 0 }, { ...LIMITS, ...limits })
  onTestFinished(() => bot.close())
  return bot
}

const program = (mode: string): string => `"${process.execPath}" "${PROGRAM}" ${mode}`

/** Plays a match of Qin between the bot and random play; every action must be legal. */
const played = async (bot: Bot): Promise<{ outcome: Outcome; actions: readonly unknown[] }> => {
  const random = quickRandom('match')
  const bots = [bot, randomBot()]
  const actions: unknown[] = []
  let state = qin.start({ options, seats: 2 })
  for (let step = 0; ; step += 1) {
    const turn = qin.turn(state)
    if (turn.by === 'nobody') {
      bot.close(turn.outcome)
      return { outcome: turn.outcome, actions }
    }
    const action =
      turn.by === 'chance'
        ? qin.chance(state, random)
        : await bots[turn.by]!.choose({ game: qin, options, state, seat: turn.by, seed: String(step) })
    if (turn.by === 0) actions.push({ action, first: qin.legal(state)[Symbol.iterator]().next().value })
    const decision = qin.decide(state, action)
    if (!decision.ok) throw new Error(decision.refusal.code)
    for (const event of decision.events) state = qin.evolve(state, event)
  }
}

describe('a program in a seat', () => {
  it('plays a match to its end over the referee protocol', async () => {
    const bot = seated(program('first'))
    const { outcome, actions } = await played(bot)
    expect(outcome.places).toHaveLength(2)
    expect(bot.fault()).toBeUndefined()
    for (const each of actions) expect(each).toMatchObject({ action: (each as { first: unknown }).first })
  })

  it('sees its own and the public view, and can neither undo nor act illegally', async () => {
    const bot = seated(program('peek'))
    await played(bot)
    expect(bot.fault()).toBeUndefined()
  })

  it.each([
    ['that crashes', program('crash'), {}, 'ended'],
    ['that does not start', 'no-such-program-anywhere', {}, 'ended'],
    ['that says nothing in time', program('sleep'), { decision: 300 }, 'tooSlow'],
    ['that talks nonsense', program('nonsense'), {}, 'nonsense'],
    ['that sends three megabytes in a line, and does not expect the refusal', program('flood'), {}, 'ended'],
  ])('one %s gives its seat up to random play, and the match goes on', async (_, command, limits, fault) => {
    const bot = seated(command, limits)
    const { outcome } = await played(bot)
    expect(outcome.places).toHaveLength(2)
    expect(bot.fault()).toBe(fault)
  })

  it('can be stopped while it thinks', async () => {
    const bot = seated(program('sleep'))
    const random = quickRandom('stop')
    let state = qin.start({ options, seats: 2 })
    for (;;) {
      const turn = qin.turn(state)
      if (turn.by !== 'chance') break
      const decision = qin.decide(state, qin.chance(state, random))
      if (!decision.ok) throw new Error(decision.refusal.code)
      for (const event of decision.events) state = qin.evolve(state, event)
    }
    const stop = new AbortController()
    const choice = bot.choose({ game: qin, options, state, seat: 0, seed: 'a' }, stop.signal)
    stop.abort(new Error('enough'))
    await expect(choice).rejects.toThrow('enough')
  })
})
