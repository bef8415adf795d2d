import type { Json } from './json.ts'

/**
 * A sentence not yet in any language: a key of the game's locale files and what to fill in.
 * A parameter named `seat` (or ending in `Seat`) is a seat number, shown as that player's name.
 */
export interface Message {
  readonly key: string
  readonly params: { readonly [name: string]: Json }
}

export const message = (key: string, params: { readonly [name: string]: Json } = {}): Message => ({
  key,
  params,
})

/** Texts of one game in one language; nested, the leaves in the format of vue-i18n. */
export interface Texts {
  readonly [key: string]: string | Texts
}

/** Languages the program speaks, as BCP 47 tags. */
export const LANGUAGES = ['en', 'zh-Hant'] as const
export type Language = (typeof LANGUAGES)[number]
