/** Dividing cards into offers (SM-16): one canonical form, all ways, and one of them drawn fairly. */
import type { Random } from '../../../kernel/random.ts'
import { CARDS, cardIndex, LIMITS, type Card, type Limit } from '../components/pieces.ts'
import type { Pile } from '../state.ts'

/** How many of each kind: first of the action cards, then of the limit cards. */
type Counts = readonly number[]

const KINDS = CARDS.length + LIMITS.length

/** Cards among those divided that nobody has seen: how many of each sort, and what they may be, by kind. */
export interface UnseenCards {
  readonly cards: number
  readonly limits: number
  readonly pool: Counts
}

export const NO_UNSEEN: UnseenCards = { cards: 0, limits: 0, pool: [] }

const endOf = (kind: number): number => (kind < CARDS.length ? CARDS.length : KINDS)
const leftOf = (open: UnseenCards, kind: number): number => (kind < CARDS.length ? open.cards : open.limits)

/** How many of the cards nobody has seen can be of a kind, so that the others still can be of those after it. */
const unseenOf = (open: UnseenCards, kind: number): readonly number[] => {
  const left = leftOf(open, kind)
  if (left === 0) return [0]
  const after = open.pool.slice(kind + 1, endOf(kind)).reduce((sum, count) => sum + count, 0)
  const [least, most] = [Math.max(0, left - after), Math.min(left, open.pool[kind] ?? 0)]
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, more) => least + more)
}

const without = (open: UnseenCards, kind: number, count: number): UnseenCards =>
  kind < CARDS.length ? { ...open, cards: open.cards - count } : { ...open, limits: open.limits - count }

const countsOf = ({ cards, limits }: Pile): Counts => {
  const counts = Array.from({ length: KINDS }, () => 0)
  for (const card of cards) counts[cardIndex(card)] = (counts[cardIndex(card)] ?? 0) + 1
  for (const limit of limits) {
    const at = CARDS.length + limit - 1
    counts[at] = (counts[at] ?? 0) + 1
  }
  return counts
}

const repeated = <T>(item: T, count: number): readonly T[] => Array.from({ length: count }, () => item)

const pileOf = (counts: Counts): Pile => ({
  cards: CARDS.flatMap((card, at): readonly Card[] => repeated(card, counts[at] ?? 0)),
  limits: LIMITS.flatMap((limit, at): readonly Limit[] => repeated(limit, counts[CARDS.length + at] ?? 0)),
})

/** The pile is what is held, and besides as many cards nobody has seen as there are, of those they may be. */
export const isPileOf = (pile: Pile, held: Pile, open: UnseenCards): boolean => {
  const known = countsOf(held)
  const more = countsOf(pile).map((count, kind) => count - (known[kind] ?? 0))
  const sum = (from: number, to: number): number =>
    more.slice(from, to).reduce((all, count) => all + count, 0)
  return (
    sum(0, CARDS.length) === open.cards &&
    sum(CARDS.length, KINDS) === open.limits &&
    more.every((count, kind) => count >= 0 && (count === 0 || count <= (open.pool[kind] ?? 0)))
  )
}

/** The cards of a pile in their order. */
export const sortedPile = (pile: Pile): Pile => pileOf(countsOf(pile))

/** All cards of some piles as one. */
export const together = (piles: readonly Pile[]): Pile =>
  sortedPile({ cards: piles.flatMap(({ cards }) => cards), limits: piles.flatMap(({ limits }) => limits) })

const compare = (one: Counts, other: Counts): number => {
  const at = one.findIndex((count, kind) => count !== other[kind])
  return at < 0 ? 0 : (other[at] ?? 0) - (one[at] ?? 0)
}

/**
 * Offers in the one form `divide` takes: the cards of each in their order, and first the offer that
 * has more of the first kind in which they differ. Equal divisions so are equal actions.
 */
export const inOfferOrder = (offers: readonly Pile[]): readonly Pile[] =>
  offers.map(countsOf).sort(compare).map(pileOf)

export const isEmptyPile = ({ cards, limits }: Pile): boolean => cards.length + limits.length === 0

/** Whether an offer and the next are alike in all kinds looked at so far. */
type Ties = readonly boolean[]

/** A number of equal cards dealt to offers, which where they tie may not rise from one to the next. */
function* shares(count: number, ties: Ties, before: readonly number[] = []): Generator<Counts> {
  if (before.length === ties.length) {
    const last = before.at(-1) ?? 0
    if (ties[before.length - 1] !== true || count <= last) yield [...before, count]
    return
  }
  const isTied = before.length > 0 && ties[before.length - 1] === true
  const most = isTied ? Math.min(count, before.at(-1) ?? 0) : count
  for (let share = most; share >= 0; share -= 1) yield* shares(count - share, ties, [...before, share])
}

const tiesAfter = (ties: Ties, share: Counts): Ties =>
  ties.map((tied, at) => tied && share[at] === share[at + 1])

/**
 * Divisions are made kind by kind. Since each offer comes before the next in the order, all have a card
 * as soon as the last one has.
 */
function* divided(
  held: Counts,
  open: UnseenCards,
  offers: number,
  kind: number,
  ties: Ties,
  sofar: readonly Counts[],
): Generator<readonly Counts[]> {
  if (kind === KINDS) {
    if (sofar.some((share) => (share[offers - 1] ?? 0) > 0)) yield sofar
    return
  }
  for (const more of unseenOf(open, kind))
    for (const share of shares((held[kind] ?? 0) + more, ties))
      yield* divided(held, without(open, kind, more), offers, kind + 1, tiesAfter(ties, share), [
        ...sofar,
        share,
      ])
}

/** The shares of all kinds, turned into offers. */
const offersOf = (shared: readonly Counts[], offers: number): readonly Pile[] =>
  Array.from({ length: offers }, (_, offer) => pileOf(shared.map((share) => share[offer] ?? 0)))

const tiesOf = (offers: number): Ties => Array.from({ length: offers - 1 }, () => true)

/** Every division of the cards held, and of those that are open, into so many offers, each once, in canonical form. */
export function* divisions(held: Pile, offers: number, open = NO_UNSEEN): Generator<readonly Pile[]> {
  for (const shared of divided(countsOf(held), open, offers, 0, tiesOf(offers), []))
    yield offersOf(shared, offers)
}

/** How many ways there are to go on from a kind, by what has been shared so far. */
const waysFrom = (held: Counts, offers: number) => {
  const known = new Map<string, number>()
  const ways = (kind: number, open: UnseenCards, ties: Ties, filled: boolean): number => {
    if (kind === KINDS) return filled ? 1 : 0
    const key = `${kind} ${open.cards} ${open.limits} ${ties.join()} ${filled}`
    const found = known.get(key)
    if (found !== undefined) return found
    let sum = 0
    for (const more of unseenOf(open, kind))
      for (const share of shares((held[kind] ?? 0) + more, ties))
        sum += ways(
          kind + 1,
          without(open, kind, more),
          tiesAfter(ties, share),
          filled || (share[offers - 1] ?? 0) > 0,
        )
    known.set(key, sum)
    return sum
  }
  return ways
}

/** How many divisions there are, without listing them. */
export const countDivisions = (held: Pile, offers: number, open = NO_UNSEEN): number =>
  waysFrom(countsOf(held), offers)(0, open, tiesOf(offers), false)

/** Draws divisions, each with the same probability, without listing them. */
export const divisionsFrom = (
  held: Pile,
  offers: number,
  open = NO_UNSEEN,
): ((random: Random) => readonly Pile[]) => {
  const counts = countsOf(held)
  const ways = waysFrom(counts, offers)
  return (random) => {
    let pick = random.below(ways(0, open, tiesOf(offers), false))
    let left = open
    let ties = tiesOf(offers)
    let filled = false
    /** How the cards of a kind are shared, and how many of them were unseen ones. */
    const next = (kind: number): { readonly share: Counts; readonly more: number } => {
      for (const more of unseenOf(left, kind))
        for (const share of shares((counts[kind] ?? 0) + more, ties)) {
          const isFilled = filled || (share[offers - 1] ?? 0) > 0
          const here = ways(kind + 1, without(left, kind, more), tiesAfter(ties, share), isFilled)
          if (pick < here) return { share, more }
          pick -= here
        }
      throw new Error('There are fewer divisions than were counted')
    }
    const shared: Counts[] = []
    for (let kind = 0; kind < KINDS; kind += 1) {
      const { share, more } = next(kind)
      shared.push(share)
      left = without(left, kind, more)
      ties = tiesAfter(ties, share)
      filled ||= (share[offers - 1] ?? 0) > 0
    }
    return offersOf(shared, offers)
  }
}
