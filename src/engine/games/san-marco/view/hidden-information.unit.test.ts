import { describe, expect, it } from 'vitest'
import { eventsOfType } from '../../../kernel/rules/by-type.ts'
import { seededRandom } from '../../../kernel/random.ts'
import type { Viewer } from '../../../kernel/seat.ts'
import { playRandomly } from '../../../kernel/testing/play.ts'
import { sumOf } from '../../../kernel/rules/lists.ts'
import type { Event } from '../event.ts'
import { evolve } from '../position/evolve.ts'
import { sanMarco } from '../index.ts'
import { pileAt, reveals } from './hidden-information.ts'
import { project } from './project.ts'
import { start } from '../position/initial-state.ts'
import type { State } from '../state.ts'
import { after, does, OPTIONS, pileNamed, position, roundOf } from '../testing/position.ts'

const { conceal, redactAction, redactEvent } = sanMarco

const OTHERS = [1, 2, 3, 'public'] as const

/** Seats 0 and 2 are to draw, five and three cards each. */
const dealing = (): State => {
  const round = roundOf(4, [0, 1, 2, 3])
  const roles = round.roles.map((role) => (role === 'firstDistributor' ? role : null))
  const rolling = position({ seats: 4, tables: [], round: { ...round, roles }, stage: { is: 'roles' } })
  return after(rolling, '[1]', '[1]').state
}
const DRAWS = ['1+1144T', '1+:123', '3+23456', '3+:333'] as const
const DIVISIONS = ['114:12|4T:3', '23:33|456:3'] as const

describe('SM-48 what a distributor draws', () => {
  const { state, events } = after(dealing(), DRAWS[0])

  it('is its own: others see how many, in the view, the record and the notation', () => {
    const [event] = eventsOfType(events, 'cards.dealt')
    if (event === undefined) throw new Error('nothing was dealt')
    for (const viewer of [0, 'all'] as const) expect(redactEvent(event, viewer)).toEqual(event)
    for (const viewer of OTHERS) {
      expect(redactEvent(event, viewer)).toEqual({ ...event, cards: null })
      expect(redactAction(does(DRAWS[0]), 'chance', viewer)).toEqual(does('1+?'))
      const [table] = project(state, viewer).tables
      expect(table).toMatchObject({
        stage: 'dealing',
        held: null,
        offers: null,
        count: { cards: 5, limits: 0 },
      })
    }
    expect(project(state, 0).tables[0]?.held).toEqual(pileNamed('1144T:-'))
    expect(redactAction(does(DRAWS[1]), 'chance', 1)).toEqual(does('1+:?'))
    const { events: limits } = after(state, DRAWS[1])
    for (const viewer of OTHERS)
      expect(redactEvent(limits[0] as Event, viewer)).toMatchObject({ limits: null, count: 3 })
  })

  it('the first distributor does not see what the second draws', () => {
    const later = after(dealing(), ...DRAWS).state
    expect(project(later, 0).tables.map(({ held }) => held !== null)).toEqual([true, false])
    expect(project(later, 2).tables.map(({ held }) => held !== null)).toEqual([false, true])
    expect(project(later, 'all').tables.map(({ held }) => held !== null)).toEqual([true, true])
  })

  it('cards nobody has seen are counted together with the deck', () => {
    const count = (viewer: Viewer) => sumOf(project(state, viewer).unseen.cards.map((each) => each.count))
    expect(count('all')).toBe(57)
    expect(count(0)).toBe(57)
    for (const viewer of OTHERS) expect(count(viewer)).toBe(62)
    expect(project(state, 1).decks).toEqual({ cards: 57, limits: 28 })
  })
})

describe('SM-48 a division', () => {
  const divided = after(dealing(), ...DRAWS, DIVISIONS[0])

  it('is hidden from all others until it is turned up; they know only that it has been made', () => {
    const [event] = eventsOfType(divided.events, 'offers.divided')
    if (event === undefined) throw new Error('nothing was divided')
    for (const viewer of OTHERS) {
      expect(redactEvent(event, viewer)).toEqual({ ...event, offers: null })
      expect(redactAction(does(DIVISIONS[0]), 0, viewer)).toEqual({ type: 'divide', offers: null })
      expect(project(divided.state, viewer).tables[0]).toEqual({
        seat: 0,
        takers: [1, 0],
        stage: 'ready',
        count: { cards: 5, limits: 3 },
        held: null,
        offers: null,
      })
    }
    expect(redactAction(does(DIVISIONS[0]), 0, 0)).toEqual(does(DIVISIONS[0]))
    expect(project(divided.state, 0).tables[0]?.offers).toMatchObject([
      pileNamed('114:12'),
      pileNamed('4T:3'),
    ])
    expect(project(divided.state, 0).possible.divide).toBeNull()
    expect(project(divided.state, 2).possible.divide).toBe(2)
  })

  it('turned up, it is open to all; the second distributor’s stays hidden', () => {
    const { state } = after(divided.state, DIVISIONS[1])
    for (const viewer of [1, 'public'] as const) {
      expect(project(state, viewer).tables[0]?.offers).toHaveLength(2)
      expect(project(state, viewer).tables[1]?.offers).toBeNull()
    }
  })

  it('an offer says what limit total it brings to those who may take it', () => {
    const { state } = after(divided.state, DIVISIONS[1])
    const open: State = { ...state, limits: [[3], [3, 3, 1], [], []] }
    expect(project(open, 3).tables[0]?.offers).toMatchObject([
      { sum: 3, seat: null, totals: [6, 10, null, null] },
      { sum: 3, seat: null, totals: [6, 10, null, null] },
    ])
  })

  it('draws, rolls and turned up offers reveal something, a division does not', () => {
    expect(divided.events.map(reveals)).toEqual([false, false])
    expect(after(divided.state, DIVISIONS[1]).events.map(reveals)).toEqual([false, true, false])
    expect(after(dealing(), DRAWS[0]).events.map(reveals)).toEqual([true])
  })

  it('dealt anew, what came before the deck was shuffled in the same deal stays among those cards', () => {
    const short: State = {
      ...dealing(),
      deck: [5, 2, 0, 0, 0, 0, 0, 0, 0, 0],
      discards: [0, 3, 5, 5, 5, 5, 6, 12, 10, 4],
    }
    const { state } = after(short, '1+11112', '1+:123', '3+12', '3+DDX', '3+:333', '1111:12|2:3')
    expect(state.round?.tables.map(({ early }) => early.length)).toEqual([5, 2])
    const others = Array.from({ length: 30 }, (_, k) => conceal(state, 1).deal(seededRandom('early', k)))
    for (const other of others) {
      const [first, second] = (other.round?.tables ?? []).map((table) => pileAt(table).cards)
      expect(first?.every((card) => card === '1' || card === '2')).toBe(true)
      expect(second?.slice(0, 2).every((card) => card === '1' || card === '2')).toBe(true)
      expect(project(other, 1)).toEqual(project(state, 1))
    }
    expect(new Set(others.map((other) => JSON.stringify(other.round?.tables))).size).toBeGreaterThan(15)
  })

  it('dealt anew it is other cards in other offers, as many, and one’s own stay', () => {
    const { state } = divided
    const others = Array.from({ length: 20 }, (_, k) => conceal(state, 1).deal(seededRandom('anew', k)))
    for (const other of others) {
      expect(other.round?.tables[0]?.offers.flatMap(({ cards }) => cards)).toHaveLength(5)
      expect(other.round?.tables[1]?.held.limits).toHaveLength(3)
      expect(sumOf(other.deck)).toBe(sumOf(state.deck))
      expect(project(other, 1)).toEqual(project(state, 1))
    }
    expect(new Set(others.map((other) => JSON.stringify(other.round?.tables))).size).toBeGreaterThan(15)
    const own = conceal(state, 0).deal(seededRandom('anew', 0))
    expect(own.round?.tables[0]).toEqual(state.round?.tables[0])
    expect(conceal(state, 'all').deal(seededRandom('anew', 0))).toBe(state)
  })
})

describe('SM-48 a record as one viewer may see it', () => {
  it.each([0, 1, 3, 'public'] as const)('folds to what %s was shown all along', (viewer) => {
    const setup = { options: OPTIONS, seats: 4 }
    const { steps, states } = playRandomly(sanMarco, setup, seededRandom('seen record', 1))
    let state = start(setup)
    for (const [at, { events }] of steps.entries()) {
      for (const event of events) state = evolve(state, redactEvent(event, viewer))
      expect(project(state, viewer)).toEqual(project(states[at + 1] as State, viewer))
    }
  })
})
