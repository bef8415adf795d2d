import type { Json } from '../json.ts'
import { messagesIn, type Message } from '../text.ts'

const filledIn = (value: Json): string =>
  messagesIn(value)
    ?.map(({ key }) => key)
    .join() ?? String(value)

/** The facts of a reason as short texts, keys without `reason.` and what is filled in: `wins 2 6`. */
export const factsTold = (reason: Message | undefined): readonly string[] =>
  Object.values(reason?.params ?? {})
    .flatMap((fact) => messagesIn(fact) ?? [])
    .map(({ key, params }) =>
      [key.replace(/^reason\./, ''), ...Object.values(params).map(filledIn)].join(' '),
    )
