/** Dividing cards into offers (SM-16): their canonical form, all divisions, and drawing one of them uniformly. */
import { repeated } from '../../../kernel/rules/lists.ts'
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
  const counts = new Array<number>(KINDS).fill(0)
  for (const card of cards) counts[cardIndex(card)] = (counts[cardIndex(card)] ?? 0) + 1
  for (const limit of limits) {
    const at = CARDS.length + limit - 1
    counts[at] = (counts[at] ?? 0) + 1
  }
  return counts
}

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

/** Bit `n` is set while offer `n` equals the next in all kinds so far; between those the numbers may not increase. */
type Ties = number

const allTied = (offers: number): Ties => 2 ** (offers - 1) - 1

/** How identical cards are dealt to the offers, and which offers are equal after it. */
interface Share {
  readonly counts: Counts
  readonly ties: Ties
}

/** Every way to deal identical cards to the offers, the first offers' largest numbers first. */
const listShares = (count: number, offers: number, ties: Ties): readonly Share[] => {
  const found: Share[] = []
  const deal = (left: number, counts: Counts, after: Ties): void => {
    const index = counts.length
    if (index === offers) {
      if (left === 0) found.push({ counts, ties: after })
      return
    }
    const before = counts[index - 1] ?? 0
    const tie = index === 0 ? 0 : ties & (1 << (index - 1))
    for (let share = tie === 0 ? left : Math.min(left, before); share >= 0; share -= 1)
      deal(left - share, [...counts, share], share === before ? after | tie : after)
  }
  deal(count, [], 0)
  return found
}

/** Shares that were listed before, by their count, offers and ties. */
const listed: (readonly Share[] | undefined)[] = []

const sharesOf = (count: number, offers: number, ties: Ties): readonly Share[] => {
  // Three bits for the ties of up to four offers, three for the offers.
  const key = (count << 6) | (offers << 3) | ties
  const shares = listed[key] ?? listShares(count, offers, ties)
  listed[key] = shares
  return shares
}

/** One way to share the cards of a kind, with how many of them are unseen ones. */
interface Choice {
  readonly more: number
  readonly share: Share
}

const choicesFor = (
  held: Counts,
  open: UnseenCards,
  offers: number,
  kind: number,
  ties: Ties,
): readonly Choice[] =>
  unseenOf(open, kind).flatMap((more) =>
    sharesOf((held[kind] ?? 0) + more, offers, ties).map((share) => ({ more, share })),
  )

/** The kinds there may be any cards of. */
const kindsOf = (held: Counts, open: UnseenCards): readonly number[] =>
  held.flatMap((count, kind) =>
    count > 0 || (leftOf(open, kind) > 0 && (open.pool[kind] ?? 0) > 0) ? [kind] : [],
  )

/** The pile with more cards of a kind that comes after all of its own. */
const withMore = ({ cards, limits }: Pile, kind: number, count: number): Pile => {
  const [card, limit] = [CARDS[kind], LIMITS[kind - CARDS.length]]
  return {
    cards: card === undefined ? cards : [...cards, ...repeated(card, count)],
    limits: limit === undefined ? limits : [...limits, ...repeated(limit, count)],
  }
}

/** Adds what each offer gets of a kind; an offer that gets nothing stays the same object. */
const withShare = (piles: readonly Pile[], kind: number, { counts }: Share): readonly Pile[] =>
  piles.map((pile, offer) => {
    const count = counts[offer] ?? 0
    return count === 0 ? pile : withMore(pile, kind, count)
  })

const emptyPiles = (offers: number): readonly Pile[] =>
  Array.from({ length: offers }, () => ({ cards: [], limits: [] }))

/** Offers are in descending order, empty ones last: if the last one has a card, all do. */
const isFilled = (piles: readonly Pile[]): boolean => {
  const last = piles.at(-1)
  return last !== undefined && !isEmptyPile(last)
}

/** What is dealt before a kind is, and the choices for it. */
interface Branch {
  readonly piles: readonly Pile[]
  readonly open: UnseenCards
  readonly choices: readonly Choice[]
  next: number
}

/**
 * Every division of the held and unseen cards into offers, each once, in canonical form. Goes through the kinds of cards
 * with a stack of its own: there are thousands of divisions, and nested generators would pass each through every level.
 */
export function* divisions(held: Pile, offers: number, open = NO_UNSEEN): Generator<readonly Pile[]> {
  const counts = countsOf(held)
  const kinds = kindsOf(counts, open)
  const stack: Branch[] = []
  const enter = (piles: readonly Pile[], left: UnseenCards, ties: Ties): void => {
    const choices = choicesFor(counts, left, offers, kinds[stack.length] ?? KINDS, ties)
    stack.push({ piles, open: left, choices, next: 0 })
  }
  enter(emptyPiles(offers), open, allTied(offers))
  for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
    const kind = kinds[stack.length - 1]
    const choice = top.choices[top.next]
    if (kind === undefined || choice === undefined) {
      stack.pop()
      continue
    }
    top.next += 1
    const piles = withShare(top.piles, kind, choice.share)
    if (stack.length < kinds.length) enter(piles, without(top.open, kind, choice.more), choice.share.ties)
    else if (isFilled(piles)) yield piles
  }
}

/** Counts the ways to continue from a kind, given what has been shared so far. */
const waysFrom = (held: Counts, offers: number, kinds: readonly number[]) => {
  const known = new Map<number, number>()
  const ways = (index: number, open: UnseenCards, ties: Ties, filled: boolean): number => {
    const kind = kinds[index]
    if (kind === undefined) return filled ? 1 : 0
    // Fewer than 64 cards and 64 limit cards, three bits of ties.
    const key = (((index * 64 + open.cards) * 64 + open.limits) * 8 + ties) * 2 + (filled ? 1 : 0)
    const found = known.get(key)
    if (found !== undefined) return found
    let sum = 0
    for (const more of unseenOf(open, kind)) {
      const left = without(open, kind, more)
      for (const share of sharesOf((held[kind] ?? 0) + more, offers, ties))
        sum += ways(index + 1, left, share.ties, filled || (share.counts[offers - 1] ?? 0) > 0)
    }
    known.set(key, sum)
    return sum
  }
  return ways
}

/** The number of divisions, computed without listing them. */
export const countDivisions = (held: Pile, offers: number, open = NO_UNSEEN): number => {
  const counts = countsOf(held)
  return waysFrom(counts, offers, kindsOf(counts, open))(0, open, allTied(offers), false)
}

/** Draws divisions uniformly without listing them. */
export const divisionsFrom = (
  held: Pile,
  offers: number,
  open = NO_UNSEEN,
): ((random: Random) => readonly Pile[]) => {
  const counts = countsOf(held)
  const kinds = kindsOf(counts, open)
  const ways = waysFrom(counts, offers, kinds)
  return (random) => {
    let pick = random.below(ways(0, open, allTied(offers), false))
    let left = open
    let ties = allTied(offers)
    let piles = emptyPiles(offers)
    kinds.forEach((kind, index) => {
      const choice = choicesFor(counts, left, offers, kind, ties).find(({ more, share }) => {
        const filled = isFilled(piles) || (share.counts[offers - 1] ?? 0) > 0
        const here = ways(index + 1, without(left, kind, more), share.ties, filled)
        if (pick < here) return true
        pick -= here
        return false
      })
      if (choice === undefined) throw new Error('There are fewer divisions than were counted')
      left = without(left, kind, choice.more)
      ties = choice.share.ties
      piles = withShare(piles, kind, choice.share)
    })
    return piles
  }
}
