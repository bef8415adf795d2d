/** The sentence that asks a seat for a choice, as far as the view knows the question. */
import type { View } from '../../../../engine/games/quake-nopoly/view/schema.ts'
import { B, eventKey, landKey } from '../words/names.ts'
import { named, type Phrase } from '../../../ui/format/phrases.ts'
import { seatToAct } from '../draft/table.ts'

export const promptOf = (view: View, names: readonly string[]): Phrase => {
  const { choice, task } = view
  const name = names[seatToAct(view) ?? 0] ?? ''
  const ask = (key: string, params: Phrase['params'] = {}): Phrase => ({
    key: `${B}.ask.${key}`,
    params: { name, ...params },
  })
  if (choice === null) return ask('role')
  switch (choice.is) {
    case 'forecast': {
      // QK-36: asked again before each card, so it says which one.
      const by = view.next.find((each) => each.do === 'turnUp')?.seat ?? view.start
      const at = ((by - view.start + view.seats) % view.seats) + 1
      return ask(`forecast.${choice.of}`, { by: names[by] ?? '', at, of: view.seats })
    }
    case 'putBack':
      return ask(choice.draws ? 'review' : 'putBack', { n: choice.most })
    case 'take':
      if (task?.do === 'claim') return ask('claim', { n: choice.count })
      return choice.free ? ask('extra') : ask('take', { n: choice.count })
    case 'pay':
      if (task?.do === 'tax') return ask('tax', { n: choice.count })
      return choice.toSeat === null
        ? ask('pay', { n: choice.count })
        : ask('give', { n: choice.count, to: names[choice.toSeat] ?? '' })
    case 'trade':
      return ask('trade', { pay: choice.pay, take: choice.take })
    case 'shift':
      return ask('shift', { district: named(landKey(choice.card)), n: choice.damage })
    case 'shiftTo':
      return ask('shiftTo', { district: named(landKey(choice.card)) })
    case 'research':
      return ask('research', { event: named(eventKey(choice.event)), n: choice.damage })
    case 'role':
      // QK-1: with two seats these two roles are strong; say so before they are chosen.
      return ask(view.seats === 2 ? 'roleOfTwo' : 'role')
    default:
      return ask(choice.is)
  }
}

/** The event card that asks a seat for a choice of its effect; null if something else asks. */
export const causeOf = ({ task }: Pick<View, 'task'>): string | null =>
  task?.do === 'effect' ? task.event : null
