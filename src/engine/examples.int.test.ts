/** Checks that the examples of a game's rules, where it has any, are what the engine makes of them. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { GAMES } from './index.ts'
import { exampleMoment, positionAfter, type RuleExamples } from './kernel/rules/examples.ts'
import { eventTypes } from './kernel/rules/event-types.ts'
import { showsRule } from './kernel/rules/rule-list.ts'
import { decode } from './record/file/decode.ts'
import { encode } from './record/file/encode.ts'
import { exampleRecord } from './record/example-record.ts'

const fileOf = (id: string): string => join(import.meta.dirname, 'games', id, 'text', 'examples.json')
const shownGames = GAMES.filter(({ id }) => existsSync(fileOf(id)))

/** With fewer rules than this, the share that has examples says little. */
const MANY_RULES = 10

describe.each(shownGames.map((game) => [game.id, game] as const))(
  'the examples of the rules of %s',
  (id, game) => {
    const examples = JSON.parse(readFileSync(fileOf(id), 'utf8')) as RuleExamples // written by `npm run examples`
    const rules = new Set(game.rules.map((rule) => rule.id))

    it('are of existing rules, as are the links from events', () => {
      expect(Object.keys(game.ruleEvents).filter((rule) => !rules.has(rule))).toEqual([])
      expect(examples.examples.filter(({ rule }) => !rules.has(rule))).toEqual([])
      const types = eventTypes(game.schemas.event)
      const patterns = Object.values(game.ruleEvents).flat()
      expect(patterns.filter(({ type }) => !types.has(type))).toEqual([])
    })

    it('show what they claim: an action shows the rule, a refusal comes from it', () => {
      for (const example of examples.examples) {
        const { outcome } = exampleMoment(game, examples, example)
        if (example.refused === undefined) {
          if (outcome.is !== 'done') return expect.fail(`${example.rule} is refused`)
          expect(showsRule(game.ruleEvents, example.rule, outcome.events), example.rule).toBe(true)
        } else expect(outcome).toMatchObject({ is: 'refused', refusal: { rule: example.rule } })
      }
    })

    it('refuse only what is a choice there, so that the picture can show why', () => {
      const typeOf = (action: unknown): unknown => Object(action).type
      for (const example of examples.examples.filter(({ refused }) => refused !== undefined)) {
        const { before, action } = exampleMoment(game, examples, example)
        let isChoice = false
        for (const each of game.legal(before)) if ((isChoice = typeOf(each) === typeOf(action))) break
        expect([example.rule, isChoice]).toEqual([example.rule, true])
      }
    })

    it('cover every rule except those that say why they have none', () => {
      const shown = new Set(examples.examples.map(({ rule }) => rule))
      expect(game.rules.filter(({ id, without }) => shown.has(id) === (without !== undefined))).toEqual([])
    })

    it.runIf(rules.size >= MANY_RULES)('cover most of its rules', () => {
      const shown = new Set(examples.examples.map(({ rule }) => rule))
      expect(shown.size / rules.size).toBeGreaterThan(0.65)
    })

    it('open as matches that can be continued', () => {
      const { matches } = examples
      for (const match of matches) {
        const count = match.actions.length
        const record = exampleRecord(game, match, count, {
          seats: Array.from({ length: match.seats }, (_, seat) => ({
            name: `Seat ${seat}`,
            player: { kind: 'person' },
          })),
          nonce: '0'.repeat(32),
          seed: 'tried',
          startedAt: '2026-11-23T00:00:00.000Z',
        })
        const read = decode(encode(record), { games: [game] })
        if (!read.ok) return expect.fail(read.error.code)
        expect(read.value.record.steps.size).toBe(count)
        expect(game.turn(positionAfter(game, match, count))).toBeDefined()
      }
    })
  },
)
