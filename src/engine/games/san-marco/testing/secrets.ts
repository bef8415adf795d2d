/** Finds secrets of San Marco: cards until they are turned up, and offers until they are chosen from. */
import type { JsonObject } from '../../../kernel/json.ts'
import { isObject, listOf, seatIn, type SecretFinder } from '../../../kernel/testing/secrets.ts'

const sumOf = (list: unknown): number =>
  listOf(list as JsonObject[string]).reduce<number>(
    (sum, each) => sum + (isObject(each) ? Number(each['count']) : 0),
    0,
  )

/** Cards or limit cards in the notation of a deal: `1+144BTX`, `1+:1233`. */
const DEALT = /^([1-4])\+:?[^:?]/
/** For each event with secrets, the field that only one seat may know. */
const FIELDS: Readonly<Record<string, string>> = {
  'cards.dealt': 'cards',
  'limits.dealt': 'limits',
  'offers.divided': 'offers',
  dealCards: 'cards',
  dealLimits: 'limits',
}

/** A distributor's cards and offers until they are turned up, and the unseen cards if they reveal them. */
export const findSecrets: SecretFinder = (value) => {
  if (!isObject(value)) return []
  const { type, seat, actor, action, notation, stage, takers } = value
  const found = []
  const dealt = typeof notation === 'string' ? DEALT.exec(notation) : null
  if (dealt) found.push({ what: 'a deal', seats: [Number(dealt[1]) - 1] })
  if (typeof notation === 'string' && notation.includes('|') && notation !== '?|?')
    found.push({ what: 'a division', seats: seatIn(actor) })
  if (isObject(action) && action['type'] === 'divide' && action['offers'] !== null)
    found.push({ what: 'a division', seats: seatIn(actor) })
  const field = typeof type === 'string' ? FIELDS[type] : undefined
  if (field !== undefined && (value[field] ?? null) !== null)
    found.push({ what: String(type), seats: seatIn(seat) })
  const isDown = Array.isArray(takers) && stage !== 'up' && stage !== 'done'
  if (isDown && ((value['held'] ?? null) !== null || (value['offers'] ?? null) !== null))
    found.push({ what: 'a table face down', seats: seatIn(seat) })
  return [...found, ...unseenSecrets(value)]
}

/** A viewer who does not see a table has not seen the cards drawn there either. */
const unseenSecrets = ({ unseen, decks, tables }: JsonObject): ReturnType<SecretFinder> => {
  if (!isObject(unseen) || !isObject(decks)) return []
  const hidden = listOf(tables)
    .filter(isObject)
    .filter(({ held, offers }) => held === null && offers === null)
  const drawn = hidden.reduce((sum, { count }) => sum + (isObject(count) ? Number(count['cards']) : 0), 0)
  return sumOf(unseen['cards']) === Number(decks['cards']) + drawn
    ? []
    : [{ what: 'what is unseen', seats: [] }]
}
