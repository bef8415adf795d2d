/** The annotated match of each game that comes with the program; a game need not have one. */
import { sample as changCheng } from './chang-cheng.ts'
import { sample as qin } from './qin.ts'
import { sample as quakeNopoly } from './quake-nopoly.ts'
import { sample as quorsum } from './quorsum.ts'
import { sample as sanMarco } from './san-marco.ts'
import type { Sample } from './sample.ts'

/** By the game's id, in the order of the games. */
export const SAMPLES: Readonly<Record<string, Sample>> = {
  quorsum,
  qin,
  'chang-cheng': changCheng,
  'san-marco': sanMarco,
  'quake-nopoly': quakeNopoly,
}
