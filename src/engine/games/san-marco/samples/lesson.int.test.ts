import { expect, it } from 'vitest'
import type { AnyGame } from '../../../kernel/game.ts'
import { followChoice, playAside } from '../../../record/follow-choice.ts'
import { judgeAnswer, outcomeOf, rightAction } from '../../../record/lesson.ts'
import { tasksOf } from '../../../samples/testing/tasks.ts'
import { lineTo } from '../../../record/tree.ts'
import { seededRandom } from '../../../kernel/random.ts'
import { eventsOfType } from '../../../kernel/rules/by-type.ts'
import type { Event } from '../event.ts'
import { sanMarco } from '../index.ts'

const { replay, tip, tasks } = tasksOf(sanMarco as AnyGame)
const bridge = (at: readonly [number, number]) => ({ type: 'bridge', at, take: null, from: null })

it('goes on from both first bridges it asks for', () => {
  const [first = expect.fail('there is no task')] = tasks
  const [CANNAREGIO, SANTA_CROCE, SAN_MARCO] = [0, 1, 3]
  expect(first.asked.played).toEqual(bridge([CANNAREGIO, SAN_MARCO]))
  expect(followChoice(replay, tip, first, bridge([CANNAREGIO, SANTA_CROCE]))).toBeDefined()
})

it('plays the first round out with any division of it: the others choose from it, and the reader plays the rest', () => {
  const task = tasks[1] ?? expect.fail('there is no such task')
  const { game, state, played } = task.asked
  const random = seededRandom('divisions', 0)
  const takenBy = new Set<string>()
  for (let time = 0; time < 40; time += 1) {
    const action = game.sampleLegal(state, random)
    expect(judgeAnswer(task.body, task.asked, action).kind).toBe('right')
    if (JSON.stringify(action) === JSON.stringify(played)) continue
    const aside = playAside(replay, tip, task, action) ?? expect.fail(JSON.stringify(action))
    const steps = aside.steps.flatMap((id) => aside.replay.record.steps.get(id) ?? [])
    expect(steps[0]?.action).toEqual(action)
    const seats = steps.flatMap(({ events }) => eventsOfType(events as readonly Event[], 'offer.taken'))
    expect(seats.map(({ seat }) => seat)).toEqual([2, 1, 0])
    expect(aside.replay.game.turn(aside.replay.positions.at(aside.steps.at(-1)!)).by).toBe('chance')
    takenBy.add(seats.map(({ cards }) => cards.join()).join(' '))
  }
  expect(takenBy.size).toBeGreaterThan(20)
})

it('goes on from an aristocrat of either card, also over a bridge of the reader’s own', () => {
  const task = tasks[4] ?? expect.fail('there is no such task')
  const { game, state } = task.asked
  const placed = [...game.legal(state)].filter(
    (action) => judgeAnswer(task.body, task.asked, action).kind === 'right',
  )
  const [CANNAREGIO, SANTA_CROCE, SAN_MARCO] = [0, 1, 3]
  for (const [card, to] of [
    [CANNAREGIO, CANNAREGIO],
    [CANNAREGIO, SANTA_CROCE],
    [CANNAREGIO, SAN_MARCO],
    [SAN_MARCO, SAN_MARCO],
    [SAN_MARCO, CANNAREGIO],
  ])
    expect(placed).toContainEqual({ type: 'place', card, to, from: null })
  for (const action of placed)
    if (JSON.stringify(action) !== JSON.stringify(task.asked.played))
      expect(followChoice(replay, tip, task, action), JSON.stringify(action)).toBeDefined()
})

it('leaves two offers with an action card each, of which one goes where nobody is yet', () => {
  const task = tasks[6] ?? expect.fail('there is no such task')
  const { game, state } = task.asked
  const verdicts = [...game.legal(state)].map((action) => {
    const [taken] = eventsOfType((outcomeOf(task.asked, action) ?? []) as readonly Event[], 'offer.taken')
    return [taken?.cards.join(), judgeAnswer(task.body, task.asked, action).kind]
  })
  const [SAN_MARCO, CASTELLO] = ['4', '6']
  expect(verdicts).toEqual([
    [SAN_MARCO, 'wrong'],
    [CASTELLO, 'right'],
  ])
})

it('goes on from the last bridge anywhere, whether the Doge of the record walks over it or not', () => {
  const task = tasks.at(-3) ?? expect.fail('there is no such task')
  const others = [...task.asked.game.legal(task.asked.state)].filter(
    (action) =>
      judgeAnswer(task.body, task.asked, action).kind === 'right' &&
      JSON.stringify(action) !== JSON.stringify(task.asked.played),
  )
  expect(others.length).toBeGreaterThan(3)
  for (const action of others) {
    const followed = followChoice(replay, tip, task, action) ?? expect.fail(JSON.stringify(action))
    const walk = followed.tasks.at(-2) ?? expect.fail('the walk is lost')
    expect(judgeAnswer(walk.body, walk.asked, rightAction(walk.body, walk.asked)).kind).toBe('right')
  }
})

it('plays the last round out after any division of it, with Bo and the reader playing what they took', () => {
  const task = tasks.at(-1) ?? expect.fail('there is no task')
  const { game, state, played } = task.asked
  const others = [...game.legal(state)].filter((action) => JSON.stringify(action) !== JSON.stringify(played))
  expect(others.length).toBeGreaterThan(50)
  const scores = new Set<string>()
  for (const action of others) {
    expect(judgeAnswer(task.body, task.asked, action).kind).toBe('right')
    const followed = followChoice(replay, tip, task, action) ?? expect.fail(JSON.stringify(action))
    const end = followed.replay.positions.at(followed.tip)
    expect(game.turn(end).by).toBe('nobody')
    expect(lineTo(followed.replay.record, followed.tip).map(({ action: each }) => each)).toContainEqual(
      action,
    )
    // The last words stand at the new end.
    expect([...followed.replay.record.annotations.values()].map(({ step }) => step)).toContain(followed.tip)
    scores.add(game.score(end).join())
  }
  // How one divides matters.
  expect(scores.size).toBeGreaterThan(20)
})
