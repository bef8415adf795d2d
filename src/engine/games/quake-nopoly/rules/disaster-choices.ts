/** Choices while a disaster is resolved: where the meteorologist moves it, kept cards, the damage itself. */
import { refuse } from '../../../kernel/refusal.ts'
import type { Action, ActionOf } from '../action.ts'
import { generalOf } from '../components/cards.ts'
import type { Outcome } from './construction.ts'
import { emptyBatch, first, withEvents } from './batch.ts'
import { coveredBy, hitOf, movedHit, playsBeforeDamage, shiftTargets, takeDamage } from './disaster.ts'
import type { State } from '../state.ts'
import type { TaskOf } from '../task.ts'

/** QK-37a: after an even roll. */
export const shiftTo = (state: State, task: TaskOf<'shiftTo'>, action: Action): Outcome | undefined => {
  const { seat, card } = task
  const batch = emptyBatch(state)
  if (action.type === 'decline') return withEvents(batch, { type: 'hit.stayed', seat, card })
  if (action.type !== 'shiftTo') return undefined
  const target = shiftTargets(state, seat).find(({ land }) => land.card === action.card)
  const hit = hitOf(state.disaster, card)
  if (target === undefined || hit === undefined) return refuse('notShiftTarget', 'QK-37a')
  const { seat: toSeat, land } = target
  return withEvents(batch, {
    type: 'hit.moved',
    seat,
    card,
    toSeat,
    hit: movedHit(state, hit, toSeat, land.card),
  })
}

/** QK-18: a kept card in the window before damage; others may follow. */
export const playBeforeDamage = (
  state: State,
  task: TaskOf<'hit'>,
  { event, on }: ActionOf<'play'>,
): Outcome => {
  const { seat } = task
  if (!(state.kept[seat] ?? []).includes(event)) return refuse('notKept', 'QK-18')
  if (generalOf(event)?.keep !== 'hit') return refuse('otherWindow', 'QK-18')
  const play = playsBeforeDamage(state, seat).find((each) => each.event === event)
  if (play === undefined) return refuse('otherDisaster', 'QK-18')
  if (on === null || !play.on.includes(on)) return refuse('notThreatened', 'QK-18')
  const covers = coveredBy(state, seat, on)
  return first(withEvents(emptyBatch(state), { type: 'card.played', seat, event, on, covers }), task)
}

export const acceptDamage = (state: State, { seat }: TaskOf<'hit'>): Outcome =>
  takeDamage(emptyBatch(state), seat)
