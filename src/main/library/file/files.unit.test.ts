import { expect, it } from 'vitest'
import { libraryHome } from './files.ts'

it.each<[string, NodeJS.Platform, Record<string, string>, string]>([
  ['Linux', 'linux', {}, '/home/z/.local/share/qipu'],
  ['Linux with XDG', 'linux', { XDG_DATA_HOME: '/data' }, '/data/qipu'],
  [
    'Linux with a relative XDG, which counts for nothing',
    'linux',
    { XDG_DATA_HOME: 'data' },
    '/home/z/.local/share/qipu',
  ],
  ['macOS', 'darwin', { XDG_DATA_HOME: '/data' }, '/home/z/Library/Application Support/Qipu'],
  ['a folder of one’s own', 'darwin', { QIPU_HOME: '/mine' }, '/mine'],
  ['an empty name of a folder', 'linux', { QIPU_HOME: '' }, '/home/z/.local/share/qipu'],
])('the home of the library is in its place on %s', (_, platform, env, expected) => {
  expect(libraryHome(env, platform, '/home/z')).toBe(expected)
})

it.each<[Record<string, string>, string]>([
  [{ APPDATA: 'C:\\Users\\z\\AppData\\Roaming' }, 'C:\\Users\\z\\AppData\\Roaming\\Qipu'],
  [{}, 'C:\\Users\\z\\AppData\\Roaming\\Qipu'],
  [{ QIPU_HOME: 'D:\\qipu' }, 'D:\\qipu'],
])('and on Windows with %j', (env, expected) => {
  expect(libraryHome(env, 'win32', 'C:\\Users\\z')).toBe(expected)
})
