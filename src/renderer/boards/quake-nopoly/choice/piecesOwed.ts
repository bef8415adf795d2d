/** The pieces a draft needs: what is paid and what is taken. */
import type { Kind } from '../../../../engine/games/quake-nopoly/components/deck/types.ts'
import type { Stock } from '../../../../engine/games/quake-nopoly/components/pieces.ts'
import type { View } from '../../../../engine/games/quake-nopoly/view/types.ts'
import type { Draft } from './draft.ts'
import { NONE } from './pieceCounts.ts'
import { builtAt, seatToAct } from './table.ts'

/** How many pieces a side of the draft takes in all, and of which kinds there are how many. */
export interface Purse {
  readonly side: 'pay' | 'take'
  readonly count: number
  readonly from: Stock
}

const onlyKinds = (stock: Stock, kinds: readonly (Kind | undefined)[], names: readonly Kind[]): Stock =>
  names.map((kind, index) => (kinds.includes(kind) ? (stock[index] ?? 0) : 0))
const KIND_NAMES: readonly Kind[] = ['brick', 'wood', 'stone', 'steel']

/** The pieces still to be named for what the draft is of, what is paid first. */
export const pursesOf = (draft: Draft, view: View): readonly Purse[] => {
  const { choice, turnPossible: turn } = view
  const seat = seatToAct(view)
  const own = seat === null ? NONE : (view.players[seat]?.stock ?? NONE)
  const pay = (count: number, from: Stock): Purse => ({ side: 'pay', count, from })
  const take = (count: number, from: Stock): Purse => ({ side: 'take', count, from })
  const back = (paid: Stock): Stock => view.supply.map((each, index) => each + (paid[index] ?? 0))
  switch (draft.does) {
    case 'trade':
      if (choice?.is === 'trade') return [pay(choice.pay, own), take(choice.take, back(draft.pay))]
      return [pay(turn?.trade.pay ?? 2, own), take(1, back(draft.pay))]
    case 'plan':
      return [pay(turn?.plan.pay ?? 3, own)]
    case 'lend':
      return [pay(2, own)]
    case 'buy': {
      const built = draft.building === null ? undefined : builtAt(view, draft.building)?.built
      return [pay(6, onlyKinds(own, [built?.material.kind, built?.structure.kind], KIND_NAMES))]
    }
    case 'take':
      return choice?.is === 'take' ? [take(choice.count, choice.from)] : []
    case 'pay':
      return choice?.is === 'pay' ? [pay(choice.count, choice.from)] : []
    default:
      return []
  }
}
