/** Runs in the page: finds all layout faults of the screen; bundled into one script with the other detectors. */
import { beyond, isEmpty, overlap, widthOf, heightOf, type Box } from './boxes.ts'
import type { Exception, Fault } from './fault.ts'
import { itemsIn, isSeen, type Item } from './ink.ts'
import { coverAt, floatOf, isBox, isPainted, modal, stackAt, stuckOf } from './layers.ts'
import { named, quoted } from './named.ts'
import { createPainted } from './painted.ts'
import { sideways } from './sideways.ts'
import { createSight, isToldInFull, type Sight, SLACK, tailsCut } from './sight.ts'

export { chosenBesideOthers } from './chosen.ts'
export { layoutsAlongLine } from './steady.ts'

export { pressable } from './pressable.ts'

interface Shown extends Item {
  readonly seen: Box
  readonly float: Element | null
}
interface Finding extends Omit<Fault, 'what' | 'by'> {
  readonly item: Pick<Item, 'element' | 'words'>
  readonly other: Element
  readonly otherWords?: string
}

const cuts = (item: Item, { cut }: Sight): readonly Finding[] => {
  if (cut === null) return []
  const { by, px, ellipsis } = cut
  if (!ellipsis) return [{ kind: 'cut', item, other: by, px }]
  return isToldInFull(item.element, item.words) ? [] : [{ kind: 'shortened', item, other: by, px }]
}

const tails = (item: Item): readonly Finding[] => {
  if (item.base === undefined) return []
  const cut = tailsCut(item.element, item.box, item.base)
  return cut === null ? [] : [{ kind: 'tails', item, other: cut.by, px: cut.px }]
}

/** The nearest ancestor with a background or frame of its own. */
const boxAround = (element: Element): Element | null => {
  for (let node: Element | null = element; node !== null; node = node.parentElement) {
    if (node !== element && isBox(node)) return node
    const { position } = getComputedStyle(node)
    // Overlaps it on purpose.
    if (position === 'absolute' || position === 'fixed') return null
    if (node === element && isBox(node) && element.localName !== 'button') return node
  }
  return null
}

const runsOut = (item: Item, seen: Box): readonly Finding[] => {
  const box = item.element instanceof HTMLElement ? boxAround(item.element) : null
  if (box === null || box === document.body) return []
  const style = getComputedStyle(box)
  // Clipping is checked elsewhere.
  if (style.overflowX !== 'visible' || style.overflowY !== 'visible') return []
  const px = beyond(seen, box.getBoundingClientRect())
  return px > SLACK ? [{ kind: 'runs out', item, other: box, px }] : []
}

/** Hit tests are slow, so short words are tested once. */
const pointsAlong = (width: number): readonly number[] => {
  if (width < 24) return [0.5]
  return width < 160 ? [0.06, 0.5, 0.94] : [0.03, 0.27, 0.5, 0.73, 0.97]
}

const covered = (item: Shown, mayCover: ReturnType<typeof createPainted>): readonly Finding[] => {
  const { element, seen } = item
  const middle = (seen.top + seen.bottom) / 2
  for (const part of pointsAlong(widthOf(seen))) {
    const x = seen.left + widthOf(seen) * part
    const cover = mayCover(element, x, middle) ? coverAt(element, x, middle) : null
    if (cover === null) continue
    const px = overlap(seen, cover.getBoundingClientRect())
    if (px > SLACK) return [{ kind: 'overlap', item, other: cover, px }]
  }
  return []
}

/** One of the two is hidden there by the other's background: reported as covered instead. */
const isApart = (one: Element, other: Element, x: number, y: number): boolean => {
  for (const each of stackAt(x, y)) {
    const holds = [each.contains(one), each.contains(other)]
    if (holds[0] === true && holds[1] === true) return false
    if (isPainted(each) && !(each === one || each === other)) return true
  }
  return false
}

const together = (items: readonly Shown[]): readonly Finding[] => {
  const found: Finding[] = []
  const sorted = [...items].sort((one, other) => one.seen.top - other.seen.top)
  for (const [index, one] of sorted.entries())
    for (const other of sorted.slice(index + 1)) {
      if (other.seen.top > one.seen.bottom) break
      if (one.float !== other.float) continue
      if (one.element === other.element && one.is === 'text') continue
      if (one.element.contains(other.element) || other.element.contains(one.element)) {
        // Words of one sentence share an element and a line.
        if (one.is === 'control' || other.is === 'control') continue
      }
      const px = overlap(one.seen, other.seen)
      if (px <= SLACK) continue
      const isMixed = one.is !== other.is
      // A control that covers a whole row or card makes it pressable.
      if (isMixed) {
        const [text, control] = one.is === 'text' ? [one, other] : [other, one]
        if (beyond(text.seen, control.seen) <= SLACK) continue
      }
      // The same words twice are one text with an outline.
      if (one.words === other.words && one.is === 'text' && Math.abs(one.seen.left - other.seen.left) < 3)
        continue
      const x = (Math.max(one.seen.left, other.seen.left) + Math.min(one.seen.right, other.seen.right)) / 2
      const y = (Math.max(one.seen.top, other.seen.top) + Math.min(one.seen.bottom, other.seen.bottom)) / 2
      if (isApart(one.element, other.element, x, y)) continue
      found.push({ kind: 'overlap', item: one, other: other.element, otherWords: other.words, px })
    }
  return found
}

const tooWide = (root: Element): readonly Finding[] =>
  [root, ...root.querySelectorAll('*')].flatMap((element) => {
    if (!(element instanceof HTMLElement) || element.scrollWidth <= element.clientWidth + 1) return []
    const { overflowX } = getComputedStyle(element)
    if (!['auto', 'scroll'].includes(overflowX) || !isSeen(element)) return []
    if (['input', 'textarea'].includes(element.localName)) return []
    const px = element.scrollWidth - element.clientWidth
    return [{ kind: 'too wide' as const, item: { element, words: '' }, other: element, px }]
  })

/**
 * Minimum visible width of fields for short words, such as a name or a search, in pixels: longer text can be scrolled.
 */
const READABLE = 60

/** An empty field shows its placeholder in full; a filled one shows enough of its value. */
const fields = (root: Element): readonly Finding[] =>
  [...root.querySelectorAll('input')].flatMap((input) => {
    const words = input.value === '' ? input.placeholder : input.value
    // The value of a checkbox is never displayed.
    if (['checkbox', 'radio', 'range'].includes(input.type) || words === '' || !isSeen(input)) return []
    const style = getComputedStyle(input)
    const canvas = document.createElement('canvas').getContext('2d')
    if (canvas === null) return []
    canvas.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    const room = input.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
    const px = canvas.measureText(words).width - room
    if (px <= SLACK || (input.value === '' ? isToldInFull(input, words) : room >= READABLE)) return []
    return [{ kind: 'cut' as const, item: { element: input, words }, other: input, px }]
  })

const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve))

/** Some animations are paused and would never finish. */
const isUnderWay = ({ effect, playState }: Animation): boolean =>
  playState === 'running' && effect?.getComputedTiming().endTime !== Infinity

const settled = async (): Promise<void> => {
  await document.fonts.ready
  for (let frames = 0; frames < 3; frames += 1) await frame()
  const animations = document.getAnimations()
  while (animations.some(isUnderWay)) await frame()
}

/** The faults in the visible parts of some texts and controls. */
const inSight = (items: readonly Item[]): readonly Finding[] => {
  const sightOf = createSight()
  const mayCover = createPainted(modal() ?? document.body)
  const found: Finding[] = []
  const shown: Shown[] = []
  for (const item of items) {
    // A control is cut by its container, not by its own edge.
    const from = item.is === 'text' ? item.element : (item.element.parentElement ?? item.element)
    const sight = sightOf(from, item.box)
    // Content collapsed to nothing is hidden on purpose.
    if (isEmpty(sight.seen) && sight.cut === null) continue
    if (sight.cut !== null && isFolded(sight.cut.by)) continue
    found.push(...cuts(item, sight))
    if (heightOf(sight.seen) < 1 || widthOf(sight.seen) < 1) continue
    found.push(...tails(item), ...runsOut(item, sight.seen))
    const one = { ...item, seen: sight.seen, float: floatOf(item.element) }
    shown.push(one)
    found.push(...covered(one, mayCover))
  }
  return [...found, ...together(shown)]
}

/** Scrolled content is mostly like the visible part. */
const PAGES = 6
/** Lists that render only visible rows, all of them alike. */
const LISTS = '[role=tree], [role=grid], [role=listbox]'

/** Scrolls through everything longer than its container, and checks each page. */
const furtherDown = (root: Element): readonly Finding[] =>
  [root, ...root.querySelectorAll('*')].flatMap((element) => {
    const { clientHeight, scrollHeight } = element
    if (scrollHeight <= clientHeight + 4 || clientHeight < 60) return []
    if (!['auto', 'scroll'].includes(getComputedStyle(element).overflowY) || !isSeen(element)) return []
    if (element.matches(LISTS) || element.querySelector(LISTS) !== null || element.localName === 'textarea')
      return []
    const { scrollTop } = element
    const items = itemsIn(element).filter((item) => stuckOf(item.element) === null)
    const place = element.getBoundingClientRect()
    const found: Finding[] = []
    for (let page = 1; page <= PAGES && page * clientHeight * 0.85 < scrollHeight; page += 1) {
      element.scrollTop = page * clientHeight * 0.85
      const by = element.scrollTop - scrollTop
      const moved = items.map((item) => ({
        ...item,
        box: { ...item.box, top: item.box.top - by, bottom: item.box.bottom - by },
      }))
      found.push(...inSight(moved.filter(({ box }) => overlap(box, place) > 0)))
    }
    element.scrollTop = scrollTop
    return found
  })

const find = (exceptions: readonly Exception[]): readonly Fault[] => {
  const root = modal() ?? document.body
  const found = [...inSight(itemsIn(root)), ...tooWide(root), ...fields(root), ...furtherDown(root)]
  const isAllowed = ({ kind, item, other }: Finding): boolean =>
    exceptions.some(
      (each) =>
        each.kind === kind && (item.element.closest(each.within) ?? other.closest(each.within)) !== null,
    )
  const faults = new Map<string, Fault>()
  for (const finding of found) {
    if (isAllowed(finding)) continue
    const { kind, item, other, otherWords = '', px } = finding
    const fault = {
      kind,
      what: `${named(item.element)}${quoted(item.words)}`,
      by: `${named(other)}${quoted(otherWords)}`,
      px: Math.round(px * 10) / 10,
    }
    const key = `${fault.kind} ${fault.what} ${fault.by}`
    if ((faults.get(key)?.px ?? 0) < px) faults.set(key, fault)
  }
  return [...faults.values()]
}

const isFolded = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect()
  return width < 1 || height < 1
}

/** The faults of the screen once it is still. `PRESSED` has to be in effect. */
export const layoutFaults = async (exceptions: readonly Exception[]): Promise<readonly Fault[]> => {
  await settled()
  return find(exceptions)
}

/** Elements that cause sideways scrolling, once the screen is still. */
export const sidewaysFaults = async (): Promise<readonly string[]> => {
  await settled()
  return sideways()
}
