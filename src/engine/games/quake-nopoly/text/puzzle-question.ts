/** What a puzzle of Quake-nopoly asks: between which actions to choose. */
import type { PuzzleQuestion } from '../../../kernel/game.ts'
import { message, nested } from '../../../kernel/text.ts'
import type { Action, ActionOf } from '../action.ts'
import { districtOf, generalOf, type BuildingId, type Card, type EventId } from '../components/cards.ts'
import { turnOf } from '../rules/status.ts'
import type { State } from '../state.ts'
import { cardText, placeText } from './notation.ts'
import { cardPart, districtPart, placePart } from './sentences.ts'

/** The kinds of action that a question names beside building. */
const NAMED = ['swapLand', 'review', 'strengthen', 'trade', 'plan', 'pass', 'play'] as const

/** What a card that can be kept does when it is played, in a few words. */
const doesPart = (event: EventId) =>
  (generalOf(event)?.keep ?? null) === null ? '' : nested(`ask.does.${event}`)

const shortPart = (id: BuildingId) => nested(`deck.building.${id}.short`)

const onTable = (cards: readonly Card[]): readonly string[] => cards.map(cardText)

export const puzzleQuestion = (candidates: readonly Action[], state: State): PuzzleQuestion => {
  const [best] = candidates
  const { by } = turnOf(state)
  // Not about one district: those of the seat that is asked.
  const own = onTable((typeof by === 'number' ? (state.lands[by] ?? []) : []).map(({ card }) => card))
  if (best?.type === 'play') {
    const card = cardPart(best.event)
    const does = doesPart(best.event)
    const targets = candidates
      .flatMap((each) =>
        each.type === 'play' && each.event === best.event && each.on !== null ? [each.on] : [],
      )
      .slice(0, 2)
    // In the order of their names on the table, so that it does not tell which is right.
    const [one, another] = targets.toSorted((a, b) => (placeText(a) < placeText(b) ? -1 : 1))
    if (one !== undefined && another !== undefined)
      return {
        message: message('ask.playOn', { card, does, a: placePart(one), b: placePart(another) }),
        places: [one, another].map(placeText),
      }
    const instead = candidates.find(({ type }) => type !== 'play')
    const site = candidates.find((each) => each.type === 'build')
    const places = site === undefined ? own : onTable([site.card])
    if (instead?.type === 'build')
      return {
        message: message('ask.playOr', { card, does, building: shortPart(instead.building) }),
        places,
        held: true,
      }
    return {
      message: message(instead?.type === 'plan' ? 'ask.playOrPlan' : 'ask.play', { card, does }),
      places,
    }
  }
  if (best?.type === 'shiftTo') return { message: message('ask.shift'), places: own }
  if (best?.type !== 'build') return { message: message('ask.act'), places: own }
  const builds = candidates.filter((each): each is ActionOf<'build'> => each.type === 'build')
  const elsewhere = builds.find(({ card }) => districtOf(card) !== districtOf(best.card))
  if (elsewhere !== undefined) {
    // In the order of the districts, so that it does not tell which is right.
    const [a = best.card, b = best.card] = [best.card, elsewhere.card].sort((one, other) => one - other)
    return {
      message: message('ask.either', { a: districtPart(a), b: districtPart(b) }),
      places: onTable([a, b]),
    }
  }
  const district = districtPart(best.card)
  // In the order of their names, so that it does not tell which is right.
  const [a = best.building, b] = [...new Set(builds.map(({ building }) => building))].slice(0, 2).toSorted()
  if (b !== undefined)
    return {
      message: message('ask.which', { a: shortPart(a), b: shortPart(b), district }),
      places: onTable([best.card]),
      held: true,
    }
  const other = candidates.find(({ type }) => type !== 'build')
  const kind = NAMED.find((each) => each === other?.type) ?? 'else'
  return {
    message: message(`ask.build.${kind}`, {
      building: shortPart(best.building),
      district,
      ...(other?.type === 'play' ? { card: cardPart(other.event), does: doesPart(other.event) } : {}),
    }),
    places: onTable([best.card]),
  }
}
