/** How long dice fall, so that nothing they decide is told before they lie still. */
import type { Event } from '../../../../engine/games/quorsum/event.ts'

/** As a length of time in CSS: nothing where no dice fell, or none are seen to. They fall one after another. */
export const fallTime = (events: readonly Event[], settled: boolean): string => {
  const rolled = events.find((event) => event.type === 'dice.rolled')
  if (settled || rolled?.type !== 'dice.rolled') return '0ms'
  return `calc(var(--dur-effect) + ${rolled.dice.length - 1} * var(--dur-stagger))`
}

/** Four dice and what they move take no longer, in milliseconds: by the lengths of time of the theme, which may be none. */
export const longestFall = (): number => {
  const told = getComputedStyle(document.documentElement).getPropertyValue('--dur-effect').trim()
  const length = Number.parseFloat(told) * (told.endsWith('ms') ? 1 : 1000)
  return Number.isFinite(length) ? length * 3.5 : 0
}
