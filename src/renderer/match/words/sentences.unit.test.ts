import { describe, expect, it } from 'vitest'
import { GAMES } from '../../../engine/index.ts'
import type { AnyGame, GameEvent } from '../../../engine/kernel/game.ts'
import type { Json } from '../../../engine/kernel/json.ts'
import { valuesFor } from '../../../engine/kernel/options.ts'
import { oneOf, seededRandom, type Random } from '../../../engine/kernel/random.ts'
import { seatsOf, type Viewer } from '../../../engine/kernel/seat.ts'
import { mutated } from '../../../engine/kernel/testing/checks/mutate.ts'
import type { Language } from '../../../engine/kernel/text.ts'
import { sentenceOf } from '../../ui/errors.ts'
import { sayIn } from '../../ui/i18n.ts'
import { messageFormatter } from '../../ui/format/gameText.ts'
import { actionFormatter, eventFormatter } from './sentences.ts'
import { loadAllTexts } from '../../ui/testing/texts.ts'

await loadAllTexts()

/** Random matches a game in the first tier of the tests, and in the second. */
const MATCHES = 2
const SWEPT = 40
/** How many of its positions are asked for refusals and for what speaks for an action. */
const ASKED = 12

/** Names that hold no Latin letter, so that one left in a Chinese sentence is a code. */
const NAMES = ['甲', '乙', '丙', '丁', '戊', '己']

/** What may stand in Latin letters: squares, faces of boards, the two choices of an opening, names of rules. */
const PLACES = /\b(?:[a-m](?:1[0-3]|[1-9])|[A-D][1-4]|[1-4][AB]|[A-E]|Qipu)\b/g

/** What no sentence for people has: ids, notations, holes, what a program makes of nothing. */
const CODES = [
  /[a-z][A-Z]/,
  /[{}|#~<>[\]_]/,
  /\b\w+\.\w+/,
  /\b[RYB]-[RYB]\b/,
  /undefined|null|NaN|object/,
  /×\d/,
  /(?<![\w\d–])-\d/,
]

const faultIn = (said: string, language: Language): string | undefined => {
  const bare = said.replace(PLACES, '')
  const code = CODES.find((each) => each.test(bare))
  if (code !== undefined) return `${code} in “${said}”`
  if (!/\p{L}{2}/u.test(bare) && !/\p{Script=Han}/u.test(bare)) return `no word in “${said}”`
  if (language === 'zh-Hant' && /[A-Za-z]/.test(bare)) return `Latin letters in “${said}”`
  return undefined
}

const optionsOf = (game: AnyGame, seats: number, random: Random): unknown =>
  game.schemas.options.parse(
    Object.fromEntries(
      Object.entries(game.fields).map(([name, field]) => [name, oneOf(valuesFor(field, seats), random)]),
    ),
  )

const seatsNamed = (names: readonly string[]) =>
  names.map((name, at) => ({
    name,
    colour: (at + 1) as 1 | 2 | 3 | 4 | 5 | 6, // six seats, six colours
    player: { kind: 'person' as const },
  }))

describe.each(GAMES.map((game) => [game.id, game] as const))('what people are told of %s', (id, game) => {
  const seats = seatsNamed(NAMES)
  const table = { game: id, seats }
  const [event, action, message] = [eventFormatter(table), actionFormatter(table), messageFormatter(table)]
  const faults = new Set<string>()
  const told = { events: 0, actions: 0, refusals: 0, reasons: 0 }
  const seen = new Set<string>()
  /** Each different thing once in each language. */
  const tell = (kind: keyof typeof told, value: unknown, say: (language: Language) => string): void => {
    const known = `${kind} ${JSON.stringify(value)}`
    if (seen.has(known)) return
    seen.add(known)
    told[kind] += 1
    for (const language of game.languages) {
      const fault = faultIn(say(language), language)
      if (fault !== undefined) faults.add(`${kind}, ${language}: ${fault}`)
    }
  }

  const play = (match: number): void => {
    const random = seededRandom(`${id} words`, match)
    const size = game.seats.min + random.below(game.seats.max - game.seats.min + 1)
    const viewers: readonly Viewer[] = [...seatsOf(size), 'public', 'all']
    let state = game.start({ seats: size, options: optionsOf(game, size, random) })
    const done: unknown[] = []
    for (let turn = game.turn(state), step = 0; turn.by !== 'nobody'; turn = game.turn(state), step += 1) {
      const taken = turn.by === 'chance' ? game.chance(state, random) : game.sampleLegal(state, random)
      const decision = game.decide(state, taken)
      if (!decision.ok) throw new Error(decision.refusal.code)
      for (const viewer of viewers) {
        const shown = game.redactAction(taken, turn.by, viewer)
        const notation = game.text.notation(shown, state)
        tell('actions', shown, (language) => action({ action: shown, notation }, language))
      }
      if (step % 7 === 0 || done.length < ASKED) {
        const reason = turn.by === 'chance' ? undefined : game.heuristics?.reason?.(state, taken)
        if (reason !== undefined) tell('reasons', reason, (language) => message(reason, language))
        for (const each of [oneOf([taken, ...done], random), mutated(taken, random)]) {
          const parsed = game.schemas.action.safeParse(each)
          const other = parsed.success ? game.decide(state, parsed.data) : undefined
          if (other === undefined || other.ok) continue
          const { k, p } = sentenceOf(
            {
              code: other.refusal.code,
              details: { ...(other.refusal.details as Record<string, Json>) } as never,
            },
            id,
          )
          tell('refusals', [k, p], (language) => sayIn(language, k, p))
        }
      }
      done.push(taken)
      for (const happened of decision.events) {
        for (const viewer of viewers) {
          const shown: GameEvent = game.redactEvent(happened, viewer)
          tell('events', shown, (language) => event(shown, language))
        }
        state = game.evolve(state, happened)
      }
    }
  }

  const expectSentences = (matches: number): void => {
    for (let match = 0; match < matches; match += 1) play(match)
    expect([...faults].slice(0, 20)).toEqual([])
    const isTold = (kind: string): boolean => kind !== 'reasons' || game.heuristics?.reason !== undefined
    expect(Object.entries(told).filter(([kind, count]) => count === 0 && isTold(kind))).toEqual([])
  }
  it(`is a sentence, never a code, in ${MATCHES} random matches and every language`, () =>
    expectSentences(MATCHES))
  it(`is a sentence, never a code, in ${SWEPT} random matches and every language`, { tags: ['sweep'] }, () =>
    expectSentences(SWEPT),
  )
})
