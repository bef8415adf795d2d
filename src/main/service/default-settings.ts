/**
 * The default settings. A window uses them until main has answered; the page of a shared match has no others.
 */
import type { Settings } from '../api/api.ts'

export const DEFAULTS: Settings = {
  language: 'system',
  theme: 'system',
  motion: 'system',
  notation: false,
  replaySpeed: 'short',
  plainCurtain: false,
  recentNames: [],
  author: '',
  sign: '',
  notesHeight: null,
  botPace: 'quick',
  masterSeconds: 10,
  coach: {},
  keys: {},
  singleKeys: true,
  sound: null,
  volume: 50,
  programs: [],
}
