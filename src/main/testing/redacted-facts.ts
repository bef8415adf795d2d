/** Finds unredacted actions and events of a match in messages, in any game. */
import type { AnyGame } from '../../engine/kernel/game.ts'
import { seatsOf, type Seat, type Viewer } from '../../engine/kernel/seat.ts'
import { canonicalJson } from '../../engine/record/canonical.ts'
import type { Step } from '../../engine/record/step.ts'
import type { Json } from '../../engine/kernel/json.ts'
import { isObject, type SecretFinder } from '../../engine/kernel/testing/secrets.ts'

/** Collects what a game redacts in the steps of a match, and finds it in messages. */
export interface HiddenFacts {
  readonly add: (step: Step) => void
  readonly find: SecretFinder
}

export const hiddenFacts = (game: AnyGame, seats: number): HiddenFacts => {
  /** By hidden fact, the seats that may know it. */
  const known = new Map<string, ReadonlySet<Seat>>()
  const note = (fact: unknown, seenBy: (viewer: Viewer) => readonly unknown[]): void => {
    const whole = canonicalJson(fact)
    const isWhole = (viewer: Viewer): boolean => seenBy(viewer).some((seen) => canonicalJson(seen) === whole)
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
      const may = known.get(canonicalJson(value))
      return may === undefined ? [] : [{ what: `${value['type']} whole`, seats: [...may] }]
    },
  }
}
