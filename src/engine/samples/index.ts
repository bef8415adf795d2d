/** The samples of each game: an annotated match and a lesson. */
import { annotatedMatch as changCheng } from './annotated/chang-cheng.ts'
import { annotatedMatch as qin } from './annotated/qin.ts'
import { annotatedMatch as quakeNopoly } from './annotated/quake-nopoly.ts'
import { annotatedMatch as quorsum } from './annotated/quorsum.ts'
import { annotatedMatch as sanMarco } from './annotated/san-marco.ts'
import { lesson as changChengLesson } from './lessons/chang-cheng.ts'
import { lesson as qinLesson } from './lessons/qin.ts'
import { lesson as quakeNopolyLesson } from './lessons/quake-nopoly.ts'
import { lesson as quorsumLesson } from './lessons/quorsum.ts'
import { lesson as sanMarcoLesson } from './lessons/san-marco.ts'
import type { Sample } from './sample.ts'

/** Annotated matches by game id, in the order of the games. */
export const ANNOTATED: Readonly<Record<string, Sample>> = {
  quorsum,
  qin,
  'chang-cheng': changCheng,
  'san-marco': sanMarco,
  'quake-nopoly': quakeNopoly,
}

/** Lessons by game id, in the order of the games. */
export const LESSONS: Readonly<Record<string, Sample>> = {
  quorsum: quorsumLesson,
  qin: qinLesson,
  'chang-cheng': changChengLesson,
  'san-marco': sanMarcoLesson,
  'quake-nopoly': quakeNopolyLesson,
}
