/** Dividing cards into offers (SM-16): their canonical form, all divisions, and drawing one of them uniformly. */
import type { Random } from '../../../kernel/random.ts'
import { CARDS, cardIndex, LIMITS, type Card, type Limit } from '../components/pieces.ts'
import type { Pile } from '../state.ts'

/** How many cards of each kind: first the action cards, then the limit cards. */
type Counts = readonly number[]

const KINDS = CARDS.length + LIMITS.length

/** Unseen cards among those being divided: how many of each sort, and how many of each kind they may be. */
export interface UnseenCards {
  readonly cards: number
  readonly limits: number
  readonly pool: Counts
}

export const NO_UNSEEN: UnseenCards = { cards: 0, limits: 0, pool: [] }

const endOf = (kind: number): number => (kind < CARDS.length ? CARDS.length : KINDS)
const leftOf = (open: UnseenCards, kind: number): number => (kind < CARDS.length ? open.cards : open.limits)

/** How many unseen cards can be of a kind so that the others can still be of the kinds after it. */
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

/** True if a pile consists of the held cards plus as many unseen cards as there are, of possible kinds. */
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

/** The pile with its cards in canonical order. */
export const sortedPile = (pile: Pile): Pile => pileOf(countsOf(pile))

/** All cards of several piles as one pile. */
export const together = (piles: readonly Pile[]): Pile =>
  sortedPile({ cards: piles.flatMap(({ cards }) => cards), limits: piles.flatMap(({ limits }) => limits) })

const compare = (one: Counts, other: Counts): number => {
  const at = one.findIndex((count, kind) => count !== other[kind])
  return at < 0 ? 0 : (other[at] ?? 0) - (one[at] ?? 0)
}

/**
 * Offers in the canonical form that `divide` takes: the cards of each in order, and first the offer with more of the
 * first kind in which two offers differ. Equal divisions are thus equal actions.
 */
export const inOfferOrder = (offers: readonly Pile[]): readonly Pile[] =>
  offers.map(countsOf).sort(compare).map(pileOf)

export const isEmptyPile = ({ cards, limits }: Pile): boolean => cards.length + limits.length === 0

/** Whether each offer equals the next in all kinds so far. */
type Ties = readonly boolean[]

/** Deals identical cards to the offers; between tied offers the numbers may not increase. */
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

/** Builds divisions kind by kind. The offers are in descending order, so all have a card once the last one has. */
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

/** Turns the shares of all kinds into offers. */
const offersOf = (shared: readonly Counts[], offers: number): readonly Pile[] =>
  Array.from({ length: offers }, (_, offer) => pileOf(shared.map((share) => share[offer] ?? 0)))

const tiesOf = (offers: number): Ties => Array.from({ length: offers - 1 }, () => true)

/** Every division of the held and unseen cards into offers, each once, in canonical form. */
export function* divisions(held: Pile, offers: number, open = NO_UNSEEN): Generator<readonly Pile[]> {
  for (const shared of divided(countsOf(held), open, offers, 0, tiesOf(offers), []))
    yield offersOf(shared, offers)
}

/** Counts the ways to continue from a kind, given what has been shared so far. */
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

/** The number of divisions, computed without listing them. */
export const countDivisions = (held: Pile, offers: number, open = NO_UNSEEN): number =>
  waysFrom(countsOf(held), offers)(0, open, tiesOf(offers), false)

/** Draws divisions uniformly without listing them. */
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
    /** How the cards of a kind are shared, and how many of them are unseen ones. */
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
