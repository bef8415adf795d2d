import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { startJobThread } from './job-thread.ts'
import type { EchoJob } from './testing/echo-thread.ts'

const started = () => {
  const onEnd = vi.fn()
  const thread = startJobThread<EchoJob, string>(new URL('./testing/echo-thread.ts', import.meta.url), onEnd)
  onTestFinished(() => thread.end())
  return { ...thread, onEnd }
}

describe('a job thread', () => {
  it('answers each job with its own result and keeps running after one fails', async () => {
    const { send, onEnd } = started()
    const failed = send({ kind: 'fail' }).answer
    const answers = ['one', 'two'].map((word) => send({ kind: 'echo', word }).answer)
    await expect(failed).rejects.toThrow('No echo here')
    expect(await Promise.all(answers)).toEqual(['one', 'two'])
    expect(onEnd).not.toHaveBeenCalled()
  })

  it('reports the progress of a job, and answers null once it is cancelled', async () => {
    const { send } = started()
    const job = await new Promise<ReturnType<typeof send>>((resolve) => {
      const endless = send({ kind: 'endless' }, () => resolve(endless))
    })
    job.cancel()
    expect(await job.answer).toBeNull()
    expect(await send({ kind: 'echo', word: 'after' }).answer).toBe('after')
  })

  it('rejects all pending jobs when it crashes, and calls onEnd once', async () => {
    const { send, end, onEnd } = started()
    const left = [send({ kind: 'endless' }), send({ kind: 'exit' })].map(({ answer }) => answer)
    for (const answer of left) await expect(answer).rejects.toThrow('ended with code 3')
    await end()
    expect(onEnd).toHaveBeenCalledTimes(1)
  })

  it('rejects pending jobs when it is ended', async () => {
    const { send, end, onEnd } = started()
    const left = send({ kind: 'endless' }).answer.catch((error: Error) => error.message)
    await end()
    expect(await left).toBe('The thread was ended')
    expect(onEnd).toHaveBeenCalledTimes(1)
  })
})
