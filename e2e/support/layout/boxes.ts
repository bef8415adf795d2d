/** Boxes in CSS pixels of the window. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export const common = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
})
export const widthOf = ({ left, right }: Box): number => Math.max(0, right - left)
export const heightOf = ({ top, bottom }: Box): number => Math.max(0, bottom - top)
export const isEmpty = (box: Box): boolean => widthOf(box) === 0 || heightOf(box) === 0

/** How far a box extends beyond another one, at its worst edge. */
export const beyond = (box: Box, edge: Box): number =>
  Math.max(edge.left - box.left, edge.top - box.top, box.right - edge.right, box.bottom - edge.bottom)

/** The overlap of two boxes: the smaller side of their intersection. */
export const overlap = (one: Box, other: Box): number => {
  const shared = common(one, other)
  return Math.min(widthOf(shared), heightOf(shared))
}
