/** The entry of the desktop program. */
import { join } from 'node:path'
import {
  app,
  BrowserWindow,
  dialog,
  ipcMain,
  Menu,
  powerMonitor,
  protocol,
  screen,
  session,
  shell,
} from 'electron'
import { startShell } from './shell.ts'

startShell(
  { app, BrowserWindow, dialog, ipcMain, Menu, powerMonitor, protocol, screen, session, shell },
  {
    env: process.env,
    platform: process.platform,
    args: process.argv.slice(1),
    folder: process.cwd(),
    out: join(import.meta.dirname, '..'),
  },
)
