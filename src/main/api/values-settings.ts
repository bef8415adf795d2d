/** What people can set. */
import { z } from 'zod'
import { strokeFrom } from '../../locales/strokes.ts'

export const settingsSchema = z.strictObject({
  language: z.enum(['system', 'zh-Hant', 'en', 'both']),
  theme: z.enum(['system', 'paper', 'night']),
  motion: z.enum(['system', 'full', 'reduced']),
  /** Steps a second of replay at speed 1. */
  replaySpeed: z.literal([0.5, 1, 2, 4]),
  /** Lift the curtain by a plain press instead of holding. */
  plainCurtain: z.boolean(),
  /** Names typed before, most recent first, offered for new matches. */
  recentNames: z.array(z.string().max(80)).max(20),
  /** The name of who writes notes here; may be empty. */
  author: z.string().trim().max(80),
  /** A character or two beside what they wrote; empty: the first one of the name. */
  sign: z.string().trim().max(8),
  /** How high the notes below the moves stand, in CSS pixels; null for as high as usual. */
  notesHeight: z.int().min(1).max(10_000).nullable(),
  /** How fast bots act one after another. */
  botPace: z.enum(['none', 'quick', 'calm']),
  /** By game: whether choices are explained, and how often each explanation was given. */
  coach: z
    .record(
      z.string().max(40),
      z.strictObject({ on: z.boolean(), seen: z.record(z.string().max(40), z.int().min(0).max(100)) }),
    )
    .refine((games) => Object.keys(games).length <= 40),
  /** The keys of commands that people changed, `Ctrl ⇧ Z`; empty for a command that has none. */
  keys: z
    .record(
      z.string().max(80),
      z.string().refine((text) => text === '' || strokeFrom(text) !== null),
    )
    .refine((keys) => Object.keys(keys).length <= 300),
  /** Letters, digits and signs do something without Ctrl. */
  singleKeys: z.boolean(),
  /** Whether the table is heard; null as long as nobody has said: then as the system would have motion. */
  sound: z.boolean().nullable(),
  /** How loud, in percent. */
  volume: z.int().min(0).max(100),
  /** Programs that can take a seat. */
  programs: z
    .array(
      z.strictObject({ name: z.string().trim().min(1).max(30), command: z.string().trim().min(1).max(1000) }),
    )
    .max(20)
    .refine((programs) => new Set(programs.map(({ name: each }) => each)).size === programs.length),
})

export type Settings = z.output<typeof settingsSchema>
