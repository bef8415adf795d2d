/** Which events show a rule of Qin at work. */
import { patternsFor, type RuleEvents } from '../../../kernel/rules/rule-events.ts'
import { MAJOR } from '../components/pieces.ts'
import type { Event } from '../event.ts'

const on = patternsFor<Event>()

export const ruleEvents: RuleEvents = {
  'QIN-S6': [on('hand.dealt')],
  'QIN-S7': [on('first.drawn')],
  'QIN-T1': [on('tile.placed')],
  'QIN-P1': [on('tile.placed')],
  'QIN-T2': [on('seat.passed'), on('game.ended', ({ why }) => why === 'blocked')],
  'QIN-D1': [on('hand.drawn')],
  'QIN-E1': [on('province.founded')],
  'QIN-E2': [on('province.extended')],
  'QIN-E3': [
    on('province.extended', ({ size, squares }) => size >= MAJOR && size - squares.length < MAJOR),
    on('province.founded', ({ squares }) => squares.length >= MAJOR),
  ],
  'QIN-A1': [on('province.joined')],
  'QIN-A2': [on('province.absorbed')],
  'QIN-A5': [on('pagoda.returned', ({ on: place }) => place === 'province')],
  'QIN-A6': [on('province.absorbed', ({ size }) => size > MAJOR)],
  'QIN-V1': [on('village.won')],
  'QIN-V2': [on('village.won')],
  'QIN-V4': [on('village.lost', ({ why }) => why === 'outdone')],
  'QIN-V5': [on('village.lost', ({ why }) => why === 'tied')],
  'QIN-G1': [on('game.ended', ({ why }) => why === 'built')],
  'QIN-G2': [on('game.ended', ({ why }) => why !== 'built')],
  'QIN-G3': [on('game.won', ({ shared }) => shared), on('match.won', ({ shared }) => shared)],
  'QIN-G4': [on('game.started'), on('match.won')],
}
