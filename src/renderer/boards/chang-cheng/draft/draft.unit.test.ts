import { describe, expect, it } from 'vitest'
import {
  actionOf,
  EMPTY,
  openOf,
  press,
  takeBack,
  takeCard,
  takeLetter,
  type Drafted,
  type Draft,
  cardsLaidBy,
} from './draft.ts'
import { recordedPositions } from '../testing/positions.ts'

const { view } = recordedPositions({})
const ok = (next: Drafted): Draft => {
  if ('hint' in next) throw new Error(next.hint)
  return next.draft
}
const space = (at: number) => ({ is: 'space', at }) as const
const province = (at: number) => ({ is: 'province', at }) as const

describe('the draft of an action', () => {
  it('takes a pressed space for the first of two walls (CC-8)', () => {
    expect(actionOf(view, ok(press(view, EMPTY, space(4))))).toEqual({ type: 'wall', space: 4 })
  })

  it('needs both cards of B and names their provinces in ascending order (CC-9)', () => {
    let draft = ok(takeCard(view, EMPTY, 4))
    expect(draft.letter).toBe('B')
    draft = ok(press(view, draft, province(3)))
    expect(actionOf(view, draft)).toBeNull()
    draft = ok(press(view, ok(takeCard(view, draft, 6)), province(1)))
    expect(actionOf(view, draft)).toEqual({
      type: 'cards',
      cards: [
        { card: 6, province: 1 },
        { card: 4, province: 3 },
      ],
    })
  })

  it('marks the spaces a first wall may go to before an action is chosen (CC-8)', () => {
    expect(openOf(view, EMPTY).spaces).toEqual(new Set(view.possible.walls))
    expect(openOf(view, ok(takeLetter(view, EMPTY, 'B'))).spaces).toEqual(new Set())
  })

  it('marks the provinces a second card may go to, not that of the first (CC-9)', () => {
    const first = ok(press(view, ok(takeCard(view, EMPTY, 4)), province(3)))
    expect(openOf(view, first).provinces).toEqual(new Set(view.possible.cards.provinces))
    expect(openOf(view, ok(takeCard(view, first, 6))).provinces.has(3)).toBe(false)
    expect(openOf(view, ok(takeCard(view, first, 6))).provinces.has(1)).toBe(true)
  })

  it('moves a second card that is laid where the first is', () => {
    let draft = ok(press(view, ok(takeCard(view, EMPTY, 4)), province(3)))
    draft = ok(press(view, ok(takeCard(view, draft, 5)), province(3)))
    expect(draft.laid).toEqual([{ card: 5, province: 3 }])
  })

  it('takes back the latest choice: the card in hand, then the last one laid (CC-9)', () => {
    const first = ok(press(view, ok(takeCard(view, EMPTY, 4)), province(3)))
    const held = ok(takeCard(view, first, 6))
    expect(ok(takeBack(held))).toEqual(first)
    const both = ok(press(view, held, province(1)))
    expect(ok(takeBack(both))).toEqual(held)
    expect(ok(takeBack(first))).toMatchObject({ card: 4, laid: [] })
    const none = ok(takeBack(ok(takeBack(first))))
    expect(none).toMatchObject({ letter: 'B', card: null, laid: [] })
    expect(ok(takeBack(none))).toEqual(none)
  })

  it('lays unseen cards, also two, where they may stay unnamed (CC-9, CC-10)', () => {
    expect(takeCard(view, EMPTY, 'unseen')).toEqual({ hint: 'notNow' })
    const { view: open } = recordedPositions({ unseen: true })
    let draft = ok(press(open, ok(takeCard(open, EMPTY, 'unseen')), province(3)))
    draft = ok(press(open, ok(takeCard(open, draft, 'unseen')), province(1)))
    expect(actionOf(open, draft)).toEqual({
      type: 'cards',
      cards: [
        { card: null, province: 1 },
        { card: null, province: 3 },
      ],
    })
    const both = ok(press(open, ok(takeCard(open, ok(takeLetter(open, EMPTY, 'C')), 'unseen')), space(4)))
    expect(actionOf(open, both)).toEqual({ type: 'cardWall', card: null, space: 4 })
  })

  it('is complete with one card where only one can be laid (CC-35)', () => {
    const { view: last } = recordedPositions({ hands: [[3], []] })
    const draft = ok(press(last, ok(takeCard(last, EMPTY, 3)), province(0)))
    expect(actionOf(last, draft)).toEqual({ type: 'cards', cards: [{ card: 3, province: 0 }] })
  })

  it('changes from B to C when a space is pressed with a card in hand (CC-10)', () => {
    const draft = ok(press(view, ok(takeCard(view, EMPTY, 4)), space(7)))
    expect(actionOf(view, draft)).toEqual({ type: 'cardWall', card: 4, space: 7 })
  })

  it('turns a double wall to the other side when its space is pressed again (CC-11)', () => {
    const letter = ok(takeLetter(view, EMPTY, 'D'))
    const right = ok(press(view, letter, space(5)))
    expect(right.pair).toEqual([5, 6])
    expect(ok(press(view, right, space(5))).pair).toEqual([4, 5])
  })

  it('keeps a double wall where both of its spaces are pressed (CC-11)', () => {
    const letter = ok(takeLetter(view, EMPTY, 'D'))
    const both = ok(press(view, ok(press(view, letter, space(5))), space(6)))
    expect(both.pair).toEqual([5, 6])
    expect(ok(press(view, both, space(6))).pair).toEqual([6, 7])
  })

  it('offers only the free side of a double wall', () => {
    const { view: tight } = recordedPositions({ wall: '7a' })
    const letter = ok(takeLetter(tight, EMPTY, 'D'))
    const pressed = ok(press(tight, letter, space(5)))
    expect(pressed.pair).toEqual([4, 5])
    expect(ok(press(tight, pressed, space(5))).pair).toEqual([4, 5])
  })

  it('keeps a space that the engine will refuse, so that the reason can be shown', () => {
    const { view: built } = recordedPositions({ wall: '5b' })
    expect(actionOf(built, ok(press(built, EMPTY, space(4))))).toEqual({ type: 'wall', space: 4 })
  })

  it('gives the reason why an action or a place cannot be chosen', () => {
    const { view: poor } = recordedPositions({ towers: [0, 1], hands: [[], []] })
    expect(takeLetter(poor, EMPTY, 'E')).toEqual({ hint: 'closed.E' })
    expect(takeCard(poor, EMPTY, 1)).toEqual({ hint: 'closed.B' })
    expect(press(view, EMPTY, province(0))).toEqual({ hint: 'cardFirst' })
    expect(press(view, EMPTY, { is: 'region', at: 0 })).toEqual({ hint: 'pointWall' })
    expect(press(view, { ...EMPTY, letter: 'C', card: 4 }, province(0))).toEqual({ hint: 'pointCardWall' })
    expect(press(view, { ...EMPTY, letter: 'A' }, province(0))).toEqual({ hint: 'pointWall' })
  })

  it('needs no letter in a first turn (CC-7)', () => {
    const { view: first } = recordedPositions({ turn: 1, wall: '' })
    expect(actionOf(first, ok(press(first, EMPTY, space(0))))).toEqual({ type: 'wall', space: 0 })
  })
})

describe('the draft of a choice within the turn', () => {
  const reveal = { wall: '1-3a 20b', cards: 'a6p1 b2p1' }

  it('destroys the pressed wall or removes the pressed tile (CC-23)', () => {
    const { view: due } = recordedPositions({ ...reveal, mover: 1 }, ['4'])
    expect(due.stage).toBe('effect')
    expect(openOf(due, EMPTY).spaces.has(1)).toBe(true)
    expect(actionOf(due, ok(press(due, EMPTY, space(1))))).toEqual({ type: 'destroy', space: 1 })
    expect(actionOf(due, ok(press(due, EMPTY, { is: 'region', at: 0 })))).toEqual({
      type: 'dismiss',
      region: 0,
    })
  })

  it('combines a swap from a wall here and one elsewhere (CC-27)', () => {
    const { view: due } = recordedPositions({ ...reveal, mover: 1 }, ['4', '-'])
    const here = ok(press(due, EMPTY, space(0)))
    expect(actionOf(due, here)).toBeNull()
    expect(openOf(due, here).spaces).toEqual(new Set([19]))
    expect(actionOf(due, ok(press(due, here, space(19))))).toEqual({ type: 'swap', here: 0, there: 19 })
  })
})

describe('the cards an action lays', () => {
  it.each([
    [{ type: 'cardWall', card: 4, space: 3 }, [4]],
    [
      {
        type: 'cards',
        cards: [
          { card: 6, province: 5 },
          { card: null, province: 9 },
        ],
      },
      [6, null],
    ],
    [{ type: 'wall', space: 3 }, []],
  ] as const)('%j lays %j', (action, cards) => {
    expect(cardsLaidBy(action)).toEqual(cards)
  })
})
