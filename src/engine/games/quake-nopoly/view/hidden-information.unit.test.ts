import { describe, expect, it } from 'vitest'
import { eventsOfType } from '../../../kernel/rules/by-type.ts'
import { seededRandom } from '../../../kernel/random.ts'
import { BUILDING_IDS } from '../components/cards.ts'
import { quakeNopoly } from '../index.ts'
import { reveals, unseenBuildings } from './hidden-information.ts'
import { project } from './project.ts'
import { after, does, OPTIONS, position } from '../testing/position.ts'

const { conceal, redactAction, redactEvent } = quakeNopoly

const [A = '', B = '', C = '', D = '', E = ''] = BUILDING_IDS
const lands = [{ card: 'yilan' }]
const state = () => position({ players: [{ hand: [A, B], lands }, { hand: [C] }, {}] })

describe('what is hidden', () => {
  it('QK-43 hands, but not how many cards they hold', () => {
    const players = project(state(), 1).players
    expect(players.map(({ hand }) => hand)).toEqual([null, [C], null])
    expect(players.map(({ cards }) => cards)).toEqual([2, 1, 0])
    expect(project(state(), 'public').players.map(({ hand }) => hand)).toEqual([null, null, null])
    expect(project(state(), 'all').players.map(({ hand }) => hand)).toEqual([[A, B], [C], []])
    expect(quakeNopoly.hasHiddenInformation(OPTIONS)).toBe(true)
  })

  it('QK-43 what is drawn and put back is its seat’s own, in events, actions and under the deck', () => {
    const { state: next, events } = after(state(), `R ${A}`)
    const [put] = eventsOfType(events, 'building.putBack')
    if (put === undefined) throw new Error('nothing was put back')
    expect([
      redactEvent(put, 0),
      redactEvent(put, 1),
      redactEvent(put, 'public'),
      redactEvent(put, 'all'),
    ]).toEqual([put, { ...put, building: null }, { ...put, building: null }, put])
    const bottom = (viewer: 0 | 1 | 'all') => project(next, viewer).decks.buildings.bottom
    expect([bottom(0), bottom(1), bottom('all')]).toEqual([[A], [null], [A]])
    const hidden = (text: string, viewer: 0 | 1, actor: 0 | 'chance') =>
      quakeNopoly.text.notation(redactAction(does(text), actor, viewer), next)
    expect(hidden(`R ${A}`, 1, 0)).toBe('R ?')
    expect(hidden(`R ${A}`, 0, 0)).toBe(`R ${A}`)
    expect(hidden(`u ${A} ${B}`, 1, 0)).toBe('u ? ?')
    expect(hidden(`1>(${D})`, 1, 'chance')).toBe('1>(?)')
    expect(hidden(`1>(${D})`, 0, 'chance')).toBe(`1>(${D})`)
    const { events: draws } = after(next, `1>(${D})`)
    expect(draws.map((event) => redactEvent(event, 1))).toContainEqual({
      type: 'building.drawn',
      seat: 0,
      building: null,
    })
    expect(draws.filter(reveals).map(({ type }) => type)).toEqual(['building.drawn'])
  })

  it('QK-43 collapsed buildings and swapped districts lie known at the bottom', () => {
    const built = position({
      players: [{ lands: [{ card: 'hualien', on: [{ building: E, material: 0 }] }] }, {}],
      phase: 'disaster',
      agenda: [{ do: 'turnUp', seat: 0 }],
    })
    const { state: next } = after(built, '1>{toraji2001}')
    expect(project(next, 'public').decks.buildings.bottom).toEqual([E])
    const swapped = after(position({ players: [{ lands }, {}] }), 'L yilan').state
    expect(project(swapped, 'public').decks.districts.bottom).toEqual(['yilan'])
  })

  it('QK-43 the pile of events shows its counts, not its cards', () => {
    const { events } = project(state(), 'all').decks
    expect(events).toEqual({ general: 9, disaster: 12, safe: 15, last: 7, turned: [] })
    expect(JSON.stringify(state().decks.events)).not.toContain('1999')
  })

  it('QK-43 dealing anew keeps what the viewer sees and changes the rest', () => {
    const { state: next } = after(state(), `R ${A}`, `1>(${D})`)
    const random = seededRandom('reshuffle', 0)
    const others = Array.from({ length: 20 }, () => conceal(next, 1).deal(random))
    for (const other of others) {
      expect(other.hands[1]).toEqual([C])
      expect(project(other, 1)).toEqual(project(next, 1))
      expect(unseenBuildings(other, 'public')).toEqual(unseenBuildings(next, 'public'))
    }
    expect(new Set(others.map(({ hands }) => hands[0]?.join())).size).toBeGreaterThan(15)
    expect(new Set(others.map(({ decks }) => decks.buildings.bottom[0]?.building)).size).toBeGreaterThan(5)
    expect(conceal(next, 0).deal(random).decks.buildings.bottom).toEqual([{ building: A, by: 0 }])
    expect(conceal(next, 'all').deal(random)).toEqual(next)
  })
})
