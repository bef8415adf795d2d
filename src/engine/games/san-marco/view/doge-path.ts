/** Follows a walk of the Doge through a view while it is being chosen, for boards. */
import type { WalkStep } from '../action.ts'
import type { District } from '../components/districts.ts'
import type { DogeStepView, View } from './schema.ts'

interface DogePath {
  /** The district after the steps so far. */
  readonly at: District
  /** By seat, the tolls of these steps, and what the district there would then score. */
  readonly change: readonly number[]
  readonly points: readonly number[]
  /** Possible next steps; no district is visited twice (SM-36). */
  readonly next: readonly DogeStepView[]
}

/** Undefined if the Doge cannot walk this way. */
export const walkFrom = (view: View, steps: readonly WalkStep[]): DogePath | undefined => {
  if (view.doge === null) return undefined
  let at = view.doge
  let change: readonly number[] = view.players.map(() => 0)
  const visited = [at]
  const onward = (): readonly DogeStepView[] =>
    view.possible.dogeSteps.filter((step) => step.from === at && !visited.includes(step.to))
  for (const { to, over } of steps) {
    const step = onward().find((each) => each.to === to && each.over === over)
    if (step === undefined) return undefined
    change = change.map((sofar, seat) => sofar + (step.change[seat] ?? 0))
    at = to
    visited.push(to)
  }
  return { at, change, points: view.districts[at]?.scores ?? [], next: onward() }
}
