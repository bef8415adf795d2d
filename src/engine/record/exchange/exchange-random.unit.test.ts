/** Three people with one match each play, branch, annotate and exchange files in any order. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { seededRandom, type Random } from '../../kernel/random.ts'
import { NO_TASK } from '../task.ts'
import { headsByNote, noteOf, standingNotes } from '../notes.ts'
import { createPositions, type Positions } from '../positions.ts'
import {
  MAIN,
  nextVersion,
  type Annotation,
  type AnnotationBody,
  type Author,
  type BranchId,
} from '../step.ts'
import { anyStep, playedRecord, playOn } from '../testing/player.ts'
import { race } from '../testing/race.ts'
import { createRecord, fillRecord, isOnLine, putAnnotation, setBranch, type MatchRecord } from '../tree.ts'
import { importInto, type OwnChoice } from './import.ts'

const { record: start } = playedRecord(race, { steps: 10 })

interface Person {
  readonly author: Author
  readonly record: MatchRecord
  readonly positions: Positions
}

const person = (name: string, number: number): Person => {
  const record = fillRecord(createRecord(start.header), {
    steps: start.steps.values(),
    branches: start.branches.values(),
    annotations: [],
  })
  const author = { id: `${number}`.repeat(16), name, sign: name.slice(0, 1) }
  return { author, record, positions: createPositions(record, race) }
}

const main = ({ record }: Person) => record.branches.get(MAIN)!
const live = ({ record }: Person) => [...record.branches.values()].filter(({ deleted }) => !deleted)
const own = ({ record, author }: Person): readonly Annotation[] =>
  standingNotes(record.annotations).filter(({ edit }) => edit?.by.id === author.id)

/** Everything that happens, with what must never be lost. */
class Evening {
  readonly people = [person('Ada', 1), person('Bert', 2), person('小美', 3)]
  readonly said: AnnotationBody[] = []
  private clock = 0
  private readonly random: Random

  constructor(seed: string) {
    this.random = seededRandom(seed, 0)
  }

  private id(): string {
    this.clock += 1
    return this.clock.toString(16).padStart(16, '0')
  }

  private body(): AnnotationBody {
    switch (this.random.below(5)) {
      case 4:
        return {
          ...NO_TASK,
          words: `find it, ${this.clock}`,
          right: { by: 'actions', actions: [{ type: 'go', dice: 1 + this.random.below(2) }] },
        }
      case 0:
        return { kind: 'glyph', glyph: this.random.below(2) === 0 ? '!' : '??' }
      case 1:
        return { kind: 'bookmark', name: `mark ${this.clock}` }
      case 2:
        return { kind: 'marks', marks: [{ shape: 'label', at: 'A1', text: `${this.clock}`, ink: 'ink' }] }
      default:
        return { kind: 'comment', text: `words ${this.clock}`, author: '' }
    }
  }

  private put({ record, author }: Person, replaced: readonly Annotation[], deleted: boolean): void {
    const [first] = replaced
    const id = this.id()
    const body = deleted && first !== undefined ? first.body : this.body()
    if (!deleted) this.said.push(body)
    const at = new Date(Date.UTC(2026, 10, 1) + this.clock * 1000).toISOString()
    const note = first === undefined ? id : noteOf(first)
    putAnnotation(record, {
      id,
      step: first?.step ?? anyStep(record, this.random),
      body,
      version: 1,
      deleted,
      edit: { note, by: author, at, replaces: replaced.map((each) => each.id) },
    })
  }

  readonly deeds: { readonly [what: string]: (who: Person) => void } = {
    play: (who) => {
      const branch = live(who)[this.random.below(live(who).length)]!
      const { record, positions } = who
      const step = playOn({ record, positions, game: race }, branch.step, record.steps.size + 3, this.random)
      setBranch(record, { ...branch, step, version: nextVersion(branch.version) })
    },
    branch: ({ record, author }) =>
      setBranch(record, {
        id: this.id() as BranchId,
        name: 'A',
        step: anyStep(record, this.random),
        version: 1,
        deleted: false,
        by: author,
      }),
    rename: (who) => {
      const branch = live(who).find(({ id, by }) => id !== MAIN && by?.id === who.author.id)
      if (branch !== undefined)
        setBranch(who.record, { ...branch, name: `A${this.clock}`, version: nextVersion(branch.version) })
    },
    promote: (who) => {
      const branch = live(who).find(({ id }) => id !== MAIN)
      if (branch === undefined) return
      const { record, author: by } = who
      const was = main(who)
      setBranch(record, { ...was, step: branch.step, version: nextVersion(was.version) })
      setBranch(record, { ...branch, deleted: true, version: nextVersion(branch.version) })
      if (!isOnLine(record, was.step, branch.step))
        setBranch(record, {
          id: this.id() as BranchId,
          name: 'Played before',
          step: was.step,
          version: 1,
          deleted: false,
          by,
        })
    },
    write: (who) => this.put(who, [], false),
    edit: (who) => {
      const [note] = own(who)
      if (note !== undefined) this.put(who, [note], false)
    },
    join: (who) => {
      const [note] = own(who)
      const heads = note === undefined ? [] : (headsByNote(who.record.annotations).get(noteOf(note)) ?? [])
      if (heads.length > 0) this.put(who, heads, false)
    },
    delete: (who) => {
      const note = own(who).at(-1)
      if (note !== undefined) this.put(who, [note], true)
    },
    take: (who) =>
      this.take(who, this.people[this.random.below(3)]!, this.random.below(2) === 0 ? 'keep' : 'replace'),
  }

  take(who: Person, from: Person, choice: OwnChoice): void {
    if (who === from) return
    const before = main(who)
    const lines = live(from).map(({ step }) => step)
    importInto(who.record, from.record, {
      choice,
      name: `Main line of ${from.author.name}`,
      me: who.author.id,
    })
    expect(main(who), 'nobody’s file moves one’s own match').toEqual(before)
    const ends = live(who).map(({ step }) => step)
    for (const line of lines)
      expect(
        ends.some((end) => isOnLine(who.record, line, end)),
        'every line is on one that is shown',
      ).toBe(true)
  }
}

it('all end with the same notes and steps, no text is lost, and every library shows every line', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.array(
        fc.tuple(
          fc.nat(2),
          fc.constantFrom('play', 'branch', 'rename', 'promote', 'write', 'edit', 'join', 'delete', 'take'),
        ),
        { minLength: 5, maxLength: 50 },
      ),
      (seed, deeds) => {
        const evening = new Evening(seed)
        const { people } = evening
        for (const [who, what] of deeds) evening.deeds[what]!(people[who]!)
        for (let round = 0; round < 2; round += 1)
          for (const who of people) for (const from of people) evening.take(who, from, 'replace')
        const told = ({ record }: Person) => ({
          steps: [...record.steps.keys()].sort(),
          notes: standingNotes(record.annotations)
            .map(({ id, body }) => JSON.stringify([id, body]))
            .sort(),
        })
        const [first, ...others] = people.map(told)
        for (const other of others) expect(other).toEqual(first)
        for (const { record } of people) {
          const kept = new Set([...record.annotations.values()].map(({ body }) => JSON.stringify(body)))
          for (const body of evening.said) expect(kept).toContain(JSON.stringify(body))
        }
      },
    ),
    { numRuns: 1000 },
  )
})
