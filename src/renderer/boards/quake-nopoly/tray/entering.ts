/** Manual luck: the possible outcomes, with names to search for. */
import type { Action } from '../../../../engine/games/quake-nopoly/action.ts'
import type { View } from '../../../../engine/games/quake-nopoly/view/schema.ts'
import { B, buildingKey, districtKey, eventKey, roleKey } from '../words/names.ts'

export interface Entry {
  readonly id: string
  /** The text key of its name; null for a number on a die or a seat. */
  readonly key: string | null
  readonly action: Action
}

const DIE = [1, 2, 3, 4, 5, 6] as const

/** Every possible outcome, in the order of the deck; empty where chance is not to act. */
export const entriesOf = (view: View): readonly Entry[] => {
  const { task, luck } = view
  switch (task?.do) {
    case 'drawFirst':
      return view.players.map((_, seat) => ({
        id: String(seat),
        key: null,
        action: { type: 'drawFirst', seat },
      }))
    case 'drawRole':
      return luck.roles.map((role) => ({
        id: role,
        key: roleKey(role),
        action: { type: 'drawRole', seat: task.seat, role },
      }))
    case 'drawDistricts':
      return luck.districts.map((district) => ({
        id: district,
        key: districtKey(district),
        action: { type: 'drawDistrict', seat: task.seat, district },
      }))
    case 'drawBuildings':
      return luck.buildings.map((building) => ({
        id: building,
        key: buildingKey(building),
        action: { type: 'drawBuilding', seat: task.seat, building },
      }))
    case 'turnUp':
      return luck.events.map((event) => ({
        id: event,
        key: event === 'end' ? `${B}.event.end` : eventKey(event),
        action: { type: 'turnUp', seat: task.seat, event },
      }))
    case 'rollCard':
    case 'rollShift':
      return DIE.map((die) => ({
        id: String(die),
        key: null,
        action: { type: 'roll', seat: task.seat, die },
      }))
    default:
      return []
  }
}

/** The entries whose name in any language contains the typed words. */
export const foundIn = <E extends Pick<Entry, 'key'>>(
  entries: readonly E[],
  search: string,
  namesOf: (key: string) => readonly string[],
): readonly E[] => {
  const words = search.trim().toLowerCase()
  if (words === '') return entries
  return entries.filter(
    ({ key }) => key !== null && namesOf(key).some((name) => name.toLowerCase().includes(words)),
  )
}
