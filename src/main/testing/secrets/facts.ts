/** Secrets any game has: actions and events of its record that it redacts for some viewers, found whole. */
import type { AnyGame } from '../../../engine/kernel/game.ts'
import { seatsOf, type Seat, type Viewer } from '../../../engine/kernel/seat.ts'
import type { Step } from '../../../engine/record/step.ts'
import { isObject, type Json, type SecretFinder } from './secrets.ts'

/** JSON with the members of every object in order of their names. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )

/** The hidden facts of a match's steps, and a finder of them in messages. */
export interface HiddenFacts {
  readonly add: (step: Step) => void
  readonly find: SecretFinder
}

export const hiddenFacts = (game: AnyGame, seats: number): HiddenFacts => {
  /** By hidden fact, the seats that may know it. */
  const known = new Map<string, ReadonlySet<Seat>>()
  const note = (fact: unknown, seenBy: (viewer: Viewer) => readonly unknown[]): void => {
    const whole = canonical(fact)
    const isWhole = (viewer: Viewer): boolean => seenBy(viewer).some((seen) => canonical(seen) === whole)
    if (isWhole('public')) return
    known.set(whole, new Set([...(known.get(whole) ?? []), ...seatsOf(seats).filter(isWhole)]))
  }
  return {
    add: ({ action, actor, events }) => {
      note(action, (viewer) => [game.redactAction(action, actor, viewer)])
      for (const event of events)
        note(event, (viewer) => [
          game.redactEvent(event, viewer),
          ...(game.witnessEvent ? [game.witnessEvent(event, viewer)] : []),
        ])
    },
    find: (value: Json) => {
      if (!isObject(value) || typeof value['type'] !== 'string') return []
      const may = known.get(canonical(value))
      return may === undefined ? [] : [{ what: `${value['type']} whole`, seats: [...may] }]
    },
  }
}
