/** From what lies under the pointer to what is meant by it. */
import type { Target } from '../choice/draft.ts'

/** The space, province or region an element of the map stands for; null beside them. */
export const targetOf = (element: EventTarget | null): Target | null => {
  const cell = element instanceof Element ? element.closest('[data-cc-is]') : null
  const is = cell?.getAttribute('data-cc-is')
  const at = Number(cell?.getAttribute('data-cc-at'))
  return is === 'space' || is === 'province' || is === 'region' ? { is, at } : null
}
