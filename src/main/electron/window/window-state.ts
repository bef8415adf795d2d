/** Where the window was, in a small file; forgotten if it makes no sense any more. */
import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'

const boundsSchema = z.object({
  x: z.int().optional(),
  y: z.int().optional(),
  width: z.int().min(200).max(20_000),
  height: z.int().min(200).max(20_000),
})
const stateSchema = z.object({
  bounds: boundsSchema,
  maximized: z.boolean(),
  // Files of earlier versions lack these.
  fullScreen: z.boolean().default(false),
  zoom: z.number().min(0.25).max(5).default(1),
})

interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface WindowState {
  /** Without `x` and `y` the system chooses the place. */
  readonly bounds: {
    readonly width: number
    readonly height: number
    readonly x?: number
    readonly y?: number
  }
  readonly maximized: boolean
  readonly fullScreen: boolean
  /** How large the page is drawn; 1 is its own size. */
  readonly zoom: number
}

export const FIRST: WindowState = {
  bounds: { width: 1440, height: 900 },
  maximized: false,
  fullScreen: false,
  zoom: 1,
}
/** This much of the window must be on a screen to be reached with a pointer. */
const GRIP = 100

const overlaps = (window: Area, screen: Area): boolean =>
  window.x + window.width - screen.x >= GRIP &&
  screen.x + screen.width - window.x >= GRIP &&
  window.y >= screen.y &&
  screen.y + screen.height - window.y >= GRIP

const parse = (text: string): z.infer<typeof stateSchema> | undefined => {
  try {
    return stateSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined // not JSON: as if nothing had been remembered
  }
}

/** No larger than the largest of the screens there are: the one it was on may have been unplugged. */
const fitting = (size: Pick<Area, 'width' | 'height'>, screens: readonly Area[]): typeof size => {
  if (screens.length === 0) return size
  return {
    width: Math.min(size.width, Math.max(...screens.map(({ width }) => width))),
    height: Math.min(size.height, Math.max(...screens.map(({ height }) => height))),
  }
}

/** The remembered state, placed only where one of the screens (their work areas) still is. */
export const placed = (text: string | undefined, screens: readonly Area[]): WindowState => {
  const known = text === undefined ? undefined : parse(text)
  if (known === undefined) return { ...FIRST, bounds: fitting(FIRST.bounds, screens) }
  const { x, y, ...before } = known.bounds
  const isHeld =
    x !== undefined && y !== undefined && screens.some((screen) => overlaps({ x, y, ...before }, screen))
  return { ...known, bounds: isHeld ? { x, y, ...before } : fitting(before, screens) }
}

export const readState = (file: string, screens: readonly Area[]): WindowState => {
  let text: string | undefined
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    text = undefined // the first start, or a file nobody can read: the window opens as at first
  }
  return placed(text, screens)
}

export const writeState = (file: string, state: WindowState): void => {
  try {
    writeFileSync(file, JSON.stringify(state))
  } catch (error) {
    console.error(`The place of the window could not be kept in ${file}:`, error)
  }
}
