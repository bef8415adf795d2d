/** The puzzles of each game. */
import changCheng from './positions/chang-cheng.json' with { type: 'json' }
import qin from './positions/qin.json' with { type: 'json' }
import quakeNopoly from './positions/quake-nopoly.json' with { type: 'json' }
import quorsum from './positions/quorsum.json' with { type: 'json' }
import sanMarco from './positions/san-marco.json' with { type: 'json' }
import type { Puzzle } from './puzzle.ts'

/** By the game's id, in the order of the games. */
export const PUZZLES: Readonly<Record<string, readonly Puzzle[]>> = {
  quorsum: quorsum.puzzles,
  qin: qin.puzzles,
  'chang-cheng': changCheng.puzzles,
  'san-marco': sanMarco.puzzles,
  'quake-nopoly': quakeNopoly.puzzles,
}
