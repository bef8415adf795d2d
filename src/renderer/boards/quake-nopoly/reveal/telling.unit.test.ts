import { describe, expect, it } from 'vitest'
import { SPECIAL_EVENTS } from '../../../../engine/games/quake-nopoly/components/deck/deck.ts'
import { districtOf } from '../../../../engine/games/quake-nopoly/components/cards.ts'
import type { Event } from '../../../../engine/games/quake-nopoly/event.ts'
import { quakeNopoly } from '../../../../engine/games/quake-nopoly/index.ts'
import type { State } from '../../../../engine/games/quake-nopoly/state.ts'
import { lineTo } from '../../../../engine/record/tree.ts'
import { playedRecord } from '../../../../engine/record/testing/player.ts'
import { cardNamed, type Wanted } from '../../../../engine/games/quake-nopoly/testing/position.ts'
import { disasterLogOf } from '../sheet/disasterLog.ts'
import { recordedPositions } from '../testing/positions.ts'
import { endTelling, goOn, initialReveals, isSettled, showDisasters, toCost, beatIn } from './reveals.ts'
import { districtsOf, missingIn, outcomeOf } from './outcome.ts'
import { beatsOf, costsIn, disasterSteps, progressOf, shownIn, tellingsOf, type Beat } from './telling.ts'

const storm = SPECIAL_EVENTS.find(({ targets }) => targets.includes('hualien'))
const id = storm?.id ?? ''
const damage = (storm?.damage ?? 0) + districtOf(cardNamed('hualien')).weather
const weak: Wanted = {
  phase: 'disaster',
  agenda: [{ do: 'turnUp', seat: 0 }],
  events: { general: 5, disaster: 7, upper: 10 },
  players: [
    {
      role: 'banker',
      lands: [
        {
          card: 'hualien',
          on: [
            { building: 'haimenFort', material: 9 },
            { building: 'miaokou', material: 1 },
          ],
        },
      ],
    },
    { lands: [{ card: "hualien'", on: [{ building: 'northGate', material: 7 }] }] },
  ],
}
const before = recordedPositions(weak, [])
const after = recordedPositions(weak, [`1>{${id}}`, '1>(taipei101)'])
const told = tellingsOf(after.view, disasterLogOf(after.story))
const [telling] = told
const beats = telling === undefined ? [] : beatsOf(telling)
const totals = ({ view }: typeof before): readonly number[] => view.players.map(({ points }) => points.total)

describe('a disaster that is told', () => {
  it('has a scene for each district, with the buildings of all its owners', () => {
    expect(told).toHaveLength(1)
    expect(telling?.scenes.map(({ district, damage: of }) => [district, of])).toEqual([['hualien', damage]])
    expect(telling?.scenes[0]?.buildings.map(({ building, falls }) => [building, falls])).toEqual([
      ['haimenFort', false],
      ['miaokou', true],
      ['northGate', 7 <= damage],
    ])
  })

  it('names the districts it hits where nobody has a building', () => {
    const others = storm?.targets.filter((district) => district !== 'hualien')
    expect(telling?.elsewhere.map(({ district }) => district).sort()).toEqual(others?.toSorted())
  })

  it('comes to the buildings each seat has lost', () => {
    const costs = telling === undefined ? [] : costsIn(telling, { is: 'over' })
    expect(outcomeOf(after.story, after.view)).toEqual(
      costs.flatMap(({ fallen }, seat) =>
        fallen.length === 0 ? [] : [{ key: 'came.lost', params: { seat, n: fallen.length } }],
      ),
    )
    expect(outcomeOf(after.story, after.view)).not.toEqual([])
    expect(outcomeOf([], after.view)).toEqual([])
  })

  it('is on the districts of the buildings shown, also of those that stand', () => {
    const standing = telling?.scenes.flatMap(({ buildings }) => buildings.filter(({ falls }) => !falls)) ?? []
    expect(telling && districtsOf(telling, standing)).toEqual(['hualien'])
    expect(telling && districtsOf(telling, [])).toEqual([])
  })

  it('knows what a fallen building lacked, unless its track has no room for it', () => {
    const hit = telling?.scenes[0]?.buildings.find(({ building }) => building === 'miaokou')
    // It has a piece: as many as the damage and one would stand.
    expect(hit && missingIn(hit)).toBe(damage < (hit?.track.max ?? 0) ? damage : null)
    expect(hit && missingIn({ ...hit, damage: hit.track.max })).toBeNull()
  })

  it('begins with the points before it, and ends with those after it', () => {
    expect(telling?.points).toEqual(totals(before))
    const last = telling === undefined ? [] : costsIn(telling, { is: 'over' })
    expect(last.map(({ now }) => now)).toEqual(totals(after))
    expect(last[0]?.fallen).toEqual(['miaokou'])
  })

  it('shakes, runs tracks down piece by piece, lets buildings fall, then counts the cost', () => {
    expect(beats.map(({ is }) => is)).toEqual([
      'shakes',
      ...Array.from({ length: Math.min(damage, 9) }, () => 'loses'),
      'falls',
      'costs',
      'over',
    ])
  })

  it('never shows what has not been told', () => {
    for (const beat of beats.slice(0, -2)) {
      expect(telling && costsIn(telling, beat).map(({ now }) => now)).toEqual(telling?.points)
      expect(telling && costsIn(telling, beat)[0]?.ahead).toEqual(['hualien'])
    }
    const pieces = (beat: Beat): readonly number[] =>
      telling?.scenes.flatMap((scene) =>
        shownIn(scene, beat, progressOf(beat, 0)).map((each) => each.pieces),
      ) ?? []
    expect(pieces({ is: 'shakes', scene: 0 })).toEqual([9, 1, 7])
    expect(pieces({ is: 'loses', scene: 0, lost: 1 })).toEqual([8, 0, 6])
  })
})

describe('the telling of the last steps', () => {
  const shown = {
    ...after,
    at: '0:after',
    reviewing: false,
    events: [],
    recentEvents: after.story,
    newEvents: after.story,
    still: false,
  }

  it('follows a step forward once, and is not begun by opening, a jump or review', () => {
    const state = initialReveals()
    showDisasters(state, shown, false)
    expect(state.tellings).toHaveLength(1)
    endTelling(state)
    showDisasters(state, { ...shown, at: '1:after' }, false)
    expect(state.tellings).toEqual([])
    for (const [other, opens] of [
      [{ ...shown, newEvents: [] }, false],
      [{ ...shown, reviewing: true }, false],
      [shown, true],
    ] as const) {
      const fresh = initialReveals()
      showDisasters(fresh, other, opens)
      expect(fresh.tellings).toEqual([])
    }
  })

  it('goes on to the end of a district, then to the next, and skips to the cost', () => {
    const state = initialReveals()
    showDisasters(state, shown, false)
    goOn(state)
    expect(beatIn(state)?.is).toBe('costs')
    expect(isSettled(state)).toBe(true)
    goOn(state)
    expect(beatIn(state)?.is).toBe('over')
    goOn(state)
    expect(state.tellings).toEqual([])
    showDisasters(state, { ...shown, newEvents: [] }, false)
    state.told = new Map()
    showDisasters(state, shown, false)
    toCost(state)
    expect(beatIn(state)?.is).toBe('over')
  })
})

describe('the steps of a disaster', () => {
  it('begin with the points before it and end with those after it, whatever is chosen meanwhile', () => {
    let costly = 0
    for (let match = 0; match < 12; match += 1) {
      const { record, positions, tip } = playedRecord(quakeNopoly, {
        seats: 2 + (match % 5),
        steps: 2000,
        luck: `disaster ${match}`,
      })
      const line = lineTo(record, tip)
      const viewAt = (at: number) =>
        quakeNopoly.view(positions.at(line[at]?.id ?? record.root) as State, 'all')
      for (const at of line.keys()) {
        const steps = line.slice(at).map(({ events }) => events as readonly Event[])
        const count = disasterSteps(steps)
        if (count === 0) continue
        const view = viewAt(at + count - 1)
        const story = steps.slice(0, count).flat()
        const log = disasterLogOf(story)
        const [found] = tellingsOf(view, log).filter(({ event }) => event === log[0]?.event)
        // A seismologist who researches the disaster gains points meanwhile.
        if (found === undefined || story.some(({ type }) => type === 'event.researched')) continue
        costly += 1
        const costs = costsIn(found, { is: 'over' })
        expect(costs.map(({ now }) => now)).toEqual(view.players.map(({ points }) => points.total))
        expect(costs.map((each) => each.before)).toEqual(
          viewAt(at - 1).players.map(({ points }) => points.total),
        )
        expect(found.later).toEqual([])
      }
    }
    expect(costly).toBeGreaterThan(10)
  })
})
