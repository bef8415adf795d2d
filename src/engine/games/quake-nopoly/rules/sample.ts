/** One of the legal actions of a seat, each as likely: the lists are short, some hundreds at most. */
import { oneOf, type Random } from '../../../kernel/random.ts'
import type { Action } from '../action.ts'
import { legal } from './legal.ts'
import type { State } from '../state.ts'

export const sample = (state: State, random: Random): Action => oneOf(legal(state), random)
