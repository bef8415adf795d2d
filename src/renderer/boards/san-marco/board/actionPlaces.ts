/** What an action that is only thought of would be about: districts `4` and borders `1-4`, by their notation. */
import type { Action } from '../../../../engine/games/san-marco/action.ts'
import type { Border, District } from '../../../../engine/games/san-marco/components/districts.ts'
import type { View } from '../../../../engine/games/san-marco/view/types.ts'

const place = (district: District): string => String(district + 1)
const between = (border: Border): string => border.map(place).join('-')

export const placesOfAction = (action: Action, { doge }: Pick<View, 'doge'>): readonly string[] => {
  switch (action.type) {
    case 'place':
      return [place(action.to)]
    case 'bridge':
      return [action.at, ...(action.take === null ? [] : [action.take.at])].map(between)
    case 'transfer':
    case 'banish':
    case 'dogePlace':
      return [place(action.district)]
    case 'doge': {
      // Where he stops: the way there is drawn.
      const stop = action.steps.at(-1)?.to ?? doge
      return stop === null ? [] : [place(stop)]
    }
    default:
      return []
  }
}
