import { describe, expect, it } from 'vitest'
import { quakeNopoly } from '../../../../engine/games/quake-nopoly/index.ts'
import { cardNamed, position, type Wanted } from '../../../../engine/games/quake-nopoly/testing/position.ts'
import type { View } from '../../../../engine/games/quake-nopoly/view/schema.ts'
import {
  startDraft,
  type Draft,
  pursesOf,
  unseenSlots,
  actionOf,
  lackOf,
  waiverOf,
  touch,
  type Touch,
} from './draft.ts'
import { recordedPositions, TWO } from '../testing/positions.ts'

const HUALIEN = cardNamed('hualien')
const TAINAN = cardNamed('tainan')
const TAIPEI = cardNamed('taipei')
const { view } = recordedPositions(TWO)

const made = (touches: readonly Touch[], on: View = view): Draft =>
  touches.reduce((draft, each) => touch(draft, on, each), startDraft(on))
const legal = (wanted: Wanted, draft: Draft, on: View): boolean => {
  const action = actionOf(draft, on)
  return action !== null && quakeNopoly.decide(position(wanted), action).ok
}
const pay = (kind: 'brick' | 'wood' | 'stone' | 'steel'): Touch => ({ on: 'piece', side: 'pay', kind, by: 1 })
const does = (name: Extract<Touch, { on: 'does' }>['does']): Touch => ({ on: 'does', does: name })

describe('the draft of a turn', () => {
  it('QK-10 builds a building of the hand on a place, chosen in either order', () => {
    const wanted = { type: 'build', building: 'northGate', card: TAINAN }
    const hand: Touch = { on: 'hand', building: 'northGate' }
    const land: Touch = { on: 'land', card: TAINAN }
    expect(actionOf(made([hand, land]), view)).toEqual(wanted)
    expect(actionOf(made([does('build'), land, hand]), view)).toEqual(wanted)
    expect(lackOf(made([hand]), view)).toBe('ownLand')
    expect(legal(TWO, made([hand, land]), view)).toBe(true)
  })

  it('QK-10 builds above a pressed building', () => {
    const draft = made([
      { on: 'hand', building: 'northGate' },
      { on: 'built', building: 'miaokou', track: null },
    ])
    expect(actionOf(draft, view)).toEqual({ type: 'build', building: 'northGate', card: HUALIEN })
  })

  it('QK-13 strengthens the pressed track, by as much as possible', () => {
    const draft = made([{ on: 'built', building: 'miaokou', track: 'structure' }])
    expect(actionOf(draft, view)).toMatchObject({
      type: 'strengthen',
      building: 'miaokou',
      track: 'structure',
    })
    expect(legal(TWO, draft, view)).toBe(true)
    expect(actionOf(touch(draft, view, { on: 'count', count: 1 }), view)).toMatchObject({ count: 1 })
  })

  it('QK-14 trades two pieces for one, in the order of kinds', () => {
    const draft = made([
      does('trade'),
      pay('steel'),
      pay('brick'),
      { on: 'piece', side: 'take', kind: 'wood', by: 1 },
    ])
    expect(actionOf(draft, view)).toEqual({ type: 'trade', pay: ['brick', 'steel'], take: ['wood'] })
    // There is no room for a third piece; another kind to take replaces the chosen one.
    expect(touch(draft, view, pay('wood')).pay).toEqual(draft.pay)
    const other = touch(draft, view, { on: 'piece', side: 'take', kind: 'stone', by: 1 })
    expect(actionOf(other, view)).toMatchObject({ take: ['stone'] })
  })

  it('QK-15, QK-38 plans for as many pieces as the view asks, never more than there are', () => {
    expect(view.turnPossible?.plan.pay).toBe(2)
    const draft = made([does('plan'), pay('steel')])
    expect(lackOf(draft, view)).toBe('pay')
    expect(actionOf(touch(draft, view, pay('steel')), view)).toEqual({
      type: 'plan',
      pay: ['steel', 'steel'],
    })
  })

  it('QK-11, QK-12, QK-16 swaps land, reviews and passes', () => {
    expect(actionOf(made([does('swapLand'), { on: 'land', card: TAINAN }]), view)).toEqual({
      type: 'swapLand',
      card: TAINAN,
    })
    expect(actionOf(made([does('review'), { on: 'hand', building: 'taipei101' }]), view)).toEqual({
      type: 'review',
      building: 'taipei101',
    })
    expect(actionOf(made([does('pass')]), view)).toEqual({ type: 'pass' })
  })

  it('QK-38a buys only for six pieces of the two kinds of the building', () => {
    const draft = made([does('buy'), { on: 'built', building: 'haimenFort', track: null }])
    const [purse] = pursesOf(draft, view)
    expect(purse).toMatchObject({ count: 6, side: 'pay' })
    expect(purse?.from.filter((count) => count > 0)).toHaveLength(2)
    const paid = [...'bbbsss'].reduce(
      (now, letter) => touch(now, view, pay(letter === 'b' ? 'brick' : 'stone')),
      draft,
    )
    const done = touch(paid, view, { on: 'land', card: TAINAN })
    expect(actionOf(done, view)).toMatchObject({ type: 'buy', building: 'haimenFort', card: TAINAN })
    expect(legal(TWO, done, view)).toBe(true)
  })

  it('QK-33a exchanges an own card for another seat’s, whichever is pressed first', () => {
    const draft = made([does('exchange'), { on: 'land', card: TAIPEI }, { on: 'land', card: TAINAN }])
    expect(actionOf(draft, view)).toEqual({ type: 'exchange', card: TAINAN, other: TAIPEI })
  })

  it('QK-34, QK-35a lends and undercuts', () => {
    const lent = made([does('lend'), { on: 'seat', seat: 1 }, pay('brick'), pay('brick')])
    expect(actionOf(lent, view)).toEqual({ type: 'lend', seat: 1, pieces: ['brick', 'brick'] })
    const cut = made([does('undercut'), { on: 'built', building: 'haimenFort', track: 'material' }])
    expect(actionOf(cut, view)).toEqual({ type: 'undercut', building: 'haimenFort', track: 'material' })
  })

  it('asks for a card of the hand only where there is one', () => {
    expect(lackOf(startDraft(view), view)).toBe('action')
    const [first, second] = TWO.players ?? []
    const { view: bare } = recordedPositions({ players: [{ ...first, hand: [] }, { ...second }] })
    expect(lackOf(startDraft(bare), bare)).toBe('actionAlone')
  })

  it('is dropped when its action is chosen again, and keeps a card of the hand for another action', () => {
    const draft = made([{ on: 'hand', building: 'northGate' }])
    expect(touch(draft, view, does('build')).does).toBeNull()
    expect(actionOf(touch(draft, view, does('review')), view)).toMatchObject({ building: 'northGate' })
    expect(touch(draft, view, does('trade')).building).toBeNull()
  })
})

describe('the draft of another choice', () => {
  it('QK-36 requires a forecast, which may be none', () => {
    const { view: on } = recordedPositions({
      phase: 'disaster',
      agenda: [{ do: 'forecast', seat: 0, of: 'quake' }],
    })
    expect(lackOf(startDraft(on), on)).toBe('forecast')
    expect(actionOf(made([{ on: 'change', change: 0 }], on), on)).toEqual({ type: 'forecast', change: 0 })
    expect(waiverOf(on)).toBeNull()
  })

  it('QK-33 takes a piece or none', () => {
    const wanted: Wanted = {
      ...TWO,
      phase: 'production',
      agenda: [{ do: 'extra', seat: 0 }],
      players: [{ role: 'landlord', lands: [{ card: 'hualien', on: [{ building: 'miaokou' }] }] }, {}],
    }
    const { view: on } = recordedPositions(wanted)
    const draft = made([{ on: 'piece', side: 'take', kind: 'stone', by: 1 }], on)
    expect(legal(wanted, draft, on)).toBe(true)
    expect(waiverOf(on)).toEqual({ type: 'decline' })
  })

  it('QK-18 plays a kept card for the pressed building, or takes the damage', () => {
    const wanted: Wanted = {
      phase: 'disaster',
      agenda: [{ do: 'turnUp', seat: 0 }],
      players: [
        { lands: [{ card: 'hualien', on: [{ building: 'miaokou', material: 1 }] }], kept: ['stormShutters'] },
        {},
      ],
      events: { general: 5, disaster: 7, upper: 10, turned: ['stormShutters'] },
    }
    const { view: on } = recordedPositions(wanted, ['1>{nepartak2016}'])
    expect(on.choice?.is).toBe('hit')
    const draft = made(
      [
        { on: 'event', event: 'stormShutters' },
        { on: 'built', building: 'miaokou', track: null },
      ],
      on,
    )
    expect(actionOf(draft, on)).toEqual({ type: 'play', event: 'stormShutters', on: 'miaokou' })
    expect(waiverOf(on)).toEqual({ type: 'endure' })
  })
})

describe('unseen cards of the hand', () => {
  const wanted = { ...TWO, unseen: true, veil: ['northGate'] } as const
  const open = recordedPositions(wanted).view
  const [slot = ''] = unseenSlots(made([does('review')], open), open)

  it('QK-10 are built as what they are named, not before', () => {
    const draft = made([does('build')], open)
    expect(lackOf(draft, open)).toBe('unseen')
    expect(unseenSlots(draft, open)).toEqual([])
    const named = made([does('build'), { on: 'hand', building: 'grandHotel' }], open)
    const whole = touch(named, open, { on: 'land', card: TAINAN })
    expect(actionOf(whole, open)).toEqual({ type: 'build', building: 'grandHotel', card: TAINAN })
    expect(legal(wanted, whole, open)).toBe(true)
    // A name given to an unseen card does not make it a hand card for another action.
    expect(touch(named, open, does('review')).building).toBeNull()
  })

  it('QK-12 go back unseen', () => {
    const draft = made([does('review'), { on: 'hand', building: slot }], open)
    expect(actionOf(draft, open)).toEqual({ type: 'review', building: null })
    expect(legal(wanted, draft, open)).toBe(true)
    expect(unseenSlots(made([does('review')]), view)).toEqual([])
  })

  it('QK-18 go back several at once', () => {
    const effect: Wanted = {
      ...wanted,
      agenda: [{ do: 'effect', seat: 0, player: 0, event: 'designCompetition', at: [0] }],
    }
    const asked = recordedPositions(effect).view
    const [only = '', ...rest] = unseenSlots(startDraft(asked), asked)
    expect(rest).toEqual([])
    const draft = made(
      [
        { on: 'hand', building: 'taipei101' },
        { on: 'hand', building: only },
      ],
      asked,
    )
    expect(actionOf(draft, asked)).toEqual({ type: 'putBack', buildings: ['taipei101', null] })
    expect(legal(effect, draft, asked)).toBe(true)
  })
})
