/** Purposeful play for the ladder: the game's greedy play, which also tests the deck. */
export { greedyAction as purposefulAction } from '../bot/greedy-action.ts'
