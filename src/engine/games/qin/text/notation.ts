/** Actions as short texts without words, and back again; docs/games/qin.md describes them. */
import type { Seat } from '../../../kernel/seat.ts'
import type { Action } from '../action.ts'
import { squareName, squareNamed } from '../components/grid.ts'
import { HAND, isDouble, kindName, KINDS } from '../components/pieces.ts'
import type { Kind } from '../components/pieces.ts'

const HIDDEN = '?'
const PASS = '--'

const handText = (tiles: readonly Kind[] | null): string =>
  tiles === null ? Array.from({ length: HAND }, () => HIDDEN).join(' ') : tiles.map(kindName).join(' ')

/** `R-B f7-g7`; `2+R-R R-B Y-Y` and `2+R-B` for what seat 2 is dealt and draws; `2>` if it starts; `--` for a pass. */
export const notation = (action: Action): string => {
  switch (action.type) {
    case 'first':
      return `${action.seat + 1}>`
    case 'deal':
      return `${action.seat + 1}+${handText(action.tiles)}`
    case 'draw':
      return `${action.seat + 1}+${action.tile === null ? HIDDEN : kindName(action.tile)}`
    case 'pass':
      return PASS
    case 'place':
      return `${kindName(action.tile)} ${action.at.map(squareName).join('-')}`
  }
}

const kindNamed = (name: string): Kind | undefined => KINDS.find((kind) => kindName(kind) === name)

const parseGiven = (seat: Seat, names: readonly string[]): Action | undefined => {
  const isHidden = names.every((name) => name === HIDDEN)
  const tiles = names.flatMap((name) => kindNamed(name) ?? [])
  if (!isHidden && tiles.length < names.length) return undefined
  if (names.length === HAND) return { type: 'deal', seat, tiles: isHidden ? null : tiles }
  if (names.length === 1) return { type: 'draw', seat, tile: tiles[0] ?? null }
  return undefined
}

const PLACE = /^([RYB]-[RYB]) ([a-m]\d{1,2})-([a-m]\d{1,2})$/
const FIRST = /^([1-4])>$/
const GIVEN = /^([1-4])\+(.+)$/

/** The action a notation stands for, in its canonical form; undefined if it stands for none. */
export const parseNotation = (text: string): Action | undefined => {
  if (text === PASS) return { type: 'pass' }
  const place = PLACE.exec(text)
  if (place !== null) {
    const tile = kindNamed(place[1] ?? '')
    const one = squareNamed(place[2] ?? '')
    const other = squareNamed(place[3] ?? '')
    if (tile === undefined || one === undefined || other === undefined) return undefined
    return { type: 'place', tile, at: isDouble(tile) && other < one ? [other, one] : [one, other] }
  }
  const first = FIRST.exec(text)
  if (first !== null) return { type: 'first', seat: Number(first[1]) - 1 }
  const given = GIVEN.exec(text)
  return given === null ? undefined : parseGiven(Number(given[1]) - 1, (given[2] ?? '').split(' '))
}
