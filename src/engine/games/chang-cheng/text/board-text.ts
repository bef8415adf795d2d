/** The position in plain text, for terminals and score sheets. */
import type { Owner, Piece } from '../state.ts'
import type { Space } from '../components/layout.ts'
import type { ProvinceView, RegionView, View } from '../view/schema.ts'

const ownerSign = (owner: Owner): string => (owner === 'neutral' ? 'n' : 'abcd'.charAt(owner))

const SIGNS = { wall: '', double: '=', tower: '^', rubble: 'x' } as const

/** `a` a wall of seat 1, `a=` half its double wall, `a^` its tower, `ax` its rubble; `(ab)` reserved, `.` empty. */
const pieceText = (piece: Piece | null, keptFor: readonly number[]): string => {
  if (piece !== null) return `${ownerSign(piece.owner)}${SIGNS[piece.is]}`
  return keptFor.length > 0 ? `(${keptFor.map(ownerSign).join('')})` : '.'
}

const counts = (walls: readonly number[], neutral: number): string =>
  [...walls, ...(neutral > 0 ? [`n${neutral}`] : [])].join(' ')

const regionText = ({ tile, walls, neutral, losers }: RegionView): string => {
  const value = tile === null ? '0' : (tile.value ?? '?')
  return `${value} (${counts(walls, neutral)}${losers.length > 0 ? ` >${losers.map(ownerSign).join('')}` : ''})`
}

const provinceText = (province: ProvinceView): string => {
  const { value, prestigeDown, leaders, result, cards } = province
  const walls = province.walls.map((count, seat) => {
    const extra = province.extra[seat] ?? 0
    return extra > 0 ? `${count}+${extra}` : `${count}`
  })
  const who = (result?.winners ?? leaders).map(ownerSign).join('')
  const lying = cards.map(({ seat, card }) => `${ownerSign(seat)}${card ?? '?'}`)
  const head = `${result?.value ?? value}${prestigeDown ? '+?' : ''}${who === '' ? '' : ` >${who}`}${result === null ? '' : ' *'}`
  const neutral = province.neutral > 0 ? ` n${province.neutral}` : ''
  return `${head} (${walls.join(' ')}${neutral})${lying.length > 0 ? ` [${lying.join(' ')}]` : ''}`
}

const spacesOf = (view: View, spaces: readonly Space[]): string =>
  spaces
    .map((space) => {
      const found = view.spaces.find((each) => each.space === space)
      return `${space + 1}${found === undefined ? '' : pieceText(found.piece, found.keptFor)}`
    })
    .join(' ')

/**
 * Language-free. A line for each province: its number, its value with the leaders (`*` when scored), walls by seat with
 * extra walls, face-down cards, its spaces. A line for each region: its tile, walls by seat, who would lose. Then a
 * line for each seat: score, pieces left, hand.
 */
export const board = (view: View): string => {
  const provinces = view.provinces.map((each) =>
    `p${each.province + 1}  ${provinceText(each)}  ${spacesOf(view, each.spaces)}`.trimEnd(),
  )
  const regions = view.regions.map(
    (each) =>
      `m${each.region + 1}  ${regionText(each)}  ${(each.spaces[0] ?? 0) + 1}-${(each.spaces.at(-1) ?? 0) + 1}`,
  )
  const seats = view.players.map((player, seat) => {
    const marker = view.by === seat ? '>' : ' '
    const hand = player.hand?.join(' ') ?? Array.from({ length: player.cards }, () => '?').join(' ')
    return `${marker}${ownerSign(seat)} ${player.score}  ${player.walls} =${player.doubles} ^${player.towers}  ${hand}`.trimEnd()
  })
  const open = view.reveal?.cards.map(
    ({ seat, card, fate }) => `${ownerSign(seat)}${card}${fate === 'waiting' ? '' : `:${fate}`}`,
  )
  return [
    `${view.turn}  ${view.boards.map(({ face }) => face).join(' ')}  ${view.stage}`.trimEnd(),
    ...regions,
    ...provinces,
    ...(open === undefined ? [] : [`p${(view.reveal?.province ?? 0) + 1} [${open.join(' ')}]`]),
    ...seats,
    ...(view.neutrals === null ? [] : [` n ${view.neutrals}`]),
  ].join('\n')
}
