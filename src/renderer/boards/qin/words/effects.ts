/** What a placement does, in words. */
import type { Language } from '../../../../engine/kernel/text.ts'
import { nameAt, phrasesUnder, sayAll, type Phrase } from '../../../ui/format/phrases.ts'
import type { Effect, PlacementPreview } from '../draft/preview.ts'
import { squareName } from '../board/geometry.ts'

const phrase = phrasesUnder('game.qin.board.effect')

/** The text of an effect, as told to the seat that places. */
export const effectPhrase = (effect: Effect, mover: number, names: readonly string[]): Phrase => {
  const whose = effect.seat === mover ? 'own' : 'other'
  const params = {
    name: nameAt(names, effect.seat),
    at: squareName(effect.at),
    ...('from' in effect ? { from: nameAt(names, effect.from) } : {}),
    ...('size' in effect ? { n: effect.size } : {}),
  }
  const colour = 'colour' in effect ? `.${effect.colour}` : ''
  return phrase(`${whose}.${effect.is}${colour}`, params)
}

/** First what the seat that places has of it: what is said of others would seem to be said of them to the end. */
export const inOrder = (effects: readonly Effect[], mover: number): readonly Effect[] =>
  effects.toSorted((one, other) => Number(one.seat !== mover) - Number(other.seat !== mover))

/** All effects as one line; where nothing happens, that; and whether the game ends by it. */
export const effectsIn = (
  language: Language,
  { effects, left }: PlacementPreview,
  mover: number,
  names: readonly string[],
): string =>
  sayAll(
    [
      ...(effects.length === 0 ? [phrase('nothing')] : []),
      ...inOrder(effects, mover).map((effect) => effectPhrase(effect, mover, names)),
      // An empty supply ends the game (QIN-G1).
      ...([...left.values()].includes(0) ? [phrase('ends')] : []),
    ],
    language,
  )
