import { describe, expect, it } from 'vitest'
import { lineSchema, jsonSchema } from './schemas.ts'
import { playedRecord } from '../testing/player.ts'
import { race } from '../testing/race.ts'
import { encode } from './encode.ts'

describe('the schema of a file', () => {
  it('equals the one in docs (rewrite it with `vitest run -u`)', async () => {
    await expect(JSON.stringify(jsonSchema(), null, 2) + '\n').toMatchFileSnapshot(
      '../../../../docs/qipu.schema.json',
    )
  })

  it('holds for every line written', () => {
    const { record } = playedRecord(race, { steps: 30, changes: 40 })
    const file = encode(record, { gzip: false, label: { title: 'x', tags: ['y'] } })
    for (const line of new TextDecoder().decode(file).trimEnd().split('\n'))
      expect(lineSchema.safeParse(JSON.parse(line)).success, line).toBe(true)
  })
})
