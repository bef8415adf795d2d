/** How long dice fall, so that nothing they decide is told before they lie still. */
import type { Event } from '../../../../engine/games/quorsum/event.ts'

/** As a length of time in CSS: nothing where no dice fell, or none are seen to. They fall one after another. */
export const fallTime = (events: readonly Event[], settled: boolean): string => {
  const rolled = events.find((event) => event.type === 'dice.rolled')
  if (settled || rolled?.type !== 'dice.rolled') return '0ms'
  return `calc(var(--dur-effect) + ${rolled.dice.length - 1} * var(--dur-stagger))`
}

/** In milliseconds, by the theme; null until it is asked for, which makes the browser lay out the window. */
let effect: number | null = null

/** Four dice and what they move take no longer, in milliseconds. Nothing falls where nothing is to move. */
export const longestFall = (): number => {
  if (effect === null) {
    const told = getComputedStyle(document.documentElement).getPropertyValue('--dur-effect').trim()
    const length = Number.parseFloat(told) * (told.endsWith('ms') ? 1 : 1000)
    effect = Number.isFinite(length) ? length : 0
  }
  return effect * 3.5
}
