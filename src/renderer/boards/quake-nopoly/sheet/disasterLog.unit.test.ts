import { describe, expect, it } from 'vitest'
import { disasterLogOf } from './disasterLog.ts'
import { isStriking, linesOf, rowsOf } from './outcome.ts'
import { lastMoveOf } from '../board/lastMove.ts'
import { recordedPositions } from '../testing/positions.ts'
import { cardNamed, type Wanted } from '../../../../engine/games/quake-nopoly/testing/position.ts'
import { SPECIAL_EVENTS } from '../../../../engine/games/quake-nopoly/components/deck/deck.ts'
import { districtOf, type EventId } from '../../../../engine/games/quake-nopoly/components/cards.ts'

const card = SPECIAL_EVENTS.find(({ targets }) => targets.includes('hualien'))
const id = card?.id ?? ''
const damage = (card?.damage ?? 0) + districtOf(cardNamed('hualien')).weather
const weak: Wanted = {
  phase: 'disaster',
  agenda: [{ do: 'turnUp', seat: 0 }],
  events: { general: 5, disaster: 7, upper: 10 },
  players: [
    { lands: [{ card: 'hualien', on: [{ building: 'miaokou', material: 1 }] }] },
    { lands: [{ card: "hualien'", on: [{ building: 'haimenFort', material: 7 }] }] },
  ],
}

it('QK-37a has what the meteorologist took off beside the damage, so that the row adds up', () => {
  const hit = { seat: 0, card: cardNamed('hualien'), land: 0, entry: 3, forecast: 2, insteadOf: null }
  const [entry] = disasterLogOf([
    { type: 'card.turned', seat: 0, event: id as EventId, of: 'weather', turn: 9 },
    {
      type: 'disaster.struck',
      seat: 0,
      event: id as EventId,
      of: 'weather',
      forecast: 2,
      hits: [{ ...hit, eased: 0, damage: 5 }],
    },
    { type: 'hit.eased', seat: 0, card: hit.card, damage: 4 },
  ])
  const { view } = recordedPositions(weak, [])
  expect(rowsOf({ ...view, event: null }, entry)).toEqual([
    { district: 'hualien', entry: 3, land: 0, forecast: 2, eased: 1, damage: 4 },
  ])
})

describe('the effects of a disaster', () => {
  const { view, story } = recordedPositions(weak, [`1>{${id}}`])
  const [first] = disasterLogOf(story)

  it('QK-21, QK-22 are listed building by building, even if it passed in one step', () => {
    expect(first).toMatchObject({ event: id, of: 'weather', seat: 0 })
    expect(first?.damage.find(({ building }) => building === 'miaokou')).toMatchObject({
      collapsed: true,
      before: 1,
      left: 0,
    })
    const done = recordedPositions(weak, [`1>{${id}}`, '1>(northGate)'])
    expect(
      disasterLogOf(done.story)[0]?.damage.find(({ building }) => building === 'haimenFort'),
    ).toMatchObject({
      collapsed: false,
      before: 7,
      left: 7 - damage,
    })
  })

  it('QK-23b are listed with those still to come', () => {
    const lines = linesOf(view, first)
    expect(lines.map(({ building, past }) => [building, past])).toEqual([
      ['miaokou', true],
      ['haimenFort', false],
    ])
    expect(lines[1]).toMatchObject({ before: 7, left: 7 - damage, collapses: false, damage })
  })

  it('are empty before a card of the phase is turned up', () => {
    expect(isStriking(view)).toBe(true)
    expect(isStriking({ ...view, event: null })).toBe(false)
    expect(isStriking({ ...view, phase: 'production' })).toBe(false)
  })

  it('include the damage by district, from the hit cards once the view shows another event', () => {
    const now = rowsOf(view, first)
    expect(now.find(({ district }) => district === 'hualien')).toMatchObject({ damage, forecast: 0 })
    const later = rowsOf({ ...view, event: null }, first)
    expect(later).toEqual(now.filter(({ district }) => district === 'hualien'))
  })

  it('mark the changes', () => {
    expect(lastMoveOf(story, []).cards).toEqual(new Set([cardNamed('hualien')]))
  })
})
