/** The position in plain text, for terminals and score sheets. */
import { KINDS } from '../components/deck/types.ts'
import { cardText } from './notation.ts'
import type { Stock } from '../components/pieces.ts'
import type { BuiltView, LandView, View } from '../view/schema.ts'

const stockText = (stock: Stock): string =>
  KINDS.map((_, at) => `${'bwst'.charAt(at)}${stock[at] ?? 0}`).join(' ')

const trackText = (built: BuiltView, track: 'material' | 'structure'): string => {
  const { kind, pieces, max } = built[track]
  return `${'bwst'.charAt(KINDS.indexOf(kind))}${pieces}/${max}`
}

/** `*` on its own district; `-2` loses two pieces, `X` would collapse. */
const builtText = (built: BuiltView | null): string => {
  if (built === null) return '.'
  const { risk } = built
  const threat = risk === null ? '' : risk.collapses ? ' X' : risk.damage > 0 ? ` -${risk.damage}` : ''
  const home = built.matches ? '*' : ''
  return `${built.building}${home} ${trackText(built, 'material')} ${trackText(built, 'structure')}${threat}`
}

const landText = (land: LandView): string => {
  const hit = land.hit === null ? '' : ` !${land.hit.damage}`
  const levels = land.levels.map(({ built }) => builtText(built)).join(' | ')
  return `    ${cardText(land.card)} ${land.weather}/${land.quake}${hit}: ${levels}`
}

/**
 * Language-free. The round, phase and due task; supply and decks; then for each seat its role, points, pieces, hand and
 * kept cards, and a line for each district card: its weather and earthquake values, `!` with the damage that hits it,
 * its levels from the lowest.
 */
export const board = (view: View): string => {
  const { decks } = view
  const seats = view.players.flatMap((player, seat) => {
    const marker = view.by === seat ? '>' : ' '
    const known = player.hand ?? []
    const hand = [...known, ...Array.from({ length: player.cards - known.length }, () => '?')].join(' ')
    const kept = [...player.kept.map((id) => `k:${id}`), ...player.research.map((id) => `*:${id}`)]
    const head = `${marker}${seat + 1} ${player.role ?? '-'} ${player.points.total}  ${stockText(player.stock)}`
    return [`${head}  (${hand})  ${kept.join(' ')}`.trimEnd(), ...player.lands.map(landText)]
  })
  const event = view.event === null ? '' : `  {${view.event.event}}`
  return [
    `${view.round}.${view.pass} ${view.phase} ${view.task?.do ?? 'over'}  start ${view.start + 1}${event}`,
    `${stockText(view.supply)}  buildings ${decks.buildings.left}  districts ${decks.districts.left}  events ${decks.events.general}+${decks.events.disaster} (${decks.events.safe})`,
    ...seats,
  ].join('\n')
}
