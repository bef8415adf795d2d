/** The arrow keys, as a cursor moves over a board. */
export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

export const isArrow = (key: string): key is Arrow => /^Arrow(Up|Down|Left|Right)$/.test(key)
