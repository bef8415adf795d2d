/** What a page tells the window around it about itself: the desktop's menu and taskbar show it. */
import { z } from 'zod'

/** Key caps pressed together, as the sheet of keys shows them. */
export const strokeSchema = z.array(z.string().min(1).max(12)).min(1).max(4)

export const reportSchema = z.strictObject({
  /** The commands of the screen that is open, as the sheet of keys lists them. */
  commands: z
    .array(
      z.strictObject({
        /** What a pressed command names it by. */
        id: z.string().max(60),
        title: z.string().max(200),
        rows: z
          .array(
            z.strictObject({
              label: z.string().max(300),
              /** What a choice presses. */
              strokes: z.array(strokeSchema).min(1).max(40),
              /** What is shown for each of them where people changed it; null for keys taken away. */
              shown: z.array(strokeSchema.nullable()).max(40).optional(),
            }),
          )
          .max(60),
      }),
    )
    .max(30),
  /** Long work under way; without a `part` nobody knows how far it has come. */
  busy: z
    .strictObject({
      what: z.string().max(200),
      part: z.number().min(0).max(1).nullable(),
      /** It begins anew if the window closes now. */
      isLost: z.boolean(),
    })
    .nullable(),
})

export type Report = z.output<typeof reportSchema>
