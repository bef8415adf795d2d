import { expect, it } from 'vitest'
import { libraryFile } from './place.ts'

it.each<[string, NodeJS.Platform, Record<string, string>, string]>([
  ['Linux', 'linux', {}, '/home/z/.local/share/qipu/library.sqlite'],
  ['Linux with XDG', 'linux', { XDG_DATA_HOME: '/data' }, '/data/qipu/library.sqlite'],
  [
    'Linux with a relative XDG, which counts for nothing',
    'linux',
    { XDG_DATA_HOME: 'data' },
    '/home/z/.local/share/qipu/library.sqlite',
  ],
  ['macOS', 'darwin', { XDG_DATA_HOME: '/data' }, '/home/z/Library/Application Support/Qipu/library.sqlite'],
  ['a folder of one’s own', 'darwin', { QIPU_HOME: '/mine' }, '/mine/library.sqlite'],
  ['an empty name of a folder', 'linux', { QIPU_HOME: '' }, '/home/z/.local/share/qipu/library.sqlite'],
])('the library lives in its place on %s', (_, platform, env, expected) => {
  expect(libraryFile(env, platform, '/home/z')).toBe(expected)
})

it.each<[Record<string, string>, string]>([
  [{ APPDATA: 'C:\\Users\\z\\AppData\\Roaming' }, 'C:\\Users\\z\\AppData\\Roaming\\Qipu\\library.sqlite'],
  [{}, 'C:\\Users\\z\\AppData\\Roaming\\Qipu\\library.sqlite'],
  [{ QIPU_HOME: 'D:\\qipu' }, 'D:\\qipu\\library.sqlite'],
])('and on Windows with %j', (env, expected) => {
  expect(libraryFile(env, 'win32', 'C:\\Users\\z')).toBe(expected)
})
