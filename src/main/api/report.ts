/** What a page reports to its desktop window, which shows it in menu and taskbar. */
import { z } from 'zod'

/** Key caps pressed together, as the list of keys shows them. */
export const strokeSchema = z.array(z.string().min(1).max(12)).min(1).max(4)

export const reportSchema = z.strictObject({
  /** The commands of the open screen, as the list of keys shows them. */
  commands: z
    .array(
      z.strictObject({
        /** The id that `keys.pressed` names as the group. */
        id: z.string().max(60),
        title: z.string().max(200),
        rows: z
          .array(
            z.strictObject({
              label: z.string().max(300),
              /** The keys that a choice in the menu presses. */
              strokes: z.array(strokeSchema).min(1).max(40),
              /** The keys to show for each, if people changed them; null for removed keys. */
              shown: z.array(strokeSchema.nullable()).max(40).optional(),
            }),
          )
          .max(60),
      }),
    )
    .max(30),
  /** Long work under way; `part` is the fraction done, if known. */
  busy: z
    .strictObject({
      what: z.string().max(200),
      part: z.number().min(0).max(1).nullable(),
      /** Closing the window now would lose the work. */
      isLost: z.boolean(),
    })
    .nullable(),
})

export type Report = z.output<typeof reportSchema>
