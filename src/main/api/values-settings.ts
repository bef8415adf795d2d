/** The settings people can change. */
import { z } from 'zod'
import { strokeFrom } from '../../locales/strokes.ts'
import { matchId } from './values.ts'

export const settingsSchema = z.strictObject({
  language: z.enum(['system', 'zh-Hant', 'en', 'both']),
  theme: z.enum(['system', 'paper', 'night']),
  motion: z.enum(['system', 'full', 'reduced']),
  /** Moves are followed by their notation in small type. */
  notation: z.boolean(),
  /** The match in half a minute, or every step at a speed: at 1, one a second. */
  replaySpeed: z.literal(['short', 0.5, 1, 2, 4]),
  /** Lift the curtain by a plain press instead of holding. */
  plainCurtain: z.boolean(),
  /** Names of players used before, most recent first, which new matches suggest. */
  recentNames: z.array(z.string().max(80)).max(20),
  /** The name of the author of notes; may be empty. */
  author: z.string().trim().max(80),
  /** A character or two beside the author's notes; empty: the first character of the name. */
  sign: z.string().trim().max(8),
  /** The height of the notes below the moves, in CSS pixels; null for the default. */
  notesHeight: z.int().min(1).max(10_000).nullable(),
  /** The pause between the actions of bots. */
  botPace: z.enum(['none', 'quick', 'calm']),
  /** The longest the master thinks about a decision. */
  masterSeconds: z.literal([3, 10, 30]),
  /**
   * By game: whether choices are explained, how often each explanation was given, and the player's first match, in which
   * they are always given.
   */
  coach: z
    .record(
      z.string().max(40),
      z.strictObject({
        on: z.boolean(),
        seen: z.record(z.string().max(40), z.int().min(0).max(100)),
        first: matchId.optional(),
      }),
    )
    .refine((games) => Object.keys(games).length <= 40),
  /** Changed keys of commands, such as `Ctrl ⇧ Z`; empty for a command without keys. */
  keys: z
    .record(
      z.string().max(80),
      z.string().refine((text) => text === '' || strokeFrom(text) !== null),
    )
    .refine((keys) => Object.keys(keys).length <= 300),
  /** Letters, digits and signs are shortcuts without Ctrl. */
  singleKeys: z.boolean(),
  /** Whether sounds are on; null before the person has chosen: then sounds follow the system's setting for reduced motion. */
  sound: z.boolean().nullable(),
  /** The volume in percent. */
  volume: z.int().min(0).max(100),
  /** Programs that can play for a seat. */
  programs: z
    .array(
      z.strictObject({ name: z.string().trim().min(1).max(30), command: z.string().trim().min(1).max(1000) }),
    )
    .max(20)
    .refine((programs) => new Set(programs.map(({ name: each }) => each)).size === programs.length),
})

export type Settings = z.output<typeof settingsSchema>
