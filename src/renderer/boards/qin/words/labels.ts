/** The name of a square for screen readers, and the text of the tip for a province or village. */
import type { Square } from '../../../../engine/games/qin/components/grid.ts'
import type { ProvinceView, View, VillageView } from '../../../../engine/games/qin/view/schema.ts'
import { squareName } from '../board/geometry.ts'
import { coloursOf } from '../draft/draft.ts'
import { nameAt, phrasesUnder, type Phrase } from '../../../ui/format/phrases.ts'
import { halvesOf, type Kind } from '../../../../engine/games/qin/components/pieces.ts'
import { say } from '../../../ui/i18n.ts'

// The kinds of tiles in words.

/** `red and blue`, in the main language. */
export const kindWords = (kind: Kind): string => say(`game.qin.board.kind.${kind}`)

/** `RB`, the code to type. */
export const kindCode = (kind: Kind): string => halvesOf(kind).join('')

const phrase = phrasesUnder('game.qin.board')

/** `red province of Ada, 6 squares, major, 2 pagodas`. */
const provincePhrases = (province: ProvinceView, names: readonly string[]): readonly Phrase[] => [
  phrase(`cell.province.${province.colour}`, { name: nameAt(names, province.owner) }),
  phrase('cell.size', { n: province.squares.length }),
  ...(province.major ? [phrase('cell.major')] : []),
]

/** `village, held by Ada, Ada: strength 2, Bo: strength 1`. */
const villagePhrases = ({ holder, strengths }: VillageView, names: readonly string[]): readonly Phrase[] => [
  phrase('cell.village'),
  holder === null ? phrase('cell.nobody') : phrase('cell.holder', { name: nameAt(names, holder) }),
  ...strengths.flatMap((n, seat) =>
    n > 0 ? [phrase('cell.strength', { name: nameAt(names, seat), value: n })] : [],
  ),
]

/** The description of an inspected square: of its village, or of its province and the province's squares. */
export interface Look {
  readonly squares: readonly Square[]
  readonly phrases: readonly Phrase[]
}

export const lookAt = (view: View, names: readonly string[], square: Square): Look | null => {
  const village = view.villages.find(({ at }) => at === square)
  if (village) return { squares: [], phrases: villagePhrases(village, names) }
  const province = view.provinces.find(({ squares }) => squares.includes(square))
  return province ? { squares: province.squares, phrases: provincePhrases(province, names) } : null
}

const LAND: Readonly<Record<string, string>> = {
  W: 'cell.water',
  R: 'cell.start.R',
  Y: 'cell.start.Y',
  B: 'cell.start.B',
}

/** The parts of every square's name, in reading order. */
export const squareNames = (
  view: View,
  names: readonly string[],
  fitting: ReadonlySet<Square>,
): readonly (readonly Phrase[])[] => {
  const colours = coloursOf(view)
  return Array.from(view.land, (land, square) => {
    const place = phrase('cell.square', { square: squareName(square) })
    const fits = fitting.has(square) ? [phrase('cell.fits')] : []
    const village = view.villages.find(({ at }) => at === square)
    if (village) return [place, ...villagePhrases(village, names)]
    const province = view.provinces.find(({ squares }) => squares.includes(square))
    const start = LAND[land]
    const own = start === undefined ? [] : [phrase(start)]
    if (province) {
      const pagodas = province.at === square ? [phrase('cell.pagodas', { n: province.pagodas })] : []
      return [place, ...own, ...provincePhrases(province, names), ...pagodas]
    }
    if (own.length > 0) return [place, ...own]
    const colour = colours.get(square)
    if (colour !== undefined) return [place, phrase(`cell.lone.${colour}`)]
    return [place, phrase('cell.grass'), ...fits]
  })
}
