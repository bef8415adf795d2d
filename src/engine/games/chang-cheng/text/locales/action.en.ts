import type { Texts } from '../../../../kernel/text.ts'

/** Actions as one would tell somebody to take them, in English. */
export const actionEn = {
  drawBoard: 'Board {face} is drawn',
  layThreats: { hidden: 'Threat tiles are laid face down', shown: 'Threat tiles are laid: {values}' },
  layPrestige: 'Prestige tiles are laid: {values}',
  drawEvents: 'Event cards are drawn: {cards}',
  drawFirst: '{seat} is drawn to start',
  turnThreat: 'The threat tile of region {region} is {value}',
  nameCards: '{seat}’s cards in province {province}: {cards}',
  wall: 'Build a wall on space {space}',
  cards: 'Lay {laid}',
  cardWall: {
    hidden: 'Lay a card and build a wall on space {space}',
    shown: 'Lay the {card} and build a wall on space {space}',
  },
  double: 'Build the double wall on spaces {left} and {right}',
  tower: 'Build the tower on space {space}',
  neutral: 'Place a neutral wall on space {space}',
  noNeutral: 'Place no neutral wall',
  open: 'Open province {province} first',
  join: { left: 'Join the board on the left', right: 'Join the board on the right' },
  remove: 'Remove the {card}',
  destroy: 'Destroy the wall on space {space}',
  dismiss: 'Remove the threat tile of region {region}',
  raise: 'Raise the province by 2 points',
  lower: 'Lower the province by 2 points',
  extraWall: 'Take an extra wall',
  swap: 'Swap the walls on spaces {here} and {there}',
  decline: 'Do nothing',
} as const satisfies Texts

/** What actions and events name, in English. */
export const namedEn = {
  card: {
    warrior: 'warrior (1)',
    traitor: 'traitor (2)',
    flood: 'flood (3)',
    architect: 'architect (4)',
    greatArchitect: 'great architect (5)',
    official: 'official (6)',
  },
  value: '{value}',
  laid: { hidden: 'a card in province {province}', shown: 'the {card} in province {province}' },
  event: {
    diplomacy: 'Diplomacy',
    overlord: 'Overlord',
    reward: 'Emperor’s reward',
    scouting: 'Scouting',
  },
} as const satisfies Texts
