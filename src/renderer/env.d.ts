/// <reference types="vite/client" />
import type { Client } from '../main/api/api.ts'

declare global {
  interface Window {
    /** Set by the preload of the desktop window or by the page of a shared match; absent in a browser. */
    qipu?: Client
  }
}
