/** What comes in the box besides the boards (CC-1, CC-3, CC-39, CC-43). */

/** Single walls of each seat, and of the neutral colour. */
export const WALLS = 14
export const NEUTRALS = 12

/** The numbers of the cards; each seat has one of each (CC-1). */
export const CARDS = [1, 2, 3, 4, 5, 6] as const
export type Card = (typeof CARDS)[number]

/** The keys of the cards' names in the texts. */
export const CARD_NAMES = {
  1: 'warrior',
  2: 'traitor',
  3: 'flood',
  4: 'architect',
  5: 'greatArchitect',
  6: 'official',
} as const satisfies { readonly [C in Card]: string }

/** The numbers on the threat tiles; five tiles each. */
export const THREATS = [-2, -3, -4] as const
export type Threat = (typeof THREATS)[number]
export const THREAT_COPIES = 5

/** The numbers on the prestige tiles; three tiles each. */
export const PRESTIGES = [0, 1, 2, 3, 4] as const
export type Prestige = (typeof PRESTIGES)[number]
export const PRESTIGE_COPIES = 3

export const EMPERORS = 3

/** The four event cards (CC-43). */
export const EVENT_CARDS = ['diplomacy', 'overlord', 'reward', 'scouting'] as const
export type EventCard = (typeof EVENT_CARDS)[number]

/** Two different event cards, in the order of `EVENT_CARDS`. */
type EventPair = readonly [EventCard, EventCard]
/** Every pair of event cards. */
export const EVENT_PAIRS: readonly EventPair[] = EVENT_CARDS.flatMap((one, at) =>
  EVENT_CARDS.slice(at + 1).map((other) => [one, other] as const),
)
