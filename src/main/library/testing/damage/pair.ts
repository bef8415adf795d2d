/** What happens to file and log together. */
import { rmSync, truncateSync } from 'node:fs'
import type { Kind } from './kind.ts'
import { PAGE, edit, cut, log } from './spoil.ts'

export const FILE_AND_LOG: readonly Kind[] = [
  {
    done: 'the file is deleted, the log holds all',
    to: 'young',
    spoil: (file) => rmSync(file),
    said: ['gone'],
    offers: 'open',
    steps: 15,
  },
  {
    done: 'the file is emptied, the log holds all',
    to: 'young',
    spoil: (file) => truncateSync(file, 0),
    said: ['gone'],
    offers: 'open',
    steps: 15,
  },
  {
    done: 'the file is cut in its first page, the log holds all',
    to: 'young',
    spoil: (file) => truncateSync(file, 60),
    said: ['short'],
    offers: 'open',
    steps: 15,
  },
  {
    done: 'the beginning of the file is zeros, the log holds all',
    to: 'young',
    spoil: (file) => edit(file, (bytes) => bytes.fill(0, 0, 100)),
    said: ['beginning'],
    offers: 'open',
    steps: 15,
  },
  {
    done: 'the file is deleted, the log holds a part',
    to: 'killed',
    spoil: (file) => rmSync(file),
    said: ['gone'],
    offers: 'restore',
  },
  {
    done: 'the file is emptied, the log holds a part',
    to: 'killed',
    spoil: (file) => truncateSync(file, 0),
    said: ['gone'],
    offers: 'restore',
  },
  {
    done: 'the file is cut in half, the log holds a part',
    to: 'killed',
    spoil: (file) => cut(file, 0.5),
    said: ['short'],
    offers: 'restore',
  },
  {
    done: 'the pages of the file are zeros, the log holds a part',
    to: 'killed',
    spoil: (file) => edit(file, (bytes) => bytes.fill(0, PAGE)),
    said: ['pages'],
    offers: 'restore',
  },
  {
    done: 'file and log are deleted',
    to: 'killed',
    spoil: (file) => {
      rmSync(file)
      rmSync(log(file))
    },
    said: ['gone'],
    offers: 'restore',
  },
]
