/** Runs in the page: steps through its match and records boxes in every frame. */

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

/** The maximum number of frames until a step arrives, and the number to observe after the last one. */
const PATIENCE = 60
const AFTERWARDS = 90

/**
 * Steps along the line from its start to its end. Returns every different set of boxes seen in some frame, as lines of
 * a name, left, top and width in CSS pixels.
 */
export const layoutsAlongLine = async (selector: string): Promise<readonly string[]> => {
  const layouts = new Set<string>()
  const look = async (): Promise<void> => {
    await frame()
    layouts.add(layoutOf(selector))
  }
  press('Home')
  while (valueOf('aria-valuenow') !== 0) await frame()
  // With later steps hidden the end is unknown: a step that changes nothing is the last.
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
