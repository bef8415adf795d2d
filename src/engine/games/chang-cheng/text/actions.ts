/** A short sentence for every action. */
import { byType } from '../../../kernel/rules/by-type.ts'
import { actionSentence, message, nested, type Message } from '../../../kernel/text.ts'
import type { Action } from '../action.ts'
import { provinceName, regionName, spaceName } from '../components/layout.ts'
import { CARD_NAMES, type Card } from '../components/pieces.ts'

/** `warrior (1)`, as a message. */
export const cardPart = (card: Card) => nested(`named.card.${CARD_NAMES[card]}`)

/** Values of tiles, from left to right. */
export const valueParts = (values: readonly number[]) =>
  values.map((value) => nested('named.value', { value }))

const toSentence = byType<Action, Message>({
  drawBoard: ({ face }) => message('drawBoard', { face }),
  layThreats: ({ values }) =>
    values === null
      ? message('layThreats.hidden')
      : message('layThreats.shown', { values: valueParts(values) }),
  layPrestige: ({ values }) => message('layPrestige', { values: valueParts(values) }),
  drawEvents: ({ cards }) =>
    message('drawEvents', { cards: cards.map((card) => nested(`named.event.${card}`)) }),
  drawFirst: ({ seat }) => message('drawFirst', { seat }),
  turnThreat: ({ region, value }) => message('turnThreat', { region: regionName(region), value }),
  nameCards: ({ seat, province, cards }) =>
    message('nameCards', { seat, province: provinceName(province), cards: cards.map(cardPart) }),
  wall: ({ space }) => message('wall', { space: spaceName(space) }),
  cards: ({ cards }) =>
    message('cards', {
      laid: cards.map(({ card, province }) => {
        const params = { province: provinceName(province) }
        return card === null
          ? nested('named.laid.hidden', params)
          : nested('named.laid.shown', { ...params, card: cardPart(card) })
      }),
    }),
  cardWall: ({ card, space }) => {
    const params = { space: spaceName(space) }
    return card === null
      ? message('cardWall.hidden', params)
      : message('cardWall.shown', { ...params, card: cardPart(card) })
  },
  double: ({ spaces: [left, right] }) =>
    message('double', { left: spaceName(left), right: spaceName(right) }),
  tower: ({ space }) => message('tower', { space: spaceName(space) }),
  neutral: ({ space }) => message('neutral', { space: spaceName(space) }),
  noNeutral: () => message('noNeutral'),
  open: ({ province }) => message('open', { province: provinceName(province) }),
  join: ({ side }) => message(`join.${side}`),
  remove: ({ card }) => message('remove', { card: cardPart(card) }),
  destroy: ({ space }) => message('destroy', { space: spaceName(space) }),
  dismiss: ({ region }) => message('dismiss', { region: regionName(region) }),
  raise: () => message('raise'),
  lower: () => message('lower'),
  extraWall: () => message('extraWall'),
  swap: ({ here, there }) => message('swap', { here: spaceName(here), there: spaceName(there) }),
  decline: () => message('decline'),
})

export const describe = actionSentence(toSentence)
