/** A thread that thinks, in slices short enough to be stopped at once. */
import { setImmediate } from 'node:timers/promises'
import { parentPort } from 'node:worker_threads'
import { gameOf } from '../../engine/index.ts'
import { createThinker } from '../../engine/search/levels.ts'
import { CHOICES, type FromWorker, type Question, type Thought, type ToWorker } from './thought.ts'

const port = parentPort
if (port === null) throw new Error('This file runs as a worker')

/** Milliseconds of thought between two looks at the messages. */
const SLICE = 10
/** Milliseconds between two words about how far it has come. */
const TELL = 100

const tell = (message: FromWorker): void => port.postMessage(message)

const cancelled = new Set<number>()

const think = async (id: number, question: Question): Promise<Thought | null> => {
  const from = performance.now()
  const game = gameOf(question.game)
  if (game === undefined) throw new RangeError(`There is no game ${question.game}`)
  const { options, state, seat, level, seed, within = Infinity } = question
  const thinker = createThinker(game, { options, state, seat }, level, seed)
  const { search } = thinker
  const playouts = question.playouts ?? thinker.playouts
  const isDue = (): boolean => search.playouts() >= playouts || performance.now() - from >= within
  const part = (): number => {
    const { within: all = Infinity } = question
    return Math.min(1, Math.max(search.playouts() / playouts, (performance.now() - from) / all))
  }
  let told = from
  while (!isDue()) {
    for (const until = performance.now() + SLICE; performance.now() < until && !isDue();) search.run(1)
    await setImmediate()
    if (cancelled.delete(id)) return null
    if (performance.now() - told > TELL) {
      told = performance.now()
      tell({ id, part: part() })
    }
  }
  return {
    action: thinker.decision(),
    choices: search.choices().slice(0, CHOICES),
    playouts: search.playouts(),
    ms: performance.now() - from,
  }
}

const answer = async (id: number, question: Question): Promise<FromWorker> => {
  try {
    return { id, thought: await think(id, question) }
  } catch (thrown) {
    return { id, failure: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown) }
  }
}

port.on('message', (message: ToWorker) => {
  if ('cancel' in message) cancelled.add(message.cancel)
  else
    void answer(message.id, message.question).then((answered) => {
      cancelled.delete(message.id)
      tell(answered)
    })
})
