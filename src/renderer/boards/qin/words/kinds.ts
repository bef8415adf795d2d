/** The kinds of tiles in words. */
import { halvesOf, type Kind } from '../../../../engine/games/qin/components/pieces.ts'
import { say } from '../../../ui/i18n.ts'

/** `red and blue`, in the leading language. */
export const kindWords = (kind: Kind): string => say(`game.qin.board.kind.${kind}`)

/** `RB`, to be typed. */
export const kindCode = (kind: Kind): string => halvesOf(kind).join('')
