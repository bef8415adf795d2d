/** A draft: what the seat has chosen so far, and the action it forms. */
import type { Action } from '../../../../engine/games/chang-cheng/action.ts'
import type { Card } from '../../../../engine/games/chang-cheng/components/pieces.ts'
import type { Letter, Side } from '../../../../engine/games/chang-cheng/state.ts'
import type { Province, Region, Space } from '../../../../engine/games/chang-cheng/components/layout.ts'
import type { EffectView, View } from '../../../../engine/games/chang-cheng/view/schema.ts'

/** A place that can be pressed on the map. */
export type Target =
  | { readonly is: 'space'; readonly at: Space }
  | { readonly is: 'province'; readonly at: Province }
  | { readonly is: 'region'; readonly at: Region }

/** A card of the hand, or an unseen one. */
export type Held = Card | 'unseen'

/** A held card as actions write it: its number, if known. */
export const cardOf = (held: Held): Card | null => (held === 'unseen' ? null : held)

/** The cards an action lays, with null in place of a card nobody has seen. */
export const cardsLaidBy = (action: Action): readonly (Card | null)[] => {
  if (action.type === 'cards') return action.cards.map(({ card }) => card)
  return action.type === 'cardWall' ? [action.card] : []
}

/** The actions of a turn by their letters. */
export const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const satisfies readonly Letter[]

export interface Draft {
  readonly letter: Letter | null
  /** The card picked from the hand. */
  readonly card: Held | null
  /** Cards of action B that are already laid in a province. */
  readonly laid: readonly { readonly card: Held; readonly province: Province }[]
  readonly space: Space | null
  readonly pair: readonly [Space, Space] | null
  /** No neutral wall is to be built. */
  readonly none: boolean
  readonly province: Province | null
  readonly side: Side | null
  /** The card's effect; for the official, `here` and `there` are set instead. */
  readonly effect: Action | null
  readonly here: Space | null
  readonly there: Space | null
}

export const EMPTY: Draft = {
  letter: null,
  card: null,
  laid: [],
  space: null,
  pair: null,
  none: false,
  province: null,
  side: null,
  effect: null,
  here: null,
  there: null,
}

/** The draft after a choice, or a hint why the choice is impossible, as a text key of the board. */
export type Drafted = { readonly draft: Draft } | { readonly hint: string }
const to = (draft: Draft): Drafted => ({ draft })
const no = (hint: string): Drafted => ({ hint })

/** The card whose owner has to decide. */
export const actingCard = (view: View): Card | null => {
  const { reveal } = view
  return reveal === null || reveal.acting === null ? null : (reveal.cards[reveal.acting]?.card ?? null)
}

export const provinceOf = (view: View, space: Space): Province | null =>
  view.spaces.find((each) => each.space === space)?.province ?? null

/** The action letter in effect when none was chosen: the only one possible, or that of the card in hand. */
export const letterOf = (view: View, draft: Draft): Letter | null => {
  if (view.stage !== 'act') return null
  if (draft.letter !== null) return draft.letter
  const { letters } = view.possible
  return letters.length === 1 ? (letters[0] ?? null) : null
}

/** Chooses an action, or drops it when it is chosen again. */
export const takeLetter = (view: View, draft: Draft, letter: Letter): Drafted => {
  if (view.stage !== 'act') return no('notNow')
  if (!view.possible.letters.includes(letter)) return no(`closed.${letter}`)
  if (draft.letter === letter) return to(EMPTY)
  return to({ ...EMPTY, letter, card: letter === 'B' || letter === 'C' ? draft.card : null })
}

/** Picks a card of the hand; action B, unless C is already chosen. */
export const takeCard = (view: View, draft: Draft, card: Held): Drafted => {
  const { letters } = view.possible
  if (view.stage !== 'act' || (card === 'unseen' && !view.mayBeUnseen)) return no('notNow')
  if (!letters.includes('B') && !letters.includes('C')) return no('closed.B')
  const isKept = draft.letter === 'B' || draft.letter === 'C'
  const letter = isKept ? draft.letter : letters.includes('B') ? 'B' : 'C'
  const before = isKept ? draft : EMPTY
  // There may be two unseen cards.
  const laid = card === 'unseen' ? before.laid : before.laid.filter((each) => each.card !== card)
  return to({ ...before, letter, laid, card: before.card === card ? null : card })
}

/** Puts back the card in hand, or else takes the last laid card back into the hand. */
export const takeBack = (draft: Draft): Drafted => {
  if (draft.card !== null) return to({ ...draft, card: null })
  const last = draft.laid.at(-1)
  return to(last === undefined ? draft : { ...draft, laid: draft.laid.slice(0, -1), card: last.card })
}

/** The two spaces of a double wall from one of them; pressing that one again turns it to the other side. */
const pairAt = (view: View, { pair: before, space: by }: Draft, space: Space): Draft['pair'] => {
  // Pressing both of its spaces lays it there.
  if (before !== null && by !== space && before.includes(space)) return before
  const at = view.spaces.findIndex((each) => each.space === space)
  const left = view.spaces[at - 1]?.space
  const right = view.spaces[at + 1]?.space
  const pairs = [
    ...(right === undefined ? [] : [[space, right] as const]),
    ...(left === undefined ? [] : [[left, space] as const]),
  ]
  const open = pairs.filter(([one, other]) =>
    view.possible.doubles.some(([a, b]) => a === one && b === other),
  )
  const ways = open.length > 0 ? open : pairs
  const now = ways.findIndex(([one, other]) => one === before?.[0] && other === before[1])
  return ways[(now + 1) % Math.max(1, ways.length)] ?? null
}

const layCard = (view: View, draft: Draft, province: Province): Drafted => {
  if (draft.card === null) return no('cardFirst')
  const { count } = view.possible.cards
  const others = draft.laid.filter((each) => each.province !== province)
  const kept = others.slice(-Math.max(0, count - 1))
  return to({
    ...draft,
    laid: [...(count > 1 ? kept : []), { card: draft.card, province }],
    card: null,
  })
}

const pressAct = (view: View, draft: Draft, target: Target): Drafted => {
  const { letters } = view.possible
  const letter = letterOf(view, draft)
  if (target.is === 'region') return no('pointWall')
  if (letter === null) {
    if (target.is === 'province') return no('cardFirst')
    return letters.includes('A') ? to({ ...draft, letter: 'A', space: target.at }) : no('pickAction')
  }
  if (letter === 'B') {
    // With a card in hand, a space of the wall chooses card and wall together.
    const meansC = target.is === 'space' && draft.letter === 'B' && draft.laid.length === 0
    if (meansC && letters.includes('C')) return to({ ...draft, letter: 'C', space: target.at })
    const province = target.is === 'province' ? target.at : provinceOf(view, target.at)
    return province === null ? no('pointProvince') : layCard(view, draft, province)
  }
  if (target.is === 'province') return no(letter === 'C' ? 'pointCardWall' : 'pointWall')
  if (letter === 'D') return to({ ...draft, letter, space: target.at, pair: pairAt(view, draft, target.at) })
  return to({ ...draft, letter, space: target.at })
}

const pressEffect = (view: View, draft: Draft, target: Target): Drafted => {
  const card = actingCard(view)
  if (card === 6 && target.is === 'space') {
    const isHere = provinceOf(view, target.at) === view.reveal?.province
    const rest = { ...draft, effect: null }
    return to(isHere ? { ...rest, here: target.at } : { ...rest, there: target.at })
  }
  if (card === 2 && target.is === 'space')
    return to({ ...EMPTY, effect: { type: 'destroy', space: target.at } })
  if (card === 2 && target.is === 'region')
    return to({ ...EMPTY, effect: { type: 'dismiss', region: target.at } })
  return no('chooseBelow')
}

/** Handles a press on the map. */
export const press = (view: View, draft: Draft, target: Target): Drafted => {
  switch (view.stage) {
    case 'act':
      return pressAct(view, draft, target)
    case 'second':
    case 'neutral':
      return target.is === 'space' ? to({ ...draft, space: target.at, none: false }) : no('pointWall')
    case 'open': {
      const province = target.is === 'space' ? provinceOf(view, target.at) : target.at
      return target.is === 'region' || province === null ? no('pointProvince') : to({ ...draft, province })
    }
    case 'effect':
      return pressEffect(view, draft, target)
    case 'side':
      return no('pickSide')
    default:
      return no('notNow')
  }
}

const actionOfAct = (view: View, draft: Draft): Action | null => {
  const { space, card, pair, laid } = draft
  switch (letterOf(view, draft)) {
    case 'W':
    case 'A':
      return space === null ? null : { type: 'wall', space }
    case 'B': {
      if (laid.length === 0 || laid.length < view.possible.cards.count) return null
      const cards = laid.map(({ card: held, province }) => ({ card: cardOf(held), province }))
      return { type: 'cards', cards: cards.sort((one, other) => one.province - other.province) }
    }
    case 'C':
      return space === null || card === null ? null : { type: 'cardWall', card: cardOf(card), space }
    case 'D':
      return pair === null ? null : { type: 'double', spaces: [...pair] }
    case 'E':
      return space === null ? null : { type: 'tower', space }
    case 'N':
      return space === null ? null : { type: 'neutral', space }
    default:
      return null
  }
}

/** The action a draft forms; null while something is still to be chosen. */
export const actionOf = (view: View, draft: Draft): Action | null => {
  const { space, province, side, effect, here, there } = draft
  switch (view.stage) {
    case 'act':
      return actionOfAct(view, draft)
    case 'second':
      return space === null ? null : { type: 'wall', space }
    case 'neutral':
      if (draft.none) return { type: 'noNeutral' }
      return space === null ? null : { type: 'neutral', space }
    case 'open':
      return province === null ? null : { type: 'open', province }
    case 'side':
      return side === null ? null : { type: 'join', side }
    case 'effect':
      if (effect !== null) return effect
      return here === null || there === null ? null : { type: 'swap', here, there }
    default:
      return null
  }
}

/** Places that can be chosen next, shown as dots on the map. */
export interface Open {
  readonly spaces: ReadonlySet<Space>
  readonly provinces: ReadonlySet<Province>
  readonly regions: ReadonlySet<Region>
}

const swapSpaces = (view: View, draft: Draft): readonly Space[] => {
  const swaps = (view.reveal?.effects ?? []).flatMap((each) => (each.type === 'swap' ? [each] : []))
  const here = draft.here === null ? swaps.map((swap) => swap.here) : []
  const there = draft.there === null ? swaps.flatMap((swap) => swap.there) : []
  return [...here, ...there]
}

export const openOf = (view: View, draft: Draft): Open => {
  const { possible } = view
  const effects: readonly EffectView[] = view.reveal?.effects ?? []
  const letter = letterOf(view, draft)
  const spaces = ((): readonly Space[] => {
    if (view.stage === 'effect')
      return [
        ...effects.flatMap((each) => (each.type === 'destroy' ? [each.space] : [])),
        ...swapSpaces(view, draft),
      ]
    if (view.stage !== 'act') return [...possible.walls, ...possible.neutrals]
    // A space pressed before an action is chosen is the first of two walls.
    const isWall = letter === null ? possible.letters.includes('A') : letter === 'A' || letter === 'W'
    if (isWall) return possible.walls
    if (letter === 'C') return possible.cardWalls
    if (letter === 'D') return possible.doubles.flat()
    if (letter === 'E') return possible.towers
    return letter === 'N' ? possible.neutrals : []
  })()
  // The second card goes to another province than the first.
  const isSecond = draft.card !== null && possible.cards.count > 1
  const taken = isSecond ? draft.laid.map(({ province }) => province) : []
  const forCards = possible.cards.provinces.filter((each) => !taken.includes(each))
  return {
    spaces: new Set(spaces),
    provinces: new Set(letter === 'B' ? forCards : possible.open),
    regions: new Set(effects.flatMap((each) => (each.type === 'dismiss' ? [each.region] : []))),
  }
}

/** The effect of the acting card that an action stands for, with its forecast. */
export const effectOf = (view: View, action: Action | null): EffectView | null => {
  const found = (view.reveal?.effects ?? []).find((each) => {
    if (action === null || each.type !== action.type) return false
    if (each.type === 'remove' && action.type === 'remove') return each.card === action.card
    if (each.type === 'destroy' && action.type === 'destroy') return each.space === action.space
    if (each.type === 'dismiss' && action.type === 'dismiss') return each.region === action.region
    if (each.type === 'swap' && action.type === 'swap')
      return each.here === action.here && each.there.includes(action.there)
    return true
  })
  return found ?? null
}
