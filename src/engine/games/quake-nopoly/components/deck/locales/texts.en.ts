import type { Texts } from '../../../../../kernel/text.ts'
import { disastersEn } from './disasters.en.ts'
import { generalEn } from './general.en.ts'
import { namesEn } from './names.en.ts'

/** The words of the deck in English, for the part `deck` of the game's texts. */
export const deckEn = {
  ...namesEn,
  ...disastersEn,
  general: generalEn,
  keep: {
    turn: 'May be kept for one of your construction turns, before the action.',
    hit: 'May be kept until one of your buildings is about to take damage.',
  },
  whom: {
    all: 'Everyone:',
    others: 'Everyone else:',
    left: 'The player to the left:',
    right: 'The player to the right:',
  },
  effect: {
    gain: {
      brick: 'Take {n} brick from the supply.',
      wood: 'Take {n} wood from the supply.',
      stone: 'Take {n} stone from the supply.',
      steel: 'Take {n} steel from the supply.',
      any: 'Take {n} piece of any kind from the supply. | Take {n} pieces of any kind from the supply.',
    },
    lose: {
      brick: 'Return {n} brick to the supply.',
      wood: 'Return {n} wood to the supply.',
      stone: 'Return {n} stone to the supply.',
      steel: 'Return {n} steel to the supply.',
      any: 'Return {n} piece of your choice to the supply. | Return {n} pieces of your choice to the supply.',
    },
    draw: 'Draw {n} building card. | Draw {n} building cards.',
    discard:
      'Put {n} building card from your hand under the deck. | Put {n} building cards from your hand under the deck.',
    review:
      'Put up to {n} building card from your hand under the deck and draw as many. | Put up to {n} building cards from your hand under the deck and draw as many.',
    strengthen: {
      own: {
        building: {
          material: 'Add up to {n} of your pieces to the material of one building.',
          structure: 'Add up to {n} of your pieces to the structure of one building.',
          either: 'Add up to {n} of your pieces to one track of one building.',
        },
        district: {
          material: 'On one district card, add up to {n} of your pieces to the material of every building.',
          structure: 'On one district card, add up to {n} of your pieces to the structure of every building.',
          either:
            'On one district card, choose a track and add up to {n} of your pieces to it on every building.',
        },
      },
      supply: {
        building: {
          material: 'Add up to {n} from the supply to the material of one building.',
          structure: 'Add up to {n} from the supply to the structure of one building.',
          either: 'Add up to {n} from the supply to one track of one building.',
        },
        district: {
          material: 'On one district card, add up to {n} from the supply to the material of every building.',
          structure:
            'On one district card, add up to {n} from the supply to the structure of every building.',
          either:
            'On one district card, choose a track and add up to {n} from the supply to it on every building.',
        },
      },
    },
    wear: {
      material: 'Each of your buildings loses {n} of its material but keeps 1.',
      structure: 'Each of your buildings loses {n} of its structure but keeps 1.',
    },
    inspect: {
      material: 'Pay {n} for each of your buildings with less than {mark} material.',
      structure: 'Pay {n} for each of your buildings with less than {mark} structure.',
    },
    trade: 'May return {give} and take {take} of any kind.',
    give: {
      player: 'Give {n} of your pieces to whoever plays this card.',
      left: 'Give {n} of your pieces to the player on your left.',
      right: 'Give {n} of your pieces to the player on your right.',
    },
    build: 'May build one building from your hand at once.',
    roll: 'Roll a die.',
    nothing: 'Nothing happens.',
    shield: {
      building: {
        weather: 'One building takes {n} less weather damage.',
        quake: 'One building takes {n} less earthquake damage.',
        any: 'One building takes {n} less damage.',
      },
      district: {
        weather: 'All buildings on one district card take {n} less weather damage.',
        quake: 'All buildings on one district card take {n} less earthquake damage.',
        any: 'All buildings on one district card take {n} less damage.',
      },
    },
    insure: {
      building: {
        weather: 'If one building collapses in this weather, take {n} of any kind.',
        quake: 'If one building collapses in this earthquake, take {n} of any kind.',
        any: 'If one building collapses in this disaster, take {n} of any kind.',
      },
      district: {
        weather:
          'For every building of one district card that collapses in this weather, take {n} of any kind.',
        quake:
          'For every building of one district card that collapses in this earthquake, take {n} of any kind.',
        any: 'For every building of one district card that collapses in this disaster, take {n} of any kind.',
      },
    },
  },
} as const satisfies Texts
