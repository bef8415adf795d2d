/** What follows an action: the same whatever the seat cannot see really is, and nothing once the match is over. */
import { expect, it, onTestFinished } from 'vitest'
import { gameOf } from '../../engine/index.ts'
import { quickRandom } from '../../engine/kernel/random.ts'
import { PUZZLES } from '../../engine/puzzles/index.ts'
import { puzzleSample } from '../../engine/puzzles/puzzle.ts'
import { canonicalJson } from '../../engine/record/canonical.ts'
import { lessonOn } from '../../engine/record/lesson.ts'
import { replayOf } from '../../engine/record/positions.ts'
import { MAIN } from '../../engine/record/step.ts'
import { sampleRecord } from '../../engine/samples/sample.ts'
import { replyTo } from './reply.ts'
import { createThreadPool } from './thread-pool.ts'

const pool = () => {
  const made = createThreadPool(new URL('./worker-thread.ts', import.meta.url), 1)
  onTestFinished(() => made.close())
  return made
}

/** The position a puzzle asks about, with the seat to act and the second best action. */
const askedIn = (id: string, number: number) => {
  const game = gameOf(id) ?? expect.fail(`there is no ${id}`)
  const puzzle = PUZZLES[id]?.find((each) => each.number === number) ?? expect.fail('there is no such puzzle')
  const record = sampleRecord(game, puzzleSample(puzzle), 'en')
  const [task] = lessonOn(replayOf(record, game), record.branches.get(MAIN)?.step ?? record.root)
  const [, second] = puzzle.candidates
  return {
    game,
    options: record.header.options,
    state: task?.asked.state,
    seat: puzzle.seat,
    action: game.schemas.action.parse(second?.action),
  }
}

const after = ({ game, options, state, seat, action }: ReturnType<typeof askedIn>) => {
  const decision = game.decide(state, action)
  if (!decision.ok) throw new Error(decision.refusal.code)
  const next = decision.events.reduce<unknown>((now, event) => game.evolve(now, event), state)
  return { game, options, state: next, seat, seed: 'plum' }
}

it('is the same whatever the seat cannot see really is', async () => {
  const asked = askedIn('qin', 1)
  const { game, state, seat } = asked
  const threads = pool()
  const concealed = game.conceal(state, seat)
  const worlds = ['plum', 'pear'].map((seed) => concealed.deal(quickRandom(seed)))
  expect(new Set(worlds.map((world) => canonicalJson(world))).size).toBe(2)
  const replies = await Promise.all(
    worlds.map((world) => replyTo(after({ ...asked, state: world }), threads)),
  )
  expect(replies[0]).toEqual(replies[1])
})

it('is a legal decision of whoever is to act, found in at least three deals', async () => {
  const threads = pool()
  const replies = await Promise.all(
    [1, 2, 3].map((number) => replyTo(after(askedIn('chang-cheng', number)), threads)),
  )
  const told = replies.flatMap((each) => each ?? [])
  expect(told.length).toBeGreaterThan(0)
  for (const { times, deals, events } of told) {
    expect(times).toBeGreaterThanOrEqual(3)
    expect(times).toBeLessThanOrEqual(deals)
    expect(events.length).toBeGreaterThan(0)
  }
})
