import type { Texts } from '../../../../kernel/text.ts'

/** How the Mongols' attack is told, in English. */
export const attackEn = {
  result: 'Show the result',
  attack: 'The Mongols attack from left to right',
  play: 'Play',
  pause: 'Pause',
  back: 'Back',
  next: 'Next',
  start: 'The wall is finished. Points before the attack.',
  lost: 'Region {n} ({value}): {names}',
  nobody: 'Region {n} ({value}): nobody loses',
  noTile: 'Region {n} has no tile: nobody loses',
  spared: 'protected by the tower: {names}',
  event: '{event}: {list}',
  nothing: '{event}: nobody scores',
  because: {
    diplomacy: '{name} +{points} (in {n} province) | {name} +{points} (in {n} provinces)',
    overlord: '{name} +{points} (row of {n})',
    reward: '{name} +{points} ({n} card) | {name} +{points} ({n} cards)',
    scouting: '{name} +{points}',
  },
} as const satisfies Texts
