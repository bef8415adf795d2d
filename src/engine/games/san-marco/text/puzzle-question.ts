/** What a puzzle of San Marco asks: about the offers, or the district that is at stake. */
import type { PuzzleQuestion } from '../../../kernel/game.ts'
import { message, type Message } from '../../../kernel/text.ts'
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

export const puzzleQuestion = (candidates: readonly Action[], state: State): PuzzleQuestion => {
  const [best] = candidates
  const about = (key: string, district: District): PuzzleQuestion => ({
    message: message(`ask.${key}`, { district: districtPart(district) }),
    places: [String(district + 1)],
  })
  // No district is asked about: the Doge's, or San Marco in the middle.
  const anywhere = (question: Message): PuzzleQuestion => ({
    message: question,
    places: [String((state.doge ?? SAN_MARCO) + 1)],
  })
  switch (best?.type) {
    case 'place': {
      const other = candidates.find((each) => each.type === 'place' && each.to !== best.to)
      if (other?.type !== 'place') return about('place', best.to)
      // On the map's order, so that it does not tell which is right.
      const [a = best.to, b = best.to] = [best.to, other.to].sort((one, another) => one - another)
      return {
        message: message('ask.either', { a: districtPart(a), b: districtPart(b) }),
        places: [String(a + 1), String(b + 1)],
      }
    }
    case 'transfer':
      return about('transfer', best.district)
    case 'remove':
      return state.stage.is === 'remove'
        ? about('banish', state.stage.district)
        : anywhere(message('ask.walk'))
    case 'bridge':
      return anywhere(message('ask.bridge'))
    case 'doge':
      return anywhere(message('ask.walk'))
    case 'dogePlace':
      return anywhere(message('ask.start'))
    default:
      return anywhere(aboutOffers(state))
  }
}
