/// <reference types="vite/client" />
import type { Client } from '../main/api.ts'

declare global {
  interface Window {
    /** Put there by the preload of the desktop shell; absent in a browser. */
    readonly qipu?: Client
  }
}
