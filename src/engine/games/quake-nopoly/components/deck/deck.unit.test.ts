import { describe, expect, it } from 'vitest'
import { BUILDINGS, DISTRICTS, EARTHQUAKES, GENERAL_EVENTS, SPECIAL_EVENTS } from './deck.ts'
import { DISTRICT_IDS, KINDS, TIERS, type Building, type DistrictId, type Effect } from './types.ts'

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
const mean = (values: readonly number[]): number => sum(values) / values.length

const counted = <K extends PropertyKey>(values: readonly K[]): Partial<Record<K, number>> => {
  const counts: Partial<Record<K, number>> = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

const tracks = BUILDINGS.flatMap(({ material, structure }) => [material, structure])

/** The effects of the general events, including those in the rows of a roll. */
const effects: readonly Effect[] = GENERAL_EVENTS.flatMap((event) =>
  event.effects.flatMap((effect): readonly Effect[] =>
    effect.do === 'roll' ? [effect, ...effect.rows.flatMap((row) => row.effects)] : [effect],
  ),
)

describe('the deck', () => {
  it('QK-1 has 18 districts, 76 buildings, 34 general events, 31 special events and 10 earthquakes', () => {
    expect(DISTRICTS.map(({ id }) => id)).toEqual(DISTRICT_IDS)
    expect(BUILDINGS).toHaveLength(76)
    expect(GENERAL_EVENTS).toHaveLength(34)
    expect(SPECIAL_EVENTS).toHaveLength(31)
    expect(EARTHQUAKES).toHaveLength(10)
  })

  it('gives every card an id of its own that can be the key of a text', () => {
    const ids = [DISTRICTS, BUILDINGS, GENERAL_EVENTS, SPECIAL_EVENTS, EARTHQUAKES].flatMap((cards) =>
      cards.map(({ id }) => id),
    )
    expect(new Set(ids).size).toBe(18 + 76 + 34 + 31 + 10)
    for (const id of ids) expect(id).toMatch(/^[a-z][a-zA-Z0-9]*$/)
  })
})

describe('the districts', () => {
  it('have hazards of 0 to 2, on average about 0.9 for weather and 1.0 for earthquakes', () => {
    for (const { weather, quake } of DISTRICTS)
      expect([0, 1, 2]).toEqual(expect.arrayContaining([weather, quake]))
    expect(mean(DISTRICTS.map(({ weather }) => weather))).toBeCloseTo(0.9, 1)
    expect(mean(DISTRICTS.map(({ quake }) => quake))).toBeCloseTo(1.0, 1)
  })

  it('QK-33a stand in three tiers of six', () => {
    expect(counted(DISTRICTS.map(({ tier }) => tier))).toEqual(
      Object.fromEntries(TIERS.map((tier) => [tier, 6])),
    )
  })
})

/** The strength of a building: the pieces it starts with, and 1 for each track that can hold four more. */
const strengthOf = ({ material, structure }: Building): number =>
  sum([material, structure].map(({ base, max }) => base + (max - base - 3)))

/** 4 for the weakest down to 1 for the strongest; 1 more if it produces neither of its own kinds. */
const pointsOf = (building: Building): number => {
  const strength = strengthOf(building)
  const byStrength = strength <= 5 ? 4 : strength === 6 ? 3 : strength <= 8 ? 2 : 1
  const kinds = [building.material.kind, building.structure.kind]
  return byStrength + (kinds.includes(building.product) ? 0 : 1)
}

describe('the buildings', () => {
  it('are four a district, five in Taipei, Taichung, Tainan and Kaohsiung', () => {
    const five: readonly DistrictId[] = ['taipei', 'taichung', 'tainan', 'kaohsiung']
    expect(counted(BUILDINGS.map(({ district }) => district))).toEqual(
      Object.fromEntries(DISTRICT_IDS.map((id) => [id, five.includes(id) ? 5 : 4])),
    )
  })

  it.each(BUILDINGS.map((building) => [building.id, building] as const))(
    '%s has two kinds, base 2 to 4, a maximum of 3 or 4 more, and points by strength and upkeep',
    (_, building) => {
      expect(building.material.kind).not.toBe(building.structure.kind)
      for (const { base, max } of [building.material, building.structure]) {
        expect([2, 3, 4]).toContain(base)
        expect([3, 4]).toContain(max - base)
      }
      expect(building.points).toBe(pointsOf(building))
      expect([1, 2, 3, 4, 5]).toContain(building.points)
    },
  )

  it('have bases in the proportion 2, 2, 3, 3, 4 and maxima half and half', () => {
    expect(counted(tracks.map(({ base }) => base))).toEqual({ 2: 61, 3: 61, 4: 30 })
    expect(counted(tracks.map(({ base, max }) => max - base))).toEqual({ 3: 76, 4: 76 })
  })

  it('use all kinds evenly as tracks and as products', () => {
    expect(counted(tracks.map(({ kind }) => kind))).toEqual({ brick: 38, wood: 38, stone: 38, steel: 38 })
    expect(counted(BUILDINGS.map(({ product }) => product))).toEqual({
      brick: 19,
      wood: 19,
      stone: 19,
      steel: 19,
    })
  })

  it('give all points from 1 to 5', () => {
    expect(new Set(BUILDINGS.map(({ points }) => points))).toEqual(new Set([1, 2, 3, 4, 5]))
  })
})

describe('the special events', () => {
  it('have two to four targets, each district once at most', () => {
    for (const { id, targets } of SPECIAL_EVENTS) {
      expect([2, 3, 4], id).toContain(targets.length)
      expect(new Set(targets).size, id).toBe(targets.length)
    }
  })

  it('name every district four or five times', () => {
    const counts = counted(SPECIAL_EVENTS.flatMap(({ targets }) => targets))
    for (const id of DISTRICT_IDS) expect([4, 5], id).toContain(counts[id])
  })

  it('have damage 1 on half, 2 on a third and 3 on a sixth of the cards', () => {
    expect(counted(SPECIAL_EVENTS.map(({ damage }) => damage))).toEqual({ 1: 16, 2: 10, 3: 5 })
  })
})

describe('the earthquakes', () => {
  it('are ten that happened', () => {
    expect(EARTHQUAKES.map(({ year }) => year)).toEqual([
      1906, 1935, 1941, 1946, 1951, 1964, 1986, 1999, 2010, 2016,
    ])
  })

  it('QK-23a have entries of 1 to 4 and leave out what they do not hit', () => {
    for (const { table } of EARTHQUAKES)
      for (const damage of Object.values(table)) expect([1, 2, 3, 4]).toContain(damage)
  })

  it('hit every district four or five times', () => {
    const counts = counted(EARTHQUAKES.flatMap(({ table }) => DISTRICT_IDS.filter((id) => table[id])))
    for (const id of DISTRICT_IDS) expect([4, 5], id).toContain(counts[id])
  })

  it('QK-36a let a seismologist find a damage above 4 in at least half of them, even without a forecast', () => {
    const worth = EARTHQUAKES.filter(({ table }) =>
      DISTRICTS.some(({ id, quake }) => (table[id] ?? 0) + quake > 4),
    )
    expect(worth.length).toBeGreaterThanOrEqual(5)
  })
})

describe('the general events', () => {
  it('are of at least twelve kinds', () => {
    const kinds = new Set(GENERAL_EVENTS.map((event) => event.effects.map((effect) => effect.do).join('+')))
    expect(kinds.size).toBeGreaterThanOrEqual(12)
  })

  it('QK-18 have at least eight that can be kept, in both windows', () => {
    const kept = counted(GENERAL_EVENTS.map(({ keep }) => keep ?? 'none'))
    expect((kept.turn ?? 0) + (kept.hit ?? 0)).toBeGreaterThanOrEqual(8)
    expect(Math.min(kept.turn ?? 0, kept.hit ?? 0)).toBeGreaterThanOrEqual(4)
  })

  it('have protection on cards of the `hit` window, and only there', () => {
    for (const { id, keep, effects: own } of GENERAL_EVENTS)
      for (const effect of own)
        expect(effect.do === 'shield' || effect.do === 'insure', id).toBe(keep === 'hit')
  })

  it('have rolls whose rows share out the numbers 1 to 6', () => {
    for (const effect of effects) {
      if (effect.do !== 'roll') continue
      const ends = effect.rows.map(({ upTo }) => upTo)
      expect(ends).toEqual([...new Set(ends)].sort())
      expect(ends[0]).toBeGreaterThanOrEqual(1)
      expect(ends.at(-1)).toBe(6)
    }
  })

  it('count at least 1 everywhere, and trade for something', () => {
    for (const effect of effects)
      for (const value of Object.values(effect))
        if (typeof value === 'number') expect(value).toBeGreaterThan(0)
  })

  it('use the whole vocabulary', () => {
    expect(Object.keys(counted(effects.map((effect) => effect.do))).sort()).toEqual([
      'build',
      'discard',
      'draw',
      'gain',
      'give',
      'inspect',
      'insure',
      'lose',
      'review',
      'roll',
      'shield',
      'strengthen',
      'trade',
      'wear',
    ])
    const words = new Set(effects.flatMap((effect) => Object.values(effect)))
    const whom = ['self', 'all', 'others', 'left', 'right']
    const rest = ['own', 'supply', 'building', 'district', 'weather', 'quake', 'any', 'player', 'either']
    for (const word of [...KINDS, ...whom, ...rest, 'material', 'structure']) {
      expect(words, word).toContain(word)
    }
  })
})
