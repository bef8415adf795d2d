import { changChengSecrets } from './chang-cheng.ts'
import { qinSecrets } from './qin.ts'
import { quakeNopolySecrets } from './quake-nopoly.ts'
import { sanMarcoSecrets } from './san-marco.ts'
import type { SecretFinder } from './secrets.ts'

/** By game id, what finds secrets besides the actions and events that the game redacts (redacted-facts.ts). */
export const SECRET_FINDERS: { readonly [game: string]: SecretFinder } = {
  qin: qinSecrets,
  'chang-cheng': changChengSecrets,
  'san-marco': sanMarcoSecrets,
  'quake-nopoly': quakeNopolySecrets,
}
