import { expect, it } from 'vitest'

/** The script is plain JavaScript, because it runs before anything is installed; these are its types. */
interface TestDesktop {
  notHere(machine: {
    runtime: string | undefined
    platform: string
    env: object
    uid: number | undefined
    hasXvfb: boolean
  }): string | undefined
}
const { notHere } = (await import(new URL('test-desktop.mjs', import.meta.url).href)) as TestDesktop

const MACHINE = { runtime: '/electron', platform: 'linux', env: {}, uid: 1000, hasXvfb: true }

it('drives the window where there is a runtime and a screen, or Xvfb in its place', () => {
  expect(notHere(MACHINE)).toBeUndefined()
  expect(notHere({ ...MACHINE, hasXvfb: false, env: { DISPLAY: ':0' } })).toBeUndefined()
  expect(notHere({ ...MACHINE, platform: 'darwin', hasXvfb: false })).toBeUndefined()
})

it('says in one line what is missing otherwise, and what to do', () => {
  const runtime = notHere({ ...MACHINE, runtime: undefined })
  expect(runtime).toMatch(/^No runtime.*ELECTRON_MIRROR/)
  const said = [runtime, notHere({ ...MACHINE, hasXvfb: false }), notHere({ ...MACHINE, uid: 0 })]
  expect(said[1]).toMatch(/no graphical screen.*xvfb/)
  expect(said[2]).toMatch(/root.*ordinary user/)
  for (const line of said) expect(line).not.toContain('\n')
})
