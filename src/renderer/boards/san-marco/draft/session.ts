/** San Marco's part of the session: a card played on the map, or cards divided into offers. */
import type { Action } from '../../../../engine/games/san-marco/action.ts'
import type { Event } from '../../../../engine/games/san-marco/event.ts'
import {
  inCardOrder,
  inRisingOrder,
  type Card,
  type Limit,
} from '../../../../engine/games/san-marco/components/pieces.ts'
import type { View } from '../../../../engine/games/san-marco/view/schema.ts'
import {
  createSession as createBoardSession,
  type Complaint as BoardComplaint,
  type Session as BoardSession,
} from '../../kit/session.ts'
import { namingOf } from '../tray/entering.ts'
import { startDraft, tableToAct, type Draft } from './draft.ts'
import { nextFree, send, startDivision } from './division.ts'
import type { Hit } from './pressing.ts'
import { WIDTH } from '../board/geometry.ts'
import { placesOfEvent } from '../board/places.ts'
import { middleOf } from '../board/viewport.ts'

interface Own {
  /** Where the visible part of the map has its middle, from the west, in units of the map. */
  middle: number
  /** The cursor moves along borders although districts are needed, or the other way round. */
  turned: boolean
  /** The picked card of those being divided. */
  held: number
  /** Action cards entered as dealt. */
  cards: readonly Card[]
  /** Limit cards entered as dealt. */
  limits: readonly Limit[]
}

export interface Types {
  readonly view: View
  readonly event: Event
  readonly action: Action
  readonly draft: Draft
  readonly cursor: Hit
  readonly over: Hit
  /** The dragged card, and the offer it is over: -1 beside all of them, null outside. */
  readonly drag: { readonly x: number; readonly y: number; readonly over: number | null }
  readonly place: Hit
  readonly own: Own
}
export type Session = BoardSession<Types>
export type Complaint = BoardComplaint<Hit>

const START: Hit = { is: 'district', district: 3, seat: null }

export const createSession = (): Session =>
  createBoardSession<Types>({
    cursor: START,
    own: () => ({ middle: WIDTH / 2, turned: false, held: 0, cards: [], limits: [] }),
    startDraft,
    // Cards laid into offers stay there.
    droppedDraft: ({ division }, view) => ({ ...startDraft(view), division }),
    entered: ['held', 'cards', 'limits'],
    asked(view) {
      if (view.by === 'chance') return [view.stage, view.seat, view.toDeal, view.rolls]
      const naming = namingOf(view)
      return naming === null ? null : [view.stage, view.seat, naming]
    },
    onDrop(state) {
      state.turned = false
    },
    onShow(state, { view, at, events }, before) {
      if (before.at === at) return
      state.middle = middleOf(events.flatMap(placesOfEvent)) ?? state.middle
      state.over = null
      const named = view.possible.remove?.district ?? null
      if (named !== null) state.cursor = { is: 'district', district: named, seat: null }
    },
  })

/** Escape has something to drop. */
export const isBegun = ({ state, isBegun: isDraftBegun }: Session): boolean => isDraftBegun() || state.turned

/** The unseen cards have been named: divide them together with the known ones. */
export const nameCards = (session: Session): void => {
  const { state } = session
  session.change((draft, view) => {
    const { held, takers } = tableToAct(view) ?? {}
    if (!held || !takers) return draft
    const pile = {
      cards: inCardOrder([...held.cards, ...state.cards]),
      limits: inRisingOrder([...held.limits, ...state.limits]),
    }
    return { ...draft, division: startDivision(pile, takers.length) }
  })
  state.held = 0
}
/** Returns to naming the cards. */
export const unnameCards = (session: Session): void => {
  session.change((draft) => ({ ...draft, division: null }))
}

/** Lays a card into an offer, or (null) back, and picks the next. */
export const layCard = (session: Session, id: number, offer: number | null): void => {
  session.change((draft) =>
    draft.division === null ? draft : { ...draft, division: send(draft.division, id, offer) },
  )
  const division = session.state.draft?.division ?? null
  if (division !== null) session.state.held = offer === null ? id : nextFree(division, id)
}
