/** A walk of the Doge while it is being chosen, from what a view says: for boards. */
import type { WalkStep } from '../action.ts'
import type { District } from '../components/districts.ts'
import type { DogeStepView, View } from './types.ts'

interface DogePath {
  /** Where it stands after the steps so far. */
  readonly at: District
  /** What the tolls of these steps change, and what the district there would then score; both by seat. */
  readonly change: readonly number[]
  readonly points: readonly number[]
  /** Steps it could go on with; no district is visited twice (SM-36). */
  readonly next: readonly DogeStepView[]
}

/** Undefined if the view's Doge cannot walk so. */
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
