/** The effects of a placement in words. */
import type { Language } from '../../../../engine/kernel/text.ts'
import { nameAt, phrasesUnder, sayAll, type Phrase } from '../../../ui/format/phrases.ts'
import type { Effect, PlacementPreview } from '../draft/preview.ts'
import { squareName } from '../board/geometry.ts'

const phrase = phrasesUnder('game.qin.board.effect')

/** The text of an effect, addressed to the seat that places. */
export const effectPhrase = (effect: Effect, mover: number, names: readonly string[]): Phrase => {
  const whose = effect.seat === mover ? 'own' : 'other'
  const params = {
    name: nameAt(names, effect.seat),
    at: squareName(effect.at),
    ...('from' in effect ? { from: nameAt(names, effect.from) } : {}),
    n: 'size' in effect ? effect.size : 1,
  }
  const colour = 'colour' in effect ? `.${effect.colour}` : ''
  return phrase(`${whose}.${effect.is}${colour}`, params)
}

/**
 * Effects on the placing seat come first: listed after others, they would seem to belong to those. A village that it
 * takes from somebody is told once.
 */
export const inOrder = (effects: readonly Effect[], mover: number): readonly Effect[] => {
  const isTaken = (at: number): boolean =>
    effects.some((each) => each.is === 'wins' && each.seat === mover && each.at === at)
  return effects
    .filter(({ is, at }) => is !== 'loses' || !isTaken(at))
    .toSorted((one, other) => Number(one.seat !== mover) - Number(other.seat !== mover))
}

/** The effects in words, with one phrase for all villages that the placing seat takes. */
export const effectPhrases = (
  effects: readonly Effect[],
  mover: number,
  names: readonly string[],
): readonly Phrase[] => {
  const isOwnVillage = ({ is, seat }: Effect): boolean => is === 'wins' && seat === mover
  const taken = effects.filter(isOwnVillage)
  return effects.flatMap((effect) => {
    if (!isOwnVillage(effect)) return [effectPhrase(effect, mover, names)]
    const at = taken.map((each) => squareName(each.at))
    return effect === taken[0] ? [phrase('own.wins', { at, n: taken.length })] : []
  })
}

/** All effects as one line, or a text for no effect; and whether they end the game. */
export const effectsIn = (
  language: Language,
  { effects, left }: PlacementPreview,
  mover: number,
  names: readonly string[],
): string =>
  sayAll(
    [
      ...(effects.length === 0 ? [phrase('nothing')] : []),
      ...effectPhrases(inOrder(effects, mover), mover, names),
      // An empty supply ends the game (QIN-G1).
      ...([...left.values()].includes(0) ? [phrase('ends')] : []),
    ],
    language,
  )
