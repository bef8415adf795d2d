/** From what lies under the pointer to what is meant by it. */
import { EACH_BORDER, borderKey } from '../board/geometry.ts'
import type { Hit } from '../choice/pressing.ts'

const numberIn = (text: string | undefined): number | null =>
  text === undefined || text === '' ? null : Number(text)

/** The row, district, bridge or border an element of the map belongs to; null in the open water. */
export const hitOf = (target: EventTarget | null): Hit | null => {
  if (!(target instanceof Element)) return null
  const border = target.closest<SVGElement>('[data-sm-border]')
  if (border) {
    const at = EACH_BORDER.find((each) => borderKey(each) === border.dataset['smBorder'])
    return at === undefined ? null : { is: 'border', at, owner: numberIn(border.dataset['smOwner']) }
  }
  const district = numberIn(target.closest<SVGElement>('[data-sm-district]')?.dataset['smDistrict'])
  const [, seat] = target.closest<SVGElement>('[data-sm-row]')?.dataset['smRow']?.split(':') ?? []
  return district === null ? null : { is: 'district', district, seat: numberIn(seat) }
}
