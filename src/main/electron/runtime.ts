/** The part of Electron that the shell uses; a parameter, so that tests can pass a stand-in. */
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
