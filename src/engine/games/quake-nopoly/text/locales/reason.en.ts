import type { Texts } from '../../../../kernel/text.ts'

/** What speaks for an action. Forecasts and kept cards can still change what a disaster does. */
export const reasonEn = {
  all: { 1: 'This {a}.', 2: 'This {a} and {b}.', 3: 'This {a}, {b}, and {c}.' },
  points: 'brings {n} point | brings {n} points',
  costs: 'costs {fromSeat} {n} point | costs {fromSeat} {n} points',
  home: 'earns {n} more points in its own district',
  level: {
    1: 'earns {n} more points on the developed level',
    2: 'earns {n} more points on the prosperous level',
  },
  holds: 'withstands every disaster to come, forecasts aside',
  yields: 'yields {kind} in every production',
  safe: {
    weather: 'makes {building} withstand all weather to come, forecasts aside',
    quake: 'makes {building} withstand all earthquakes to come, forecasts aside',
  },
  safer: {
    weather: 'makes {building} withstand {n} more of the weather cards to come',
    quake: 'makes {building} withstand {n} more of the earthquakes to come',
  },
  exposes: {
    weather: 'leaves {fromSeat}’s {building} open to {n} more of the weather cards to come',
    quake: 'leaves {fromSeat}’s {building} open to {n} more of the earthquakes to come',
  },
  shelters: {
    weather: 'puts {n} of your buildings out of reach of any weather turned up now',
    quake: 'puts {n} of your buildings out of reach of any earthquake turned up now',
  },
  reaches: {
    weather: 'puts {others} more buildings of others and {own} of yours within reach of weather',
    quake: 'brings {others} more buildings of others and {own} of yours within reach of an earthquake',
  },
  moves: 'moves the damage from your {district} to {toSeat}',
  saves: 'saves {building} from collapse',
  noneFalls: 'costs you no building',
  homeFor: 'gives you {district}, the home of {building} in your hand',
} as const satisfies Texts
