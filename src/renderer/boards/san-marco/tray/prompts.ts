/** What the tray asks for next, and what the draft does so far. */
import { districtOf } from '../../../../engine/games/san-marco/components/pieces.ts'
import type { View } from '../../../../engine/games/san-marco/view/schema.ts'
import { needOf, taskOf, type Draft } from '../draft/draft.ts'
import type { Phrase } from '../../../ui/format/phrases.ts'
import { districtPhrase, phrase } from '../words/labels.ts'

const district = (value: number | null): string | Phrase => (value === null ? '' : districtPhrase(value))

/** Whether the aristocrat of a district card can go over a bridge instead (SM-24). */
const crosses = ({ possible }: View, { card }: Draft): boolean =>
  possible.places.some((each) => each.card === districtOf(card ?? 'doge') && each.to.length > 1)

/** The next prompt, or what will happen once nothing is missing. */
export const promptOf = (view: View, draft: Draft, names: readonly string[]): Phrase => {
  const task = taskOf(view, draft)
  const need = needOf(view, draft)
  const named = (seat: number | null): string => (seat === null ? '' : (names[seat] ?? ''))
  if (need === 'from') return phrase('prompt.from')
  if (need === 'fork') return phrase('prompt.fork', { district: district(draft.fork) })
  if (need === 'opponent') return phrase('prompt.opponent', { district: district(draft.to) })
  if (need === 'take') return phrase('prompt.take')
  switch (task) {
    case 'card':
      return phrase('prompt.card')
    case 'place':
      return draft.to === null
        ? phrase(crosses(view, draft) ? 'prompt.place' : 'prompt.placeHere', {
            district: district(districtOf(draft.card ?? 'doge') ?? null),
          })
        : phrase(draft.from === null ? 'does.place' : 'does.placeFrom', {
            district: district(draft.to),
            from: district(draft.from),
          })
    case 'transfer':
      return draft.to === null
        ? phrase('prompt.transfer')
        : phrase(draft.from === null ? 'does.transfer' : 'does.transferFrom', {
            district: district(draft.to),
            name: named(draft.seat),
            from: district(draft.from),
          })
    case 'bridge':
      return draft.at === null
        ? phrase('prompt.bridge')
        : phrase(draft.from === null ? 'does.bridge' : 'does.bridgeFrom', {
            one: district(draft.at[0]),
            other: district(draft.at[1]),
            from: district(draft.from),
          })
    case 'banish':
      return draft.to === null
        ? phrase(view.possible.decline ? 'prompt.bonus' : 'prompt.banish')
        : phrase('does.banish', { district: district(draft.to) })
    case 'dogePlace':
      return draft.to === null
        ? phrase('prompt.dogePlace')
        : phrase('does.dogePlace', { district: district(draft.to) })
    case 'doge': {
      const last = draft.steps.at(-1)
      if (last !== undefined) return phrase('does.dogeWalk', { district: district(last.to) })
      return phrase(draft.to === null ? 'prompt.doge' : 'does.dogeStay', { district: district(view.doge) })
    }
    default:
      return phrase('prompt.none')
  }
}

/** The text of the button that sends the draft. */
export const commitKey = (view: View, draft: Draft): string => {
  const task = taskOf(view, draft)
  if (task === 'doge') return draft.steps.length === 0 && draft.fork === null ? 'commit.stay' : 'commit.walk'
  return task === 'card' || task === 'none' || task === 'choose' || task === 'assign'
    ? 'commit.play'
    : `commit.${task}`
}
