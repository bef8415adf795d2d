import { compile } from '@intlify/core-base'
import { expect } from 'vitest'
import type { Game, GameEvent } from '../../game.ts'
import { seatsOf, type Viewer } from '../../seat.ts'
import { messagesIn, type Message } from '../../text.ts'
import type { PlayedMatch } from './unseen.ts'
import { pathsOf, placeholdersOf, textAt } from '../texts.ts'

/** A message and the messages among its parameters, recursively. */
const withParts = (message: Message): readonly Message[] => [
  message,
  ...Object.values(message.params)
    .flatMap((value) => messagesIn(value) ?? [])
    .flatMap(withParts),
]

/**
 * Checks that a message and all messages in it have a text in every language, with a parameter for every placeholder.
 */
export const checkMessage = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  message: Message,
): void => {
  for (const { key, params } of withParts(message))
    for (const [language, texts] of Object.entries(game.text.locales)) {
      const text = textAt(texts, key)
      if (text === undefined) throw new Error(`${language} has no text ${key}`)
      for (const name of placeholdersOf(text))
        if (!(name in params)) throw new Error(`${key} in ${language} wants {${name}}`)
    }
}

/**
 * Checks that every event and action, redacted for every viewer, has a sentence in every language with all its
 * parameters.
 */
export const checkSentences = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  { events, steps, setup }: PlayedMatch<O, S, A, E>,
): void => {
  const viewers: readonly Viewer[] = [...seatsOf(setup.seats), 'public', 'all']
  for (const event of events)
    for (const viewer of viewers) checkMessage(game, game.text.sentence(game.redactEvent(event, viewer)))
  for (const { action, actor } of steps)
    for (const viewer of viewers)
      checkMessage(game, game.text.describe(game.redactAction(action, actor, viewer)))
}

/** Changes are compared between views this many positions apart. */
const APART = 5

/** Checks that what changed for a seat between two of its views has a sentence in every language. */
export const checkChanges = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  { states, setup }: PlayedMatch<O, S, A, E>,
): void => {
  const { changes } = game.text
  if (changes === undefined) return
  for (const [at, state] of states.entries()) {
    const before = states[at - APART]
    if (at % APART !== 0 || before === undefined) continue
    for (const seat of seatsOf(setup.seats)) {
      const told = (one: S, other: S): readonly Message[] =>
        changes(game.view(one, seat), game.view(other, seat), seat)
      for (const each of told(before, state)) checkMessage(game, each)
      expect(told(state, state)).toEqual([])
    }
  }
}

/** Throws if a text does not parse in the message format (a lone brace, an `@`). */
const checkFormat = (language: string, path: string, text: string): void => {
  const onError = (error: Error): never => {
    throw new Error(`${path} in ${language}: ${error.message}`)
  }
  compile(text, { locale: language, key: path, onError })
}

/** The texts that the window asks every game for. */
const SHELL_TEXTS = [
  ...['name', 'tagline', 'minutes', 'graph', 'graphName', 'graphCount'],
  ...['board.name', 'board.point', 'board.points', 'board.panel'],
]

/** Checks that all languages have the same keys and placeholders and that no text is empty. */
export const checkTexts = <O, S, A, E extends GameEvent, V>(game: Game<O, S, A, E, V>): void => {
  const { en, ...others } = game.text.locales
  const paths = pathsOf(en)
  const ofLuck = (game.rollStatistics ?? []).map(({ id }) => `luck.${id}.label`)
  const ofOptions = Object.entries(game.fields).flatMap(([field, { values }]) => [
    `option.${field}.label`,
    `option.${field}.help`,
    ...values.map((value) => `option.${field}.values.${value}`),
  ])
  const wanted = [...SHELL_TEXTS, ...ofOptions, ...ofLuck]
  expect(
    wanted.filter((path) => !paths.includes(path)),
    'texts that are missing',
  ).toEqual([])
  for (const [language, texts] of Object.entries(game.text.locales))
    for (const path of pathsOf(texts)) checkFormat(language, path, textAt(texts, path) ?? '')
  for (const [language, texts] of Object.entries(others)) {
    expect([...pathsOf(texts)].sort(), `keys in ${language}`).toEqual([...paths].sort())
    for (const path of paths) {
      const text = textAt(texts, path) ?? ''
      expect(text.trim(), `${path} in ${language}`).not.toBe('')
      expect(placeholdersOf(text), `blanks of ${path} in ${language}`).toEqual(
        placeholdersOf(textAt(en, path) ?? ''),
      )
    }
  }
}
