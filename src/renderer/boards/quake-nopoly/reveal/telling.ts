/** A disaster as it is told: district by district, each from the first tremor to what it cost, from the events. */
import { sumOf } from '../../../../engine/kernel/rules/lists.ts'
import type { Event } from '../../../../engine/games/quake-nopoly/event.ts'
import {
  buildingOf,
  districtOf,
  type BuildingId,
  type Card,
  type EventId,
} from '../../../../engine/games/quake-nopoly/components/cards.ts'
import type {
  DistrictId,
  Kind,
  TrackName,
} from '../../../../engine/games/quake-nopoly/components/deck/types.ts'
import { damageByDistrict } from '../../../../engine/games/quake-nopoly/rules/disaster.ts'
import { worthOf } from '../../../../engine/games/quake-nopoly/rules/status.ts'
import type { DisasterKind } from '../../../../engine/games/quake-nopoly/state.ts'
import type { BuiltView, View } from '../../../../engine/games/quake-nopoly/view/schema.ts'
import type { Damage, DisasterEntry } from '../sheet/disasterLog.ts'

/** A row of a building's pieces. */
export interface Track {
  readonly name: TrackName
  readonly kind: Kind
  readonly pieces: number
  readonly max: number
}

export interface HitBuilding {
  readonly seat: number
  readonly building: BuildingId
  /** The track the disaster is compared with, before it strikes. */
  readonly track: Track
  readonly left: number
  readonly other: Track
  readonly damage: number
  readonly falls: boolean
  /** The points its owner loses. */
  readonly cost: number
}

/** One district with the buildings that are hit there. */
export interface Scene {
  readonly district: DistrictId
  readonly damage: number
  readonly buildings: readonly HitBuilding[]
}

export interface Telling {
  readonly event: EventId
  readonly of: DisasterKind
  /** Hardest hit first; those told before come first of all. */
  readonly scenes: readonly Scene[]
  /** How many of the scenes were told before: the disaster waited for a choice. */
  readonly told: number
  /** Districts whose damage is still to be dealt, after such a choice. */
  readonly later: readonly { readonly district: DistrictId; readonly damage: number; readonly seat: number }[]
  /** Districts the disaster hits where nobody has a building. */
  readonly elsewhere: readonly { readonly district: DistrictId; readonly damage: number }[]
  /** The points of each seat before the first scene. */
  readonly points: readonly number[]
}

const otherOf = (name: TrackName): TrackName => (name === 'material' ? 'structure' : 'material')

interface Site {
  readonly card: Card
  readonly built: BuiltView
}
const siteOf = (view: View, building: BuildingId): Site | undefined => {
  for (const { lands } of view.players)
    for (const { card, levels } of lands)
      for (const { built } of levels) if (built?.building === building) return { card, built }
  return undefined
}

/** A building that stands may have moved or gone since: then its place is unknown, and it is left out. */
const cardOf = (view: View, { building, fallen }: Damage): Card | undefined =>
  fallen?.card ?? siteOf(view, building)?.card

const hitBuilding = (view: View, name: TrackName, hurt: Damage): HitBuilding => {
  const { seat, building, before, left, damage, collapsed, fallen } = hurt
  const card = buildingOf(building)
  const other = otherOf(name)
  const trackOf = (track: TrackName, pieces: number): Track => ({ name: track, ...card[track], pieces })
  const owner = { beginner: view.options.variant === 'beginner', role: view.players[seat]?.role ?? null }
  return {
    seat,
    building,
    track: trackOf(name, before),
    left,
    other: trackOf(other, fallen?.[other] ?? siteOf(view, building)?.built[other].pieces ?? 0),
    damage,
    falls: collapsed,
    cost: fallen === null ? 0 : worthOf(building, fallen, owner),
  }
}

/** Scenes of this damage, hardest hit first. */
const scenesOf = (view: View, { of, hits }: DisasterEntry, damage: readonly Damage[]): readonly Scene[] => {
  const name: TrackName = of === 'quake' ? 'structure' : 'material'
  const scenes = new Map<DistrictId, Scene>()
  for (const hurt of damage) {
    const card = cardOf(view, hurt)
    if (card === undefined) continue
    const district = districtOf(card).id
    const strength = hits.find((hit) => hit.card === card)?.damage ?? hurt.damage
    const scene = scenes.get(district) ?? { district, damage: 0, buildings: [] }
    scenes.set(district, {
      district,
      damage: Math.max(scene.damage, strength),
      buildings: [...scene.buildings, hitBuilding(view, name, hurt)],
    })
  }
  return [...scenes.values()].sort((one, other) => other.damage - one.damage)
}

/** What is still to come in this disaster. */
const laterIn = (view: View, event: EventId): Telling['later'] => {
  if (view.event?.event !== event) return []
  return view.players.flatMap(({ lands }, seat) =>
    lands.flatMap(({ district, hit, levels }) => {
      const isOpen = levels.some(({ built }) => (built?.risk?.damage ?? 0) > 0)
      return hit !== null && isOpen ? [{ district, damage: hit.damage, seat }] : []
    }),
  )
}

const costsOf = (scenes: readonly Scene[], seat: number): number =>
  sumOf(
    scenes.flatMap(({ buildings }) => buildings.filter((hit) => hit.seat === seat).map(({ cost }) => cost)),
  )

/**
 * The disasters of the log that damaged a building, in order. `seen` gives how many of a disaster's damages were told
 * already; one with nothing new is left out.
 */
export const tellingsOf = (
  view: View,
  log: readonly DisasterEntry[],
  seen: (event: EventId) => number = () => 0,
): readonly Telling[] => {
  const tellings: Telling[] = []
  // From the last disaster back: the view has the points after it.
  let points: readonly number[] = view.players.map((player) => player.points.total)
  for (const entry of log.toReversed()) {
    const { event, of, damage } = entry
    if (event === 'end' || (of !== 'weather' && of !== 'quake')) continue
    const past = scenesOf(view, entry, damage.slice(0, seen(event)))
    const scenes = [...past, ...scenesOf(view, entry, damage.slice(seen(event)))]
    points = points.map((each, seat) => each + costsOf(scenes, seat))
    if (scenes.length <= past.length) continue
    const later = laterIn(view, event)
    const built = new Set([...scenes, ...later].map(({ district }) => district))
    const [{ forecast } = { forecast: 0 }] = entry.hits
    const elsewhere = damageByDistrict({ event, of, forecast }, view.options.variant === 'beginner').filter(
      (each) => each.damage > 0 && !built.has(each.district),
    )
    tellings.unshift({ event, of, scenes, told: past.length, later, elsewhere, points })
  }
  return tellings
}

/**
 * How many of these steps, given by their events, a disaster takes from the one that turns it up to the one that deals
 * the last damage; 0 if the first turns up none.
 */
export const disasterSteps = (steps: readonly (readonly Event[])[]): number => {
  if (steps[0]?.some(({ type }) => type === 'disaster.struck') !== true) return 0
  const next = steps.findIndex((events, at) => at > 0 && events[0]?.type === 'card.turned')
  const last = steps.findIndex((events) => events.some(({ type }) => type === 'phase.started'))
  return Math.min(next === -1 ? steps.length : next, last === -1 ? steps.length : last + 1)
}

/** One beat of a telling: the district shakes, pieces go, buildings fall, the cost is counted; at last all is over. */
export type Beat =
  | { readonly is: 'shakes' | 'falls' | 'costs'; readonly scene: number }
  /** `lost`: pieces gone so far from each track, as far as it has lost so many. */
  | { readonly is: 'loses'; readonly scene: number; readonly lost: number }
  | { readonly is: 'over' }

const losses = ({ track, left }: HitBuilding): number => track.pieces - left

export const beatsOf = ({ scenes, told }: Telling): readonly Beat[] => [
  ...scenes.flatMap(({ buildings }, scene): readonly Beat[] => {
    if (scene < told) return []
    const most = Math.max(...buildings.map(losses))
    const falls = buildings.some((each) => each.falls)
    return [
      { is: 'shakes', scene },
      ...Array.from({ length: most }, (_, at): Beat => ({ is: 'loses', scene, lost: at + 1 })),
      ...(falls ? [{ is: 'falls', scene } as const] : []),
      { is: 'costs', scene },
    ]
  }),
  { is: 'over' },
]

/** How much of a scene has been told in a beat. */
export type Progress = 'past' | 'now' | 'ahead'
export const progressOf = (beat: Beat, scene: number): Progress => {
  if (beat.is === 'over' || scene < beat.scene) return 'past'
  return scene === beat.scene ? 'now' : 'ahead'
}

export interface ShownBuilding extends HitBuilding {
  /** Pieces on its track as far as the telling has come. */
  readonly pieces: number
  /** It has fallen, or is known to stand. */
  readonly settled: boolean
}

/** The buildings of a scene as they are in a beat. */
export const shownIn = (scene: Scene, beat: Beat, progress: Progress): readonly ShownBuilding[] =>
  scene.buildings.map((each) => {
    if (progress === 'ahead' || (progress === 'now' && beat.is === 'shakes'))
      return { ...each, pieces: each.track.pieces, settled: false }
    if (progress === 'now' && beat.is === 'loses')
      return { ...each, pieces: Math.max(each.left, each.track.pieces - beat.lost), settled: false }
    return { ...each, pieces: each.left, settled: true }
  })

export interface Cost {
  readonly before: number
  readonly now: number
  readonly fallen: readonly BuildingId[]
  /** Districts in which something of the seat's is still to be told. */
  readonly ahead: readonly DistrictId[]
  readonly isHit: boolean
}

/** What the disaster has cost each seat as far as it has been told. */
export const costsIn = ({ scenes, later, points }: Telling, beat: Beat): readonly Cost[] =>
  points.map((before, seat) => {
    const counted = scenes.filter((_, at) => {
      const progress = progressOf(beat, at)
      return progress === 'past' || (progress === 'now' && beat.is === 'costs')
    })
    const hasOwn = ({ buildings }: Scene): boolean => buildings.some((hit) => hit.seat === seat)
    const ahead = scenes.filter((scene) => !counted.includes(scene) && hasOwn(scene))
    const open = later.filter((each) => each.seat === seat)
    return {
      before,
      now: before - costsOf(counted, seat),
      fallen: counted.flatMap(({ buildings }) =>
        buildings.flatMap((hit) => (hit.seat === seat && hit.falls ? [hit.building] : [])),
      ),
      ahead: [...new Set([...ahead, ...open].map(({ district }) => district))],
      isHit: scenes.some(hasOwn) || open.length > 0,
    }
  })
