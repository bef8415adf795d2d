/** The part of Electron the shell is made of; handed over, so that tests can put a stand-in in its place. */
import type * as Electron from 'electron'

export type Runtime = Pick<
  typeof Electron,
  | 'app'
  | 'BrowserWindow'
  | 'dialog'
  | 'ipcMain'
  | 'Menu'
  | 'powerMonitor'
  | 'protocol'
  | 'screen'
  | 'session'
  | 'shell'
>
