/** The house deck of Quake-nopoly: 18 districts, 76 buildings and 75 events, as data. */
export { BUILDINGS } from './buildings.ts'
export { DISTRICTS } from './districts.ts'
export { GENERAL_EVENTS } from './general.ts'
export { EARTHQUAKES } from './quakes.ts'
export { SPECIAL_EVENTS } from './special.ts'
export * from './types.ts'
