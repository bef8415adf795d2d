import { expect, it } from 'vitest'
import { onceAtATime } from './onceAtATime.ts'

it('a second press does nothing while the first is at work, and works again afterwards, also after a failure', async () => {
  const done: number[] = []
  let end = (): void => undefined
  const press = onceAtATime(async (n: number) => {
    await new Promise<void>((resolve) => (end = resolve))
    if (n === 3) throw new Error('it fails')
    done.push(n)
  })
  const first = press(1)
  await press(2)
  end()
  await first
  expect(done).toEqual([1])
  const third = press(3)
  end()
  await expect(third).rejects.toThrow('it fails')
  const fourth = press(4)
  end()
  await fourth
  expect(done).toEqual([1, 4])
})
