/** Headers, steps and summaries for tests, without a game behind them. */
import { stepId } from '../../../engine/record/ids.ts'
import { MAIN, type Branch, type Header, type Step, type StepId } from '../../../engine/record/step.ts'
import type { Summary } from '../rows/summary.ts'

/** A header for two seats; each number gives another match. */
export const exampleHeader = (number: number, changes: Partial<Header> = {}): Header => ({
  format: 1,
  nonce: number.toString(16).padStart(32, '0'),
  game: 'quorsum',
  rules: 1,
  options: { raceTo: 1, flipLock: 'reply' },
  seats: [
    { name: '王小明', colour: 1, player: { kind: 'person' } },
    { name: 'Zoë', colour: 2, player: { kind: 'bot', bot: 'homer', level: 2 } },
  ],
  chance: { source: 'seeded', seed: 'plum' },
  undo: 'free',
  startedAt: '2026-11-20T10:25:00.000Z',
  ...changes,
})

/** The `number`-th step of a line; every third is by chance. Two events, the second with awkward text. */
export const exampleStep = (parent: StepId, number: number): Step => {
  const content = {
    parent,
    actor: number % 3 === 0 ? ('chance' as const) : number % 2,
    action: { type: 'play', number, at: [1, 2.5, -3] },
    events: [
      { type: 'stone.placed', number },
      { type: 'stone.named', name: `“漢字” \u0000 ${number} \\ 'x'`, none: null },
    ],
  }
  return { id: stepId(content), ...content }
}

/** A line of steps below `parent`, numbered from `from`. */
export const exampleLine = (parent: StepId, count: number, from = 1): Step[] => {
  const steps: Step[] = []
  let at = parent
  for (let number = from; number < from + count; number += 1) {
    const step = exampleStep(at, number)
    steps.push(step)
    at = step.id
  }
  return steps
}

export const mainAt = (step: StepId, version: number): Branch => ({
  id: MAIN,
  name: 'main',
  step,
  version,
  deleted: false,
})

export const exampleSummary = (changes: Partial<Summary> = {}): Summary => ({
  played: 1,
  steps: 1,
  comments: 0,
  branches: 0,
  turn: { by: 0 },
  moment: { part: 1, round: 2, turn: 3 },
  scores: [4, 5],
  ...changes,
})
