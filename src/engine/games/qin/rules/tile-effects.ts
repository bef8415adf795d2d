/** What a tile changes on the board: provinces, pagodas and villages (QIN-E1 to QIN-A9, QIN-V1 to QIN-V5). */
import { repeated } from '../../../kernel/rules/lists.ts'
import { withEvents, type Batch } from '../position/evolve.ts'
import type { Placement } from '../action.ts'
import type { Seat } from '../../../kernel/seat.ts'
import type { Event } from '../event.ts'
import {
  boardIndexOf,
  loneBeside,
  NO_PROVINCE,
  provincesBeside,
  standingAt,
  type BoardIndex,
} from '../position/board-queries.ts'
import { firstSquare, halvesAt, inReadingOrder, stayingOf, type Half } from './province-merges.ts'
import { MAPS } from '../components/maps.ts'
import { pagodasOn } from '../components/pieces.ts'
import type { Province, State } from '../state.ts'
import { neighboursOf, type Square } from '../components/grid.ts'
import { holderOf, strengthsAt } from './villages.ts'

/** The effect of one half of the tile. */
interface Change {
  /** The half and the lone squares it touches. */
  readonly squares: readonly Square[]
  /** The province that remains, or undefined if a new one is founded. */
  readonly staying: Province | undefined
  /** The provinces that become part of it, in reading order. */
  readonly parts: readonly Province[]
  readonly half: Half
}

const lowest = (squares: readonly Square[]): Square => Math.min(...squares)

/** Undefined if the half stays a lone square (QIN-E4). */
const changeOf = (ground: BoardIndex, half: Half): Change | undefined => {
  const provinces = provincesBeside(ground, half.squares, half.colour)
  const lone = loneBeside(ground, half.squares, half.colour)
  const squares = [...half.squares, ...lone].sort((a, b) => a - b)
  if (provinces.length === 0 && squares.length === 1) return undefined
  const staying = provinces.length === 0 ? undefined : stayingOf(provinces)
  const parts = inReadingOrder(provinces.filter((province) => province !== staying))
  return { squares, staying, parts, half }
}

/** The first square of the resulting province. */
const firstOf = ({ squares, staying, parts }: Change): Square =>
  lowest([...squares, ...(staying === undefined ? [] : [firstSquare(staying)]), ...parts.map(firstSquare)])

/** The square for the pagodas of the changed province: in a new province, the first of the new tile's squares. */
const siteOf = ({ staying, half }: Change): Square => staying?.at ?? lowest(half.squares)

/** QIN-E1, QIN-E2, QIN-A1 and QIN-A2: the province with everything that joins it, one part at a time. */
const provinceEvents = (seat: Seat, change: Change): readonly Event[] => {
  const { squares, staying, parts, half } = change
  const { colour } = half
  const into = siteOf(change)
  if (staying === undefined) return [{ type: 'province.founded', seat, colour, at: into, squares }]
  const { owner } = staying
  let size = staying.squares.length + squares.length
  const events: Event[] = [{ type: 'province.extended', seat: owner, colour, at: into, squares, size }]
  for (const part of parts) {
    size += part.squares.length
    const facts = { colour, at: part.at, into, size }
    if (part.owner === owner) events.push({ type: 'province.joined', seat: owner, ...facts })
    else events.push({ type: 'province.absorbed', seat: part.owner, bySeat: owner, ...facts })
  }
  return events
}

const supplyOf = ({ supplies }: State, seat: Seat): number => supplies[seat] ?? 0

const giveBack = (batch: Batch, seat: Seat, at: Square, on: 'province' | 'village'): Batch =>
  withEvents(batch, { type: 'pagoda.returned', seat, at, on, left: supplyOf(batch.state, seat) + 1 })

/** Places pagodas; QIN-G1a: places fewer if the supply runs out. */
const putDown = (batch: Batch, seat: Seat, at: Square, on: 'province' | 'village'): Batch => {
  const left = supplyOf(batch.state, seat) - 1
  return left < 0 ? batch : withEvents(batch, { type: 'pagoda.placed', seat, at, on, left })
}

/** The owner's own parts whose pagodas fit on the remaining province (QIN-A5). */
const kept = (state: State, { staying, parts }: Change): readonly Province[] => {
  if (staying === undefined) return []
  const room = Math.max(0, 2 - standingAt(state, staying.at))
  return parts.filter(({ owner }) => owner === staying.owner).slice(0, room)
}

/** Returns the pagodas of provinces that are gone, except those kept on the joined one (QIN-A2, QIN-A5). */
const settleParts = (batch: Batch, changes: readonly Change[]): Batch => {
  const staying = changes.flatMap((change) => kept(batch.state, change))
  const leaving = changes.flatMap(({ parts }) => parts.filter((part) => !staying.includes(part)))
  return inReadingOrder(leaving).reduce(
    (sofar, { owner, at }) => giveBack(sofar, owner, at, 'province'),
    batch,
  )
}

const moveKept = (batch: Batch, before: State, changes: readonly Change[]): Batch =>
  changes.reduce(
    (sofar, change) =>
      kept(before, change).reduce(
        (moving, { owner, at }) =>
          withEvents(moving, { type: 'pagoda.moved', seat: owner, from: at, to: siteOf(change) }),
        sofar,
      ),
    batch,
  )

/** QIN-E1 and QIN-E3: gives every changed province the pagodas it lacks. */
const raise = (batch: Batch, changes: readonly Change[]): Batch =>
  changes.reduce((sofar, change) => {
    const province = batch.state.provinces.find(({ at }) => at === siteOf(change))
    if (province === undefined) return sofar
    const { at, owner, squares } = province
    const missing = pagodasOn(squares.length) - standingAt(batch.state, at)
    return repeated(owner, missing).reduce((raised, seat) => putDown(raised, seat, at, 'province'), sofar)
  }, batch)

/** A village that changes its holder. */
interface Turnover {
  readonly at: Square
  readonly before: Seat | null
  readonly after: Seat | null
  readonly tied: boolean
}

/** Villages beside none of the changed provinces keep their holders. */
const turnovers = (state: State, changes: readonly Change[]): readonly Turnover[] => {
  const ground = boardIndexOf(state)
  const changed = changes.map((change) => state.provinces.findIndex(({ at }) => at === siteOf(change)))
  const isBeside = (village: Square): boolean =>
    neighboursOf(village).some((next) => changed.includes(ground.province[next] ?? NO_PROVINCE))
  return MAPS[state.side].villages.flatMap((at, index) => {
    if (!isBeside(at)) return []
    const before = state.holders[index] ?? null
    const { holder, tied } = holderOf(strengthsAt(ground, at, state.seats), before, state.options)
    return holder === before ? [] : [{ at, before, after: holder, tied }]
  })
}

const leaveVillages = (batch: Batch, changing: readonly Turnover[]): Batch =>
  changing.reduce((sofar, { at, before, tied }) => {
    if (before === null) return sofar
    const lost = withEvents(sofar, { type: 'village.lost', seat: before, at, why: tied ? 'tied' : 'outdone' })
    // QIN-V4; a holder whose pagoda was missing has nothing to take back (QIN-G1a).
    return standingAt(lost.state, at) === 0 ? lost : giveBack(lost, before, at, 'village')
  }, batch)

const takeVillages = (batch: Batch, changing: readonly Turnover[]): Batch =>
  changing.reduce((sofar, { at, after }) => {
    if (after === null) return sofar
    return putDown(withEvents(sofar, { type: 'village.won', seat: after, at }), after, at, 'village')
  }, batch)

/**
 * Places the tile and applies its effects in the order of QIN-A9: provinces take their new shape; pagodas go back, from
 * provinces and then from villages; then owed pagodas are placed, on provinces and then on villages, each in reading
 * order.
 */
export const applyTileEffects = (batch: Batch, seat: Seat, { tile, at }: Omit<Placement, 'type'>): Batch => {
  const ground = boardIndexOf(batch.state)
  const changes = halvesAt(tile, at)
    .flatMap((half) => changeOf(ground, half) ?? [])
    .sort((a, b) => firstOf(a) - firstOf(b))
  const shaped = withEvents(
    batch,
    { type: 'tile.placed', seat, tile, at },
    ...changes.flatMap((change) => provinceEvents(seat, change)),
  )
  const changing = turnovers(shaped.state, changes)
  const cleared = leaveVillages(settleParts(shaped, changes), changing)
  const moved = moveKept(cleared, shaped.state, changes)
  return takeVillages(raise(moved, changes), changing)
}
