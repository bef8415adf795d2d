/** The effects of a general event as lines of text, generated from the data that the rules carry out. */
import { message, type Message } from '../../../../kernel/text.ts'
import type { Effect, GeneralEvent, AffectedSeats } from './types.ts'

/** One effect as text. */
interface EffectLine {
  /** The numbers of its row of the die; null outside a roll. */
  readonly row: { readonly from: number; readonly to: number } | null
  /** The affected seats as a text `deck.whom.…`; null for the seat that plays the card. */
  readonly whom: Message | null
  /** The effect as a text `deck.effect.…`. */
  readonly what: Message
}

type Row = EffectLine['row']

const whomOf = (whom: AffectedSeats): Message | null =>
  whom === 'self' ? null : message(`deck.whom.${whom}`)

const lineOf = (row: Row, whom: AffectedSeats, key: string, n?: number): EffectLine => ({
  row,
  whom: whomOf(whom),
  what: message(`deck.effect.${key}`, n === undefined ? {} : { n }),
})

const linesOf = (effect: Effect, row: Row): readonly EffectLine[] => {
  switch (effect.do) {
    case 'gain':
    case 'lose':
      return [lineOf(row, effect.whom, `${effect.do}.${effect.kind}`, effect.count)]
    case 'draw':
    case 'discard':
    case 'review':
      return [lineOf(row, effect.whom, effect.do, effect.count)]
    case 'strengthen': {
      const { whom, from, reach, track, count } = effect
      return [lineOf(row, whom, `strengthen.${from}.${reach}.${track}`, count)]
    }
    case 'wear':
      return [lineOf(row, effect.whom, `wear.${effect.track}`, effect.count)]
    case 'inspect': {
      const { whom, track, mark, pay } = effect
      return [{ row, whom: whomOf(whom), what: message(`deck.effect.inspect.${track}`, { mark, n: pay }) }]
    }
    case 'trade': {
      const { whom, give, take } = effect
      return [{ row, whom: whomOf(whom), what: message('deck.effect.trade', { give, take }) }]
    }
    case 'give':
      return [lineOf(row, effect.whom, `give.${effect.to}`, effect.count)]
    case 'build':
      return [lineOf(row, effect.whom, 'build')]
    case 'shield':
      return [lineOf(row, 'self', `shield.${effect.reach}.${effect.against}`, effect.less)]
    case 'insure':
      return [lineOf(row, 'self', `insure.${effect.reach}.${effect.against}`, effect.count)]
    case 'roll': {
      const rows = effect.rows.flatMap(({ upTo, effects }, index) => {
        const numbers = { from: (effect.rows[index - 1]?.upTo ?? 0) + 1, to: upTo }
        return effects.length === 0
          ? [lineOf(numbers, 'self', 'nothing')]
          : effects.flatMap((inner) => linesOf(inner, numbers))
      })
      return [lineOf(row, 'self', 'roll'), ...rows]
    }
  }
}

/** The lines of a general event, in the order carried out. */
export const effectLines = (event: GeneralEvent): readonly EffectLine[] =>
  event.effects.flatMap((effect) => linesOf(effect, null))
