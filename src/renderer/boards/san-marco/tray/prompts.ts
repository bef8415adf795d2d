/** What the tray asks for next, and what the choice so far comes to. */
import { districtOf } from '../../../../engine/games/san-marco/components/pieces.ts'
import type { View } from '../../../../engine/games/san-marco/view/types.ts'
import { needOf, taskOf, type Choice } from '../choice/choice.ts'
import type { Phrase } from '../../../ui/format/phrases.ts'
import { districtPhrase, phrase } from '../words/labels.ts'

const district = (value: number | null): string | Phrase => (value === null ? '' : districtPhrase(value))

/** What is to be said next; what will happen once nothing is missing. */
export const promptOf = (view: View, choice: Choice, names: readonly string[]): Phrase => {
  const task = taskOf(view, choice)
  const need = needOf(view, choice)
  const named = (seat: number | null): string => (seat === null ? '' : (names[seat] ?? ''))
  if (need === 'from') return phrase('prompt.from')
  if (need === 'fork') return phrase('prompt.fork', { district: district(choice.fork) })
  if (need === 'opponent') return phrase('prompt.opponent', { district: district(choice.to) })
  if (need === 'take') return phrase('prompt.take')
  switch (task) {
    case 'card':
      return phrase('prompt.card')
    case 'place':
      return choice.to === null
        ? phrase('prompt.place', { district: district(districtOf(choice.card ?? 'doge') ?? null) })
        : phrase(choice.from === null ? 'does.place' : 'does.placeFrom', {
            district: district(choice.to),
            from: district(choice.from),
          })
    case 'transfer':
      return choice.to === null
        ? phrase('prompt.transfer')
        : phrase(choice.from === null ? 'does.transfer' : 'does.transferFrom', {
            district: district(choice.to),
            name: named(choice.seat),
            from: district(choice.from),
          })
    case 'bridge':
      return choice.at === null
        ? phrase('prompt.bridge')
        : phrase(choice.from === null ? 'does.bridge' : 'does.bridgeFrom', {
            one: district(choice.at[0]),
            other: district(choice.at[1]),
            from: district(choice.from),
          })
    case 'banish':
      return choice.to === null
        ? phrase(view.possible.decline ? 'prompt.bonus' : 'prompt.banish')
        : phrase('does.banish', { district: district(choice.to) })
    case 'dogePlace':
      return choice.to === null
        ? phrase('prompt.dogePlace')
        : phrase('does.dogePlace', { district: district(choice.to) })
    case 'doge': {
      const last = choice.steps.at(-1)
      if (last !== undefined) return phrase('does.dogeWalk', { district: district(last.to) })
      return phrase(choice.to === null ? 'prompt.doge' : 'does.dogeStay', { district: district(view.doge) })
    }
    default:
      return phrase('prompt.none')
  }
}

/** The words on the button that sends the choice. */
export const commitKey = (view: View, choice: Choice): string => {
  const task = taskOf(view, choice)
  if (task === 'doge')
    return choice.steps.length === 0 && choice.fork === null ? 'commit.stay' : 'commit.walk'
  return task === 'card' || task === 'none' || task === 'choose' ? 'commit.play' : `commit.${task}`
}
