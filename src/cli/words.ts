/** Sentences for codes at the terminal, in English; a game's own sentences come from its texts. */
import type { AnyGame } from '../engine/kernel/game.ts'
import type { Json } from '../engine/kernel/json.ts'
import errors from '../locales/en/error.json' with { type: 'json' }
import { createTranslator, gameTranslator } from '../main/sharing/translator.ts'

/** Formats a share from 0 to 1: `12.3%`. */
export const percent = (share: number): string => `${(share * 100).toFixed(1)}%`

/** The most memory this process has held so far, in MiB. */
export const peakMemory = (): number => Math.round(process.resourceUsage().maxRSS / 1024)

/** Formats a time in the local time zone: `2026-11-20 10:25`. */
export const localTime = (at: number): string => {
  const time = new Date(at)
  const [day, hours] = [
    [time.getFullYear(), time.getMonth() + 1, time.getDate()],
    [time.getHours(), time.getMinutes()],
  ].map((parts) => parts.map((part) => String(part).padStart(2, '0')))
  return `${day?.join('-')} ${hours?.join(':')}`
}

/** An error with a stable code, from any source. */
export interface Problem {
  readonly code: string
  readonly rule?: string | undefined
  readonly details?: { readonly [key: string]: Json } | undefined
}

/**
 * Sentences that differ from the window's: there is nothing to press, and options have names. All others are shared
 * (src/locales).
 */
const OWN: { readonly [code: string]: string } = {
  libraryDamaged: 'The library is damaged and has been left as it is.',
  backupDamaged: 'This backup is damaged itself, so nothing was changed. Please choose another one.',
  backupUnknown: 'There is no such backup; nothing was changed. "qipu backups" lists those there are.',
  badOptions: 'The options are not those of this game.',
  unknownStep: 'There is no such step in this match.',
  illegal: 'The rules refuse this action.',
  badZip: 'The zip file, or a file in it, is damaged; what could be read was imported.',
  changesOwn:
    'You already have this match, and this copy would change what is yours, or add to it in your name; nothing was imported. See --keep and --replace.',
  // The referee
  matchOver: 'The match is over.',
  notManual: 'With a seed chance acts by itself.',
  notOnLine: 'This step is not on the line being played.',
  badRequest:
    'This is not a request. Requests are hello, turn, legal, view, preview, position, act, roll, undo, save and quit; the first six may share a line.',
  lineTooBig: 'The request is too long.',
  notSaved: 'The file could not be written.',
}

const shared = createTranslator(errors, 'en', [])

const sentenceHere = ({ code, details = {} }: Problem): string =>
  OWN[code] ?? shared.text(code, details) ?? code

/** The sentence for an error: the game's own, otherwise the common one, otherwise the code. */
export const sentenceOf = (
  { code, details = {} }: Problem,
  game?: AnyGame,
  names: readonly string[] = [],
): string => {
  if (code === 'badOptions' && details['needs'] !== undefined) {
    const { option, value, needs, seats } = details
    return `With ${String(seats)} seats the option ${String(option)} cannot be ${String(value)}: that takes ${String(needs)} seats.`
  }
  if (code === 'illegal' && game !== undefined && typeof details['refusal'] === 'string')
    return `${sentenceHere({ code })} ${sentenceOf({ code: details['refusal'], details }, game, names)}`
  const own =
    game === undefined ? undefined : gameTranslator(game, 'en', names).text(`refusal.${code}`, details)
  return own ?? sentenceHere({ code, details })
}

/** The sentence with its code and rule: `sentence (code, rule QO-11)`. */
export const explained = (problem: Problem, game?: AnyGame, names: readonly string[] = []): string => {
  const rule = problem.rule === undefined ? '' : `, rule ${problem.rule}`
  return `${sentenceOf(problem, game, names)} (${problem.code}${rule})`
}

/** Plain details of an error, such as a path or a limit, in brackets; empty if there are none. */
export const detailsOf = ({ details = {} }: Problem): string => {
  const said = Object.entries(details).filter(([, value]) => typeof value !== 'object')
  return said.length === 0 ? '' : ` [${said.map(([key, value]) => `${key} ${String(value)}`).join(', ')}]`
}

/** A step in words, followed by its notation. */
export const toldWith = (sentence: string | undefined, notation: string): string =>
  sentence === undefined || sentence === '' || sentence === notation ? notation : `${sentence} (${notation})`
