/** Names of spaces, provinces and regions for screen readers and tips, and the lines of a province's ledger. */
import type { ProvinceView, RegionView, SpaceView } from '../../../../engine/games/chang-cheng/view/schema.ts'
import type { Language } from '../../../../engine/kernel/text.ts'
import {
  nameAt,
  type Phrase,
  phrasesUnder,
  sayAll,
  sayPhrase,
  withCapital,
} from '../../../ui/format/phrases.ts'
import { withMinus } from '../../../../engine/kernel/numbers.ts'

/** A text of this board. */
export const phrase = phrasesUnder('game.chang-cheng.board')

export interface LedgerRow {
  /** Null for the neutral colour. */
  readonly seat: number | null
  readonly built: number
  readonly extra: number
  readonly leads: boolean
}

const KINDS: Readonly<Record<string, string>> = { p: 'province', m: 'region' }
/** A place in notation: a space `17`, a province `p3`, a region `m2`. */
export const placePhrase = (name: string): Phrase =>
  phrase(`cell.${KINDS[name.charAt(0)] ?? 'space'}`, { n: name.replace(/\D/g, '') })

/** The lines of a province from top to bottom: every seat, then the neutral colour. */
export const ledgerOf = (
  { walls, extra, neutral, leaders, result }: ProvinceView,
  hasNeutral: boolean,
): readonly LedgerRow[] => {
  const first = result?.winners ?? leaders
  const most = Math.max(...walls.map((count, seat) => count + (extra[seat] ?? 0)))
  return [
    ...walls.map((built, seat) => ({ seat, built, extra: extra[seat] ?? 0, leads: first.includes(seat) })),
    ...(hasNeutral ? [{ seat: null, built: neutral, extra: 0, leads: neutral > 0 && neutral >= most }] : []),
  ]
}

const pieceWords = ({ piece }: SpaceView, names: readonly string[]): Phrase => {
  if (piece === null) return phrase('cell.free')
  return piece.owner === 'neutral'
    ? phrase(`cell.neutral.${piece.is}`)
    : phrase(`cell.${piece.is}`, { name: nameAt(names, piece.owner) })
}

const keeping = ({ piece, keeps }: SpaceView, names: readonly string[]): readonly Phrase[] =>
  keeps && piece !== null && piece.owner !== 'neutral'
    ? [phrase('cell.keeps', { name: nameAt(names, piece.owner) })]
    : []

/** The name of the space says more than its picture: it is reserved or reserves, or its wall is destroyed. */
export const saysMore = ({ piece, keeps, keptFor }: SpaceView): boolean =>
  keeps || keptFor.length > 0 || piece?.is === 'rubble'

/** `space 12, free, kept for Ada by the tower beside it, can be chosen`. */
export const spaceName = (space: SpaceView, names: readonly string[], isOpen: boolean): readonly Phrase[] => [
  phrase('cell.space', { n: space.space + 1 }),
  pieceWords(space, names),
  ...keeping(space, names),
  ...space.keptFor.map((seat) => phrase('cell.kept', { name: nameAt(names, seat) })),
  ...(isOpen ? [phrase('cell.open')] : []),
]

const counts = (
  walls: readonly number[],
  extra: readonly number[],
  neutral: number,
  names: readonly string[],
) => [
  ...walls.flatMap((count, seat) => {
    const all = count + (extra[seat] ?? 0)
    return all > 0 ? [phrase('cell.count', { name: nameAt(names, seat), value: all })] : []
  }),
  ...(neutral > 0 ? [phrase('cell.neutralCount', { value: neutral })] : []),
]

/** `province 3, 5 spaces, prestige 2, worth 7, Ada 2, Bo 1, 2 cards, you know: 4, Ada would score it`. */
export const provinceName = (
  province: ProvinceView,
  names: readonly string[],
  isOpen: boolean,
): readonly Phrase[] => {
  const { spaces, prestige, prestigeDown, cards, result, leaders, value } = province
  const list = (seats: readonly number[]): readonly string[] => seats.map((seat) => nameAt(names, seat))
  // CC-18: reads out numbers that a seat may look at.
  const known = cards.flatMap(({ card }) => card ?? [])
  const standing = ((): readonly Phrase[] => {
    if (result !== null)
      return [
        result.winners.length === 0
          ? phrase('cell.scoredByNobody')
          : phrase('cell.scoredBy', {
              names: list(result.winners),
              value: withMinus(result.value),
              n: result.value,
            }),
      ]
    return leaders.length === 0 ? [] : [phrase('cell.leads', { names: list(leaders) })]
  })()
  return [
    phrase('cell.province', { n: province.province + 1 }),
    phrase('cell.size', { n: spaces.length }),
    ...(prestige === null ? [] : [phrase('cell.prestige', { value: prestige })]),
    ...(prestigeDown ? [phrase('cell.prestigeDown')] : []),
    ...(result === null ? [phrase('cell.worth', { value: withMinus(value), n: value })] : []),
    ...counts(province.walls, province.extra, province.neutral, names),
    ...(cards.length > 0 ? [phrase('cell.cards', { n: cards.length })] : []),
    ...(known.length > 0 ? [phrase('cell.cardsKnown', { list: known.map(String) })] : []),
    ...standing,
    ...(province.emperor ? [phrase('cell.emperor')] : []),
    ...(isOpen ? [phrase('cell.open')] : []),
  ]
}

const keysOf = (...texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.map((text) => phrase(`cell.${text}`).key))
const COUNTS = keysOf('count', 'neutralCount')
/** What the sentences about a place begin with, besides the counts of its walls. */
const BEGINNINGS = keysOf(
  ...['cards', 'leads', 'scoredBy', 'scoredByNobody', 'emperor'],
  ...['tileDown', 'tileUp', 'tileKnown', 'noTile', 'seenBy', 'loses', 'spared'],
)

/** The phrases about a place as sentences, for a tip that is read at a glance. */
export const inSentences = (phrases: readonly Phrase[]): readonly (readonly Phrase[])[] =>
  phrases.reduce<readonly (readonly Phrase[])[]>((sentences, each) => {
    const last = sentences.at(-1)
    const isFirstCount = COUNTS.has(each.key) && !COUNTS.has(last?.[0]?.key ?? '')
    return last === undefined || isFirstCount || BEGINNINGS.has(each.key)
      ? [...sentences, [each]]
      : [...sentences.slice(0, -1), [...last, each]]
  }, [])

/** One of these sentences; counts say that they are of walls. */
export const sentenceIn = (sentence: readonly Phrase[], language: Language): string => {
  const list = sayAll(sentence, language)
  return withCapital(
    COUNTS.has(sentence[0]?.key ?? '') ? sayPhrase(phrase('cell.walls', { list }), language) : list,
  )
}

/** `region 2, threat tile face down, seen by Ada, Bo 3, Bo would lose`. */
export const regionName = (
  region: RegionView,
  names: readonly string[],
  isOpen: boolean,
): readonly Phrase[] => {
  const { tile, lookedBy, losers, spared } = region
  const list = (seats: readonly number[]): readonly string[] => seats.map((seat) => nameAt(names, seat))
  const tileWords = ((): Phrase => {
    if (tile === null) return phrase('cell.noTile')
    if (tile.value === null) return phrase('cell.tileDown')
    return phrase(tile.up ? 'cell.tileUp' : 'cell.tileKnown', { value: withMinus(tile.value) })
  })()
  return [
    phrase('cell.region', { n: region.region + 1 }),
    tileWords,
    ...(lookedBy.length > 0 ? [phrase('cell.seenBy', { names: list(lookedBy) })] : []),
    ...counts(region.walls, [], region.neutral, names),
    ...(losers.length > 0 ? [phrase('cell.loses', { names: list(losers) })] : []),
    ...(spared.length > 0 ? [phrase('cell.spared', { names: list(spared) })] : []),
    ...(isOpen ? [phrase('cell.open')] : []),
  ]
}

/** The names of all players. */
export const namesOf = (seats: readonly { readonly name: string }[]): readonly string[] =>
  seats.map(({ name }) => name)
