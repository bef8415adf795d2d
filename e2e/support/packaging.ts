/** The package of the desktop program, built as by `npm run package`, around a stand-in for the runtime. */
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ROOT } from './root.ts'

/** The marker @electron/fuses looks for in a runtime: the name of the wire, its version, its length, and the fuses. */
const WIRE = Buffer.concat([
  Buffer.from('dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'),
  Buffer.from([1, 9]),
  Buffer.from('1'.repeat(9)),
])

/** A folder that the packager accepts as the Linux runtime. */
export const standInRuntime = async (folder: string): Promise<string> => {
  for (const each of ['locales', 'resources']) await mkdir(join(folder, each), { recursive: true })
  await writeFile(join(folder, 'electron'), Buffer.concat([Buffer.from('#!/bin/sh\n'), WIRE]))
  await chmod(join(folder, 'electron'), 0o755)
  for (const each of ['version', 'LICENSE', 'LICENSES.chromium.html', 'locales/en-US.pak'])
    await writeFile(join(folder, each), '')
  return folder
}

export interface Package {
  /** The folder a target would pack. */
  readonly folder: string
  /** The entry for the menu of a Linux desktop, and the name of its file. */
  readonly entry: string
  readonly entryName: string
  /** The pictures for menus and docks, and their widths in pixels. */
  readonly icons: readonly { readonly file: string; readonly size: number }[]
  /** Files the deb package puts on the system besides the program, and where. */
  readonly installed: ReadonlyMap<string, string>
}

/** For an AppImage its menu entry, for a deb the arguments of its packing tool. */
type Computed =
  | { readonly desktop: string; readonly desktopFileName: string }
  | readonly [args: readonly string[], entry: string]

/** The used part of electron-builder, whose own types need a missing package. */
interface Builder {
  readonly build: (options: object) => Promise<unknown>
  readonly Platform: { readonly LINUX: { createTarget(targets: readonly string[], arch: number): unknown } }
  readonly Arch: { readonly x64: number; readonly arm64: number }
}

/** Finds the pictures for a Linux desktop, for the current packager. */
interface LinuxHelper {
  readonly LinuxTargetHelper: new (packager: unknown) => { readonly icons: Promise<Package['icons']> }
}

/** Builds the package for Linux, up to the packing of the image. */
export const packageInto = async (folder: string): Promise<Package> => {
  const load = createRequire(join(ROOT, 'package.json'))
  const { build, Platform, Arch } = load('electron-builder') as Builder
  const { LinuxTargetHelper } = load('app-builder-lib/out/targets/LinuxTargetHelper.js') as LinuxHelper
  let icons: Package['icons'] = []
  const electronDist = await standInRuntime(join(folder, 'runtime'))
  let entry = ''
  let entryName = ''
  const installed = new Map<string, string>()
  await build({
    projectDir: ROOT,
    targets: Platform.LINUX.createTarget(
      ['AppImage', 'deb'],
      process.arch === 'arm64' ? Arch.arm64 : Arch.x64,
    ),
    publish: 'never',
    config: {
      extends: 'electron-builder.yml',
      electronDist,
      // A deb has to name a homepage; releases use the repository's.
      extraMetadata: { homepage: 'https://qipu.test' },
      directories: { output: join(folder, 'dist') },
      afterPack: async ({ packager }: { packager: unknown }) => {
        icons = await new LinuxTargetHelper(packager).icons
      },
    },
    effectiveOptionComputed: (computed: Computed) => {
      if ('desktop' in computed) {
        entry = computed.desktop
        entryName = computed.desktopFileName
      } else
        for (const [, file = '', place = ''] of computed[0].map(
          (arg) => /^(.+)=(\/usr\/.+)$/.exec(arg) ?? [],
        ))
          installed.set(place, file)
      // The tools that pack the image need not be downloaded.
      return Promise.resolve(true)
    },
  })
  const name = process.arch === 'arm64' ? 'linux-arm64-unpacked' : 'linux-unpacked'
  return { folder: join(folder, 'dist', name), entry, entryName, icons, installed }
}
