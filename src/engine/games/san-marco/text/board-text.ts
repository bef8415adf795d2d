/** The position in plain text, for terminals and score sheets. */
import { cardsText, pileText } from './notation.ts'
import type { OfferView, TableView, View } from '../view/schema.ts'

const sign = (seat: number): string => 'abcd'.charAt(seat)

const countsText = (counts: readonly number[]): string => counts.join(' ')

const offerText = (offer: OfferView): string =>
  `${pileText(offer)}${offer.seat === null ? '' : `>${sign(offer.seat)}`}`

/** What lies before a distributor: its offers, the cards it holds, or only their number; `?` is an unseen card. */
const tableText = ({ seat, stage, count, held, offers }: TableView): string => {
  const known = (held?.cards.length ?? 0) + (held?.limits.length ?? 0)
  const unseen = '?'.repeat(held === null ? 0 : count.cards + count.limits - known)
  const piles =
    offers?.map(offerText).join(' | ') ?? (held === null ? undefined : `${pileText(held)}${unseen}`)
  return `#${sign(seat)} ${stage}  ${piles ?? `${count.cards}:${count.limits}`}`
}

/**
 * Language-free. A line for each district: its die face, values, name, aristocrats by seat, what they would score, `D`
 * for the Doge. Then bridges, offers, cards to play, and a line for each seat: score, reserve, limit total.
 */
export const board = (view: View): string => {
  const districts = view.districts.map(
    ({ face, high, low, name, aristocrats, scores, doge }) =>
      `${face}  ${high}/${low}  ${name}  ${countsText(aristocrats)}  (${countsText(scores)})${doge ? '  D' : ''}`,
  )
  const bridges = view.borders
    .filter(({ owners }) => owners.length > 0)
    .map(({ at: [low, high], owners }) => `${low + 1}-${high + 1}${owners.map(sign).join('')}`)
  const seats = view.players.map(({ score, reserve, total, inRound }, seat) => {
    const marker = view.by === seat ? '>' : ' '
    return `${marker}${sign(seat)} ${score}  ${reserve}  ${total}${inRound ? '' : ' /'}`
  })
  return [
    `${view.passage}.${view.round}  ${view.stage}${view.lastRound ? '!' : ''}  ${view.decks.cards}:${view.decks.limits}`,
    ...districts,
    `=${view.bridgeSupply}  ${bridges.join(' ')}`.trimEnd(),
    ...view.tables.map(tableText),
    ...(view.hand.length > 0 ? [`[${cardsText(view.hand)}]`] : []),
    ...seats,
  ].join('\n')
}
