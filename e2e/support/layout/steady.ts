/** Runs in the page: steps through the match it shows and looks at boxes in every frame on the way. */

const SLIDER = '.film [role=slider]'
const valueOf = (name: string): number => Number(document.querySelector(SLIDER)?.getAttribute(name))
const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve))
const press = (key: string): unknown =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))

const layoutOf = (selector: string): string =>
  [...document.querySelectorAll<HTMLElement>(selector)]
    .map((each) => {
      const { left, top, width } = each.getBoundingClientRect()
      const named = each.getAttribute('aria-label') ?? each.innerText
      // Play and pause are one button, and numbers in a tab come and go.
      const name = each.classList.contains('play') ? 'play' : named.replaceAll(/[\d\s]+/g, '')
      return `${name} ${[left, top, width].map((part) => part.toFixed(1)).join(' ')}`
    })
    .join('\n')

/** Frames a step may take to come, and those what is told of the last one is followed for. */
const PATIENCE = 60
const AFTERWARDS = 90

/**
 * Goes along the line from its start to its end. Answers every different set of boxes that was on the screen in some frame,
 * as lines of a name, left, top and width in CSS pixels.
 */
export const layoutsAlongLine = async (selector: string): Promise<readonly string[]> => {
  const layouts = new Set<string>()
  const look = async (): Promise<void> => {
    await frame()
    layouts.add(layoutOf(selector))
  }
  press('Home')
  while (valueOf('aria-valuenow') !== 0) await frame()
  // While what comes later is hidden the end is not known: a step that leads nowhere is the last.
  for (let waited = 0; waited < PATIENCE;) {
    const before = valueOf('aria-valuenow')
    if (before === valueOf('aria-valuemax')) break
    press('ArrowRight')
    for (waited = 0; valueOf('aria-valuenow') === before && waited < PATIENCE; waited += 1) await look()
    await look()
  }
  for (let more = 0; more < AFTERWARDS; more += 1) await look()
  return [...layouts]
}
