import type { GeneralEvent } from './types.ts'

/** Protection, kept open until a disaster is about to hit. */
const protections: readonly GeneralEvent[] = [
  {
    id: 'seismicRetrofit',
    keep: 'hit',
    effects: [{ do: 'shield', reach: 'building', against: 'quake', less: 3 }],
  },
  {
    id: 'earlyWarning',
    keep: 'hit',
    effects: [{ do: 'shield', reach: 'district', against: 'quake', less: 1 }],
  },
  {
    id: 'stormShutters',
    keep: 'hit',
    effects: [{ do: 'shield', reach: 'building', against: 'weather', less: 3 }],
  },
  {
    id: 'floodGates',
    keep: 'hit',
    effects: [{ do: 'shield', reach: 'district', against: 'weather', less: 1 }],
  },
  {
    id: 'resilientCommunity',
    keep: 'hit',
    effects: [{ do: 'shield', reach: 'district', against: 'any', less: 1 }],
  },
  {
    id: 'homeQuakeInsurance',
    keep: 'hit',
    effects: [{ do: 'insure', reach: 'building', against: 'quake', count: 5 }],
  },
  {
    id: 'stormInsurance',
    keep: 'hit',
    effects: [{ do: 'insure', reach: 'building', against: 'weather', count: 5 }],
  },
  {
    id: 'districtInsurance',
    keep: 'hit',
    effects: [{ do: 'insure', reach: 'district', against: 'any', count: 3 }],
  },
]

/** Plans, kept open for an own construction turn. */
const plans: readonly GeneralEvent[] = [
  {
    id: 'urbanRenewal',
    keep: 'turn',
    effects: [{ do: 'build', whom: 'self' }],
  },
  {
    id: 'fastPermit',
    keep: 'turn',
    effects: [
      { do: 'draw', whom: 'self', count: 1 },
      { do: 'build', whom: 'self' },
    ],
  },
  {
    id: 'retrofitSubsidy',
    keep: 'turn',
    effects: [
      { do: 'strengthen', whom: 'self', from: 'supply', reach: 'building', track: 'structure', count: 3 },
    ],
  },
  {
    id: 'volunteers',
    keep: 'turn',
    effects: [{ do: 'strengthen', whom: 'self', from: 'own', reach: 'district', track: 'either', count: 2 }],
  },
  {
    id: 'materialExchange',
    keep: 'turn',
    effects: [{ do: 'trade', whom: 'self', give: 3, take: 4 }],
  },
  {
    id: 'designCompetition',
    keep: 'turn',
    effects: [{ do: 'review', whom: 'self', count: 3 }],
  },
]

/** Materials come in, go out or change hands. */
const supplies: readonly GeneralEvent[] = [
  { id: 'brickKiln', keep: null, effects: [{ do: 'gain', whom: 'self', count: 3, kind: 'brick' }] },
  { id: 'reclaimedTimber', keep: null, effects: [{ do: 'gain', whom: 'self', count: 3, kind: 'wood' }] },
  { id: 'riverStone', keep: null, effects: [{ do: 'gain', whom: 'self', count: 3, kind: 'stone' }] },
  { id: 'scrapSteel', keep: null, effects: [{ do: 'gain', whom: 'self', count: 3, kind: 'steel' }] },
  { id: 'communityFund', keep: null, effects: [{ do: 'gain', whom: 'all', count: 1, kind: 'any' }] },
  {
    id: 'holidaySeason',
    keep: null,
    effects: [
      { do: 'gain', whom: 'self', count: 2, kind: 'any' },
      { do: 'gain', whom: 'left', count: 1, kind: 'any' },
      { do: 'gain', whom: 'right', count: 1, kind: 'any' },
    ],
  },
  { id: 'materialShortage', keep: null, effects: [{ do: 'lose', whom: 'all', count: 1, kind: 'any' }] },
  { id: 'steelPrices', keep: null, effects: [{ do: 'lose', whom: 'all', count: 1, kind: 'steel' }] },
  { id: 'mutualAid', keep: null, effects: [{ do: 'give', whom: 'others', to: 'player', count: 1 }] },
  {
    id: 'goodNeighbours',
    keep: null,
    effects: [
      { do: 'give', whom: 'all', to: 'left', count: 1 },
      { do: 'give', whom: 'all', to: 'right', count: 1 },
    ],
  },
  { id: 'buildersMarket', keep: null, effects: [{ do: 'trade', whom: 'all', give: 1, take: 1 }] },
]

/** Buildings are drawn, looked after, tested and worn. */
const works: readonly GeneralEvent[] = [
  { id: 'architectureForum', keep: null, effects: [{ do: 'draw', whom: 'all', count: 1 }] },
  {
    id: 'newBuildingCode',
    keep: null,
    effects: [
      { do: 'discard', whom: 'all', count: 1 },
      { do: 'draw', whom: 'all', count: 1 },
    ],
  },
  {
    id: 'schoolRetrofit',
    keep: null,
    effects: [
      { do: 'strengthen', whom: 'all', from: 'supply', reach: 'building', track: 'structure', count: 2 },
    ],
  },
  {
    id: 'roofRepair',
    keep: null,
    effects: [
      { do: 'strengthen', whom: 'all', from: 'supply', reach: 'district', track: 'material', count: 1 },
    ],
  },
  {
    id: 'safetyInspection',
    keep: null,
    effects: [{ do: 'inspect', whom: 'all', track: 'structure', mark: 3, pay: 1 }],
  },
  {
    id: 'facadeInspection',
    keep: null,
    effects: [{ do: 'inspect', whom: 'self', track: 'material', mark: 3, pay: 1 }],
  },
  { id: 'saltCorrosion', keep: null, effects: [{ do: 'wear', whom: 'self', track: 'material', count: 1 }] },
  { id: 'termites', keep: null, effects: [{ do: 'wear', whom: 'self', track: 'structure', count: 1 }] },
  {
    id: 'disasterDrill',
    keep: null,
    effects: [
      {
        do: 'roll',
        rows: [
          { upTo: 1, effects: [{ do: 'lose', whom: 'self', count: 1, kind: 'any' }] },
          { upTo: 3, effects: [{ do: 'gain', whom: 'self', count: 1, kind: 'any' }] },
          {
            upTo: 5,
            effects: [
              {
                do: 'strengthen',
                whom: 'self',
                from: 'supply',
                reach: 'building',
                track: 'either',
                count: 2,
              },
            ],
          },
          {
            upTo: 6,
            effects: [
              {
                do: 'strengthen',
                whom: 'all',
                from: 'supply',
                reach: 'building',
                track: 'either',
                count: 1,
              },
            ],
          },
        ],
      },
    ],
  },
]

/** The 34 general events, each there once. */
export const GENERAL_EVENTS: readonly GeneralEvent[] = [...protections, ...plans, ...supplies, ...works]
