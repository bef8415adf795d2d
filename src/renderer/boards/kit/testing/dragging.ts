/** A page on which something is dragged, for tests without a browser: what lies under the pointer is told by its marks. */

/** The `data-` attributes of an element, without that beginning of their names. */
type Marks = Readonly<Record<string, string>>

/** As much of an element as is asked for what it stands for. */
class MarkedElement {
  readonly marks: Marks
  constructor(marks: Marks) {
    this.marks = marks
  }
  closest(selector: string): MarkedElement | null {
    const name = /^\[data-([\w-]+)\]$/.exec(selector)?.[1] ?? ''
    return name in this.marks ? this : null
  }
  getAttribute(name: string): string | null {
    return this.marks[name.replace('data-', '')] ?? null
  }
}

const pointer = (type: string, at: number): PointerEvent =>
  // Only what a drag looks at.
  Object.assign(new Event(type), { pointerId: 1, clientX: at, clientY: at }) as PointerEvent

export const pageToDragOn = () => {
  const page = Object.assign(new EventTarget(), { setTimeout: () => 0 })
  let under: MarkedElement | null = null
  return {
    /** To be stubbed. */
    globals: { window: page, Element: MarkedElement, document: { elementFromPoint: () => under } },
    down: pointer('pointerdown', 0),
    /** To an element with these marks, or to where nothing is. */
    moveTo: (marks: Marks | null): void => {
      under = marks && new MarkedElement(marks)
      page.dispatchEvent(pointer('pointermove', 40))
    },
    letGo: (): void => void page.dispatchEvent(pointer('pointerup', 40)),
    escape: (): void =>
      void page.dispatchEvent(Object.assign(new Event('keydown', { cancelable: true }), { key: 'Escape' })),
  }
}
