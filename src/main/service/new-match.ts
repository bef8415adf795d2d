/** Creates a match: its header, its seed, and the first acts of chance. */
import { replayOf } from '../../engine/record/positions.ts'
import { err, ok, type Result } from '../../engine/kernel/refusal.ts'
import { setupFor } from '../../engine/record/validation.ts'
import { runChance } from '../../engine/record/play.ts'
import { MAIN, type ChanceSource, type Header, type MatchId } from '../../engine/record/step.ts'
import { createRecord, putBranch } from '../../engine/record/tree.ts'
import type { ApiError, Parsed } from '../api/api.ts'
import type { Deps } from './handlers/handler.ts'
import { newNonce } from '../table/chance.ts'
import { keepsSecrets, saveWritesAlone } from '../table/match.ts'
import { newSeed, seedFrom } from '../table/seed.ts'
import { summaryOf } from '../table/summary.ts'

type Wanted = Parsed<'match.create'>

/** The chance source of a new match. Codes noSeed and matchGoesOn, if the older match cannot share its seed. */
const chanceOf = async (
  { tables, library }: Deps,
  { game, chance }: Pick<Wanted, 'game' | 'chance'>,
): Promise<Result<ChanceSource, ApiError>> => {
  switch (chance.source) {
    case 'manual':
      return ok({ source: 'manual' })
    case 'random':
      return ok({ source: 'seeded', seed: newSeed() })
    case 'seeded':
      return ok({ source: 'seeded', seed: chance.seed })
    case 'typed': {
      const seed = await seedFrom(chance.words, game)
      // Stretching the seed took a third of a second, in which another program may have begun to write.
      await library.whenFree()
      return ok({ source: 'seeded', seed })
    }
    case 'same': {
      const older = tables.open(chance.match)
      if (!older.ok) return older
      const { header } = older.value.record
      if (header.chance.source !== 'seeded') return err({ code: 'noSeed' })
      // A second match with the same seed would show what the first still hides.
      if (keepsSecrets(older.value)) return err({ code: 'matchGoesOn' })
      return ok(header.chance)
    }
  }
}

/** Codes gameUnknown, seatCount, sameColour, badOptions, and those of `chanceOf`. */
const headerOf = async (deps: Deps, wanted: Wanted): Promise<Result<Header, ApiError>> => {
  const game = deps.gameOf(wanted.game)
  if (game === undefined) return err({ code: 'gameUnknown', details: { game: wanted.game } })
  const options = setupFor(game, wanted.options, wanted.seats.length)
  // A record with too many seats is malformed; here the person can correct their number.
  if (!options.ok && options.error.code === 'badSeats') return err({ ...options.error, code: 'seatCount' })
  if (new Set(wanted.seats.map((seat) => seat.colour)).size < wanted.seats.length)
    return err({ code: 'sameColour' })
  if (!options.ok) return options
  const chance = await chanceOf(deps, wanted)
  if (!chance.ok) return chance
  return ok({
    format: 1,
    nonce: newNonce(),
    game: game.id,
    rules: game.version,
    options: options.value,
    seats: wanted.seats,
    chance: chance.value,
    undo: wanted.undo,
    startedAt: new Date(deps.now()).toISOString(),
  })
}

/** Stores the match, with the acts of chance before the first seat's turn, in one transaction. */
export const createMatch = async (
  deps: Deps,
  wanted: Wanted,
): Promise<Result<{ readonly match: MatchId }, ApiError>> => {
  const header = await headerOf(deps, wanted)
  if (!header.ok) return header
  const game = deps.gameOf(header.value.game)
  if (game === undefined) throw new Error('A game that was there is gone')
  const record = createRecord(header.value)
  const replay = replayOf(record, game)
  const steps = runChance(replay, record.root)
  const branches = steps
    .slice(-1)
    .map(({ id }) => ({ id: MAIN, name: 'main', step: id, version: 1, deleted: false }))
  for (const branch of branches) putBranch(record, branch)
  const summary = summaryOf(replay)
  const match = deps.library.create(header.value, wanted.title, { steps, branches, summary })
  if (wanted.chance.source === 'manual' && wanted.chance.alone) saveWritesAlone(deps.library, match, true)
  return ok({ match })
}
