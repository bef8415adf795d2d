/**
 * What is set as long as people have set nothing. The window goes by it until main has answered, and the page of a
 * shared match knows nothing else.
 */
import type { Settings } from '../api/api.ts'

export const DEFAULTS: Settings = {
  language: 'system',
  theme: 'system',
  motion: 'system',
  replaySpeed: 1,
  plainCurtain: false,
  recentNames: [],
  author: '',
  sign: '',
  notesHeight: null,
  botPace: 'quick',
  coach: {},
  keys: {},
  singleKeys: true,
  sound: null,
  volume: 50,
  programs: [],
}
