/** What a puzzle of San Marco asks: about the offers, or the district that is at stake. */
import type { PuzzleQuestion } from '../../../kernel/game.ts'
import { message, nested, type Message } from '../../../kernel/text.ts'
import { sumOf } from '../../../kernel/rules/lists.ts'
import type { Action } from '../action.ts'
import { districtPart, SAN_MARCO, type District } from '../components/districts.ts'
import type { State } from '../state.ts'

/** About a Doge if just one free offer has him, and otherwise about their number. */
const aboutOffers = (state: State): Message => {
  const free = (state.round?.tables ?? [])
    .filter(({ up }) => up)
    .flatMap(({ offers }) => offers.filter(({ seat }) => seat === null))
  const [doge, ...others] = free.filter(({ cards }) => cards.includes('doge'))
  return doge === undefined || others.length > 0
    ? message('ask.choose', { n: free.length })
    : message('ask.doge', { limit: sumOf(doge.limits) })
}

/** The question after how many points the seat to act is behind, or that it leads. */
const afterStanding = (question: Message, { scores, stage }: State): Message => {
  const own = 'seat' in stage ? (scores[stage.seat] ?? 0) : 0
  const best = Math.max(...scores)
  const others = scores.filter((score) => score === best).length - (own === best ? 1 : 0)
  const is = own < best ? 'behind' : others > 0 ? 'level' : 'leading'
  return message(`ask.after.${is}`, { n: best - own, ask: nested(question.key, question.params) })
}

/** Two districts, the best and another, in the map's order, so that it does not tell which is right. */
const inOrder = (best: District, other: District): readonly [District, District] =>
  best < other ? [best, other] : [other, best]

export const puzzleQuestion = (candidates: readonly Action[], state: State): PuzzleQuestion => {
  const [best] = candidates
  const about = (key: string, district: District, params: Message['params'] = {}): PuzzleQuestion => ({
    message: message(`ask.${key}`, { district: districtPart(district), ...params }),
    places: [String(district + 1)],
  })
  const either = (key: string, one: District, another: District): PuzzleQuestion => {
    const [a, b] = inOrder(one, another)
    return {
      message: message(`ask.${key}`, { a: districtPart(a), b: districtPart(b) }),
      places: [String(a + 1), String(b + 1)],
    }
  }
  const standing = ({ message: question, ...rest }: PuzzleQuestion): PuzzleQuestion => ({
    ...rest,
    message: afterStanding(question, state),
  })
  // No district is asked about: the Doge's, or San Marco in the middle.
  const anywhere = (question: Message): PuzzleQuestion => ({
    message: question,
    places: [String((state.doge ?? SAN_MARCO) + 1)],
  })
  switch (best?.type) {
    case 'place': {
      const other = candidates.find((each) => each.type === 'place' && each.to !== best.to)
      return standing(other?.type === 'place' ? either('either', best.to, other.to) : about('place', best.to))
    }
    case 'transfer':
      return standing(about('transfer', best.district))
    case 'remove':
      return state.stage.is === 'remove'
        ? about('banish', state.stage.district, { n: state.stage.count })
        : anywhere(message('ask.walk'))
    case 'bridge':
      return anywhere(message('ask.bridge'))
    case 'doge':
      return anywhere(message('ask.walk'))
    case 'dogePlace': {
      const other = candidates.find((each) => each.type === 'dogePlace' && each.district !== best.district)
      return other?.type === 'dogePlace'
        ? either('start', best.district, other.district)
        : anywhere(message('ask.anyStart'))
    }
    default:
      return standing({ message: aboutOffers(state), held: true })
  }
}
