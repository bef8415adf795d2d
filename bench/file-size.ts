/** How large a shared file is, beside the same events as compressed JSON. */
import { gzipSync, strToU8, strFromU8 } from 'fflate'
import { GAMES } from '../src/engine/index.ts'
import { encode } from '../src/engine/record/file/encode.ts'
import { playedRecord } from '../src/engine/record/testing/player.ts'
import { number, type Row } from './row.ts'

/** More steps than any match has. */
const WHOLE_MATCH = 3000

const packed = (text: string): number => gzipSync(strToU8(text), { mtime: 0 }).length

/** A row a game, of a match played at random to its end, without notes. */
export const fileSizeRows = (): readonly Row[] =>
  GAMES.map((game): Row => {
    const { record } = playedRecord(game, {
      steps: WHOLE_MATCH,
      chance: { source: 'seeded', seed: 'bytes' },
    })
    const steps = [...record.steps.values()]
    const text = strFromU8(encode(record, { gzip: false }))
    const aStep = (bytes: number): number => bytes / steps.length
    const file = aStep(encode(record).length)
    const withoutIds = aStep(packed(text.replaceAll(/"id":"[0-9a-f]{32}",/g, '')))
    const events = aStep(packed(steps.map((step) => JSON.stringify(step.events)).join('\n')))
    return {
      work: `a shared file, ${game.id}`,
      value: file,
      unit: 'bytes',
      figure: `${number(file, 1)} bytes a step, without ids ${number(withoutIds, 1)}`,
      reference: `gzip of its events: ${number(events, 1)} bytes a step`,
      beside: events,
      bar: { of: 'reference', most: 0.5 },
    }
  })
