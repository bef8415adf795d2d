import type { PlayedMatch } from './play-match.ts'
import { peakMemory, percent } from './words.ts'

/** Figures over simulated matches. Shares are from 0 to 1, speed is in matches a second. */
export interface TallyReport {
  readonly matches: number
  readonly verified: number
  readonly endings: { readonly [ending: string]: { readonly count: number; readonly share: number } }
  /** How often each seat came first, alone or shared. */
  readonly firsts: readonly number[]
  readonly turns: { readonly mean: number; readonly max: number }
  readonly steps: { readonly mean: number; readonly max: number }
  readonly perSecond: number
}

/** Counts the results of simulated matches. */
export class Tally {
  #matches = 0
  #verified = 0
  readonly #endings = new Map<string, number>()
  readonly #firsts: number[] = []
  readonly #turns = new Lengths()
  readonly #steps = new Lengths()

  add({ record, outcome, turns }: PlayedMatch, verified: boolean): void {
    this.#matches += 1
    if (verified) this.#verified += 1
    this.#endings.set(outcome.ending, (this.#endings.get(outcome.ending) ?? 0) + 1)
    outcome.places.forEach((place, seat) => {
      this.#firsts[seat] = (this.#firsts[seat] ?? 0) + (place === 1 ? 1 : 0)
    })
    this.#turns.add(turns)
    this.#steps.add(record.steps.size)
  }

  report(seconds: number): TallyReport {
    const byShare = [...this.#endings].sort(([, a], [, b]) => b - a)
    return {
      matches: this.#matches,
      verified: this.#verified,
      endings: Object.fromEntries(
        byShare.map(([ending, count]) => [ending, { count, share: count / this.#matches }]),
      ),
      firsts: this.#firsts,
      turns: this.#turns.report(this.#matches),
      steps: this.#steps.report(this.#matches),
      perSecond: Math.round(this.#matches / seconds),
    }
  }

  /** The report as text; `sentence` explains an ending. */
  text(seconds: number, sentence: (ending: string) => string | undefined): string {
    const { matches, verified, endings, firsts, turns, steps, perSecond } = this.report(seconds)
    const padded = (share: number): string => percent(share).padStart(7)
    const lines = [
      `matches   ${matches}`,
      ...Object.entries(endings).map(
        ([ending, { count, share }], index) =>
          `${index === 0 ? 'endings ' : '        '}${padded(share)}  ${ending.padEnd(12)}${String(count).padStart(7)}  ${sentence(ending) ?? ''}`,
      ),
      ...firsts.map(
        (count, seat) =>
          `${seat === 0 ? 'first   ' : '        '}${padded(count / matches)}  ${`Seat ${seat + 1}`.padEnd(12)}${String(count).padStart(7)}`,
      ),
      `turns     mean ${turns.mean.toFixed(1)}, longest ${turns.max}`,
      `steps     mean ${steps.mean.toFixed(1)}, longest ${steps.max}`,
      `verified  ${verified} of ${matches}`,
      `speed     ${perSecond} matches a second, played and verified`,
      `memory    ${peakMemory()} MiB at most`,
    ]
    return lines.map((line) => `${line.trimEnd()}\n`).join('')
  }
}

class Lengths {
  #sum = 0
  #max = 0
  add(length: number): void {
    this.#sum += length
    this.#max = Math.max(this.#max, length)
  }
  report(count: number): { mean: number; max: number } {
    return { mean: this.#sum / count, max: this.#max }
  }
}
