/** A beat of a reveal in words. */
import { CARD_NAMES } from '../../../../engine/games/chang-cheng/components/pieces.ts'
import { nameAt, type Phrase } from '../../../ui/format/phrases.ts'
import { phrase } from '../words/phrase.ts'
import { withMinus } from '../../../ui/format/numbers.ts'
import type { RevealBeat } from './revealScript.ts'

export const beatPhrase = (beat: RevealBeat, names: readonly string[], cards: number): Phrase => {
  const named = (seat: number): string => nameAt(names, seat)
  switch (beat.is) {
    case 'revealed':
      return phrase(cards === 0 ? 'beat.bare' : 'beat.revealed', { n: cards })
    case 'struck':
      return phrase('beat.struck', { numbers: [...new Set(beat.cards.map(({ card }) => String(card)))] })
    case 'declined':
    case 'lapsed':
    case 'due':
      return phrase(`beat.${beat.is}.${CARD_NAMES[beat.card]}`, { name: named(beat.seat) })
    case 'removed':
      return phrase('beat.removed', {
        name: named(beat.seat),
        owner: named(beat.ownerSeat),
        card: beat.card,
      })
    case 'destroyed':
      return beat.owner === 'neutral'
        ? phrase('beat.destroyedNeutral', { name: named(beat.seat), space: beat.space + 1 })
        : phrase('beat.destroyed', {
            name: named(beat.seat),
            owner: named(beat.owner),
            space: beat.space + 1,
          })
    case 'dismissed':
      return phrase('beat.dismissed', { name: named(beat.seat), region: beat.region + 1 })
    case 'changed':
      return phrase(`beat.${beat.by > 0 ? 'raised' : 'lowered'}`, { name: named(beat.seat) })
    case 'extra':
      return phrase('beat.extra', { name: named(beat.seat), n: beat.walls })
    case 'swapped':
      return phrase('beat.swapped', { name: named(beat.seat), here: beat.here + 1, there: beat.there + 1 })
    case 'scored':
      return beat.winners.length === 0
        ? phrase('beat.nobody', { value: withMinus(beat.value), n: beat.value })
        : phrase(`beat.${beat.winners.length > 1 ? 'shared' : 'scored'}`, {
            names: beat.winners.map(named),
            value: withMinus(beat.value),
            n: beat.value,
          })
  }
}
