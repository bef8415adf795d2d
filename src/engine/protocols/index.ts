/** The description of each game for programs, found in its folder (scripts/registry.ts). No window and no page loads it. */
import { z } from 'zod'
import { inGameOrder } from '../index.ts'
import { DEFAULT_ENDING } from '../kernel/default-texts.ts'
import type { AnyGame } from '../kernel/game.ts'
import type { Protocol } from '../kernel/protocol.ts'
import { outcomeSchema } from '../kernel/view-schemas.ts'
import { FOUND } from './protocols.generated.ts'

/** By game id, in the order of the games; a game without one is not in it. */
export const PROTOCOLS: Readonly<Record<string, Protocol>> = inGameOrder(FOUND)

/** Options, actions, events, views and the outcome of a game as JSON Schema. */
const schemasOf = ({ schemas, text }: AnyGame, protocol: Protocol | undefined): object => {
  const endings = Object.keys(text.locales.en['ending'] ?? {}).filter((each) => each !== DEFAULT_ENDING)
  return {
    // The schema of the input, in which options with defaults may be left out.
    options: z.toJSONSchema(schemas.options, { io: 'input' }),
    action: z.toJSONSchema(schemas.action),
    event: z.toJSONSchema(schemas.event),
    ...(protocol === undefined ? {} : { view: z.toJSONSchema(protocol.view) }),
    outcome: z.toJSONSchema(
      outcomeSchema.extend({ ending: z.enum(endings).describe('The kind of ending.') }),
    ),
  }
}

/** All a program needs to play a game besides its id, names, seats and options; plain data. */
export const describedGame = (game: AnyGame): object => {
  const protocol = PROTOCOLS[game.id]
  const schemas = schemasOf(game, protocol)
  if (protocol === undefined) return { schemas }
  const { stageIn, stages, refusals, box } = protocol
  return {
    schemas,
    stageIn,
    stages: Object.fromEntries(
      Object.entries(stages).map(
        ([
          name,
          {
            refusal: [code, rule],
            ...stage
          },
        ]) => [name, { ...stage, refusal: { code, rule } }],
      ),
    ),
    refusals: Object.fromEntries(
      Object.entries(refusals).map(([code, { rules, details }]) => [
        code,
        { rules, ...(details === undefined ? {} : { details: z.toJSONSchema(details) }) },
      ]),
    ),
    box,
  }
}
