/** What a placement does, in words. */
import type { Language } from '../../../../engine/kernel/text.ts'
import { sayIn } from '../../../shell/i18n.ts'
import type { Effect, PlacementPreview } from '../choice/preview.ts'
import { squareName } from '../board/geometry.ts'

/** The key and parameters of an effect's text, as told to the seat that places. */
export const effectPhrase = (
  effect: Effect,
  mover: number,
  names: readonly string[],
): { readonly key: string; readonly params: { readonly [name: string]: string | number } } => {
  const nameOf = (seat: number): string => names[seat] ?? String(seat + 1)
  const whose = effect.seat === mover ? 'own' : 'other'
  const params = {
    name: nameOf(effect.seat),
    at: squareName(effect.at),
    ...('from' in effect ? { from: nameOf(effect.from) } : {}),
    ...('size' in effect ? { n: effect.size } : {}),
  }
  const colour = 'colour' in effect ? `.${effect.colour}` : ''
  return { key: `game.qin.board.effect.${whose}.${effect.is}${colour}`, params }
}

const COMMA: Readonly<Record<Language, string>> = { en: ', ', 'zh-Hant': '，' }

/** All effects as one line; where nothing happens, that; and whether the game ends by it. */
export const effectsIn = (
  language: Language,
  { effects, left }: PlacementPreview,
  mover: number,
  names: readonly string[],
): string =>
  [
    ...(effects.length === 0 ? [sayIn(language, 'game.qin.board.effect.nothing')] : []),
    ...effects.map((effect) => {
      const { key, params } = effectPhrase(effect, mover, names)
      return sayIn(language, key, params)
    }),
    // An empty supply ends the game (QIN-G1).
    ...([...left.values()].includes(0) ? [sayIn(language, 'game.qin.board.effect.ends')] : []),
  ].join(COMMA[language])
