/** What the members of any game's view are, for a board that knows nothing of the game. */

/** One member of a view, by how it is drawn. */
export type Part = { readonly name: string } & Shape

export type Shape =
  | { readonly is: 'value'; readonly value: unknown }
  | { readonly is: 'list'; readonly items: readonly unknown[] }
  | { readonly is: 'grid'; readonly columns: number; readonly cells: readonly unknown[] }
  | { readonly is: 'group'; readonly parts: readonly Part[] }
  /** One value for each seat. */
  | { readonly is: 'seats'; readonly values: readonly unknown[] }

/** Drawn elsewhere at the table, or no part of the position. */
const ELSEWHERE: ReadonlySet<string> = new Set(['options', 'legal', 'by', 'outcome', 'seats', 'turn'])
/** Smaller lists are lists; from here on a square number of values is a grid. */
const LEAST_CELLS = 9

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !isList(value)
/** A view as an object; without members if it is none. */
export const asObject = (view: unknown): object => (typeof view === 'object' && view !== null ? view : {})
/** Fits a square of a grid. */
const isSmall = (value: unknown): boolean =>
  value === null ||
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  (typeof value === 'string' && value.length < 9)

const shapeOf = (value: unknown, seats: number): Shape => {
  if (isObject(value)) return { is: 'group', parts: partsIn(value, seats) }
  if (!isList(value)) return { is: 'value', value }
  if (value.length === seats) return { is: 'seats', values: value }
  const [first] = value
  const isTable =
    isList(first) &&
    first.length > 1 &&
    value.every((row) => isList(row) && row.length === first.length && row.every(isSmall))
  if (isTable) return { is: 'grid', columns: first.length, cells: value.flat() }
  const side = Math.sqrt(value.length)
  if (value.length >= LEAST_CELLS && Number.isInteger(side) && value.every(isSmall))
    return { is: 'grid', columns: side, cells: value }
  return { is: 'list', items: value }
}

const partsIn = (view: object, seats: number): readonly Part[] =>
  Object.entries(view).map(([name, value]) => ({ name, ...shapeOf(value, seats) }))

/** The members of a view worth drawing, in their order. */
export const partsOf = (view: object, seats: number): readonly Part[] =>
  partsIn(view, seats).filter(({ name }) => !ELSEWHERE.has(name))

export type Grid = Extract<Part, { readonly is: 'grid' }>

/** The first grid of a view, which is drawn large and carries marks; null without one. */
export const gridOf = (view: object, seats: number): Grid | null =>
  partsOf(view, seats).find((part) => part.is === 'grid') ?? null

/** True if the squares of a grid say which seat holds them. */
export const isHeldBySeats = ({ cells }: Pick<Grid, 'cells'>, seats: number): boolean =>
  cells.includes(null) &&
  cells.every(
    (cell) => cell === null || (Number.isInteger(cell) && Number(cell) >= 0 && Number(cell) < seats),
  )

/** `a1` for the top left square: columns are letters, rows are numbers from the top. */
export const squareName = (at: number, columns: number): string => {
  const column = at % columns
  const letter = String.fromCharCode(97 + (column % 26))
  return `${column < 26 ? '' : String.fromCharCode(96 + Math.floor(column / 26))}${letter}${Math.floor(at / columns) + 1}`
}

/** `squares` → `square`: the member of an action or event that names a place of the grid. */
export const oneOfMany = (name: string): string => name.replace(/ies$/, 'y').replace(/s$/, '')

/** The square of the grid that an action or event is about; undefined if it names none. */
export const squareOf = (fact: object, { name, cells }: Pick<Grid, 'name' | 'cells'>): number | undefined => {
  const own = Object.entries(fact).find(([member]) => member === oneOfMany(name) || member === 'at')?.[1]
  return Number.isInteger(own) && Number(own) < cells.length ? Number(own) : undefined
}

/** `drawPile` → `Draw pile`, for a member that the game has no word for. */
export const readable = (name: string): string => {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_.]/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
