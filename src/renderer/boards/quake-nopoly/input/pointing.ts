/** From what lies under the pointer to what is meant by it. */
import type { Touch } from '../choice/draftPress.ts'

/** What an element of the board stands for, from the marks its parts carry; null beside them. */
export const touchedBy = (target: EventTarget | null): Touch | null => {
  if (!(target instanceof Element)) return null
  const read = (name: string): string | undefined =>
    target.closest(`[data-qk-${name}]`)?.getAttribute(`data-qk-${name}`) ?? undefined
  const building = read('building')
  const track = read('track')
  if (building !== undefined)
    return { on: 'built', building, track: track === 'material' || track === 'structure' ? track : null }
  const card = read('land')
  if (card !== undefined) return { on: 'land', card: Number(card) }
  const seat = read('seat')
  return seat === undefined ? null : { on: 'seat', seat: Number(seat) }
}
