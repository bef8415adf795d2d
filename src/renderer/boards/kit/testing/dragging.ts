/** A page for drag tests without a browser: each element is defined by its `data-` attributes. */

/** The `data-` attributes of an element, without the prefix. */
type Marks = Readonly<Record<string, string>>

/** The subset of an element that the boards read. */
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
  // Only the fields that dragging reads.
  Object.assign(new Event(type), { pointerId: 1, clientX: at, clientY: at }) as PointerEvent

export const pageToDragOn = () => {
  const page = Object.assign(new EventTarget(), { setTimeout: () => 0 })
  let under: MarkedElement | null = null
  return {
    /** To be stubbed. */
    globals: { window: page, Element: MarkedElement, document: { elementFromPoint: () => under } },
    down: pointer('pointerdown', 0),
    /** To an element with these attributes, or to empty ground. */
    moveTo: (marks: Marks | null): void => {
      under = marks && new MarkedElement(marks)
      page.dispatchEvent(pointer('pointermove', 40))
    },
    letGo: (): void => void page.dispatchEvent(pointer('pointerup', 40)),
    escape: (): void =>
      void page.dispatchEvent(Object.assign(new Event('keydown', { cancelable: true }), { key: 'Escape' })),
  }
}
