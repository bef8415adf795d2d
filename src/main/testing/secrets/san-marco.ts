/** What San Marco calls secret: cards until they are turned up, and offers until they are chosen from. */
import { isObject, listOf, seatsOf, type SecretFinder, type JsonObject } from './secrets.ts'

const sumOf = (list: unknown): number =>
  listOf(list as JsonObject[string]).reduce<number>(
    (sum, each) => sum + (isObject(each) ? Number(each['count']) : 0),
    0,
  )

/** Cards or limit cards named in a deal's notation: `1+144BTX`, `1+:1233`. */
const DEALT = /^([1-4])\+:?[^:?]/
/** The event that tells seats what one of them may know alone, and the field that does. */
const FIELDS: Readonly<Record<string, string>> = {
  'cards.dealt': 'cards',
  'limits.dealt': 'limits',
  'offers.divided': 'offers',
  dealCards: 'cards',
  dealLimits: 'limits',
}

/** Cards a distributor holds and its offers until they are turned up; and what is unseen, if it tells them. */
export const sanMarcoSecrets: SecretFinder = (value) => {
  if (!isObject(value)) return []
  const { type, seat, actor, action, notation, stage, takers } = value
  const found = []
  const dealt = typeof notation === 'string' ? DEALT.exec(notation) : null
  if (dealt) found.push({ what: 'a deal', seats: [Number(dealt[1]) - 1] })
  if (typeof notation === 'string' && notation.includes('|') && notation !== '?|?')
    found.push({ what: 'a division', seats: seatsOf(actor) })
  if (isObject(action) && action['type'] === 'divide' && action['offers'] !== null)
    found.push({ what: 'a division', seats: seatsOf(actor) })
  const field = typeof type === 'string' ? FIELDS[type] : undefined
  if (field !== undefined && (value[field] ?? null) !== null)
    found.push({ what: String(type), seats: seatsOf(seat) })
  const isDown = Array.isArray(takers) && stage !== 'up' && stage !== 'done'
  if (isDown && ((value['held'] ?? null) !== null || (value['offers'] ?? null) !== null))
    found.push({ what: 'a table face down', seats: seatsOf(seat) })
  return [...found, ...unseenSecrets(value)]
}

/** To whoever does not see a table the cards drawn there are as unseen as those of the deck. */
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
