import { z } from 'zod'
import { lineSchema } from './schemas.ts'

/** The JSON Schema of a line of a `.qipu` file, kept in docs/qipu.schema.json. */
export const jsonSchema = (): object => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A line of a .qipu file',
  description:
    'Every line of a .qipu file is one of these; docs/record-format.md says in what order they come ' +
    'and what else must hold.',
  ...z.toJSONSchema(lineSchema, { target: 'draft-2020-12' }),
})
