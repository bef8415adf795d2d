import type { Drawing, Theme } from './drawing.ts'
import type { PictureSpec } from './pictureSpec.ts'

/** Draws boards out of sight, one after another, in the order they are asked for. */
export interface BoardDrawer {
  /** Null if what draws was gone before its turn came: nobody waits for the picture any more. */
  readonly take: (spec: PictureSpec, theme: Theme) => Promise<Drawing | null>
}
