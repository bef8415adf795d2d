/** Checks that the description of a game for programs holds in its matches. */
import { expect } from 'vitest'
import type { Game, GameEvent } from '../../game.ts'
import type { Protocol } from '../../protocol.ts'
import { seededRandom } from '../../random.ts'
import { seatsOf, type Viewer } from '../../seat.ts'
import { outcomeSchema } from '../../view-schemas.ts'
import { expectSame } from '../same.ts'
import { mutated } from './mutate.ts'
import type { Page } from './game-page.ts'
import type { PlayedMatch } from './unseen.ts'
import { firstItems } from '../../rules/lists.ts'

/** The most legal actions whose types are looked at in a position. */
const ACTIONS = 40

/** The stage that a view names. */
const stageIn = ({ stageIn: path }: Protocol, view: unknown): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, name) => (value as { readonly [name: string]: unknown } | null)?.[name], view) ??
  'over'

const typeOf = (action: unknown): string => (action as { readonly type: string }).type

/** Checks the refusals of these actions: each code is listed and documented, with its rule and with its details. */
const checkRefusals = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  { refusals }: Protocol,
  page: Page,
  state: S,
  candidates: readonly unknown[],
): void => {
  for (const candidate of candidates) {
    const action = game.schemas.action.safeParse(candidate)
    if (!action.success) continue
    const decision = game.decide(state, action.data)
    if (decision.ok) continue
    const { code, rule, details } = decision.refusal
    const kind = refusals[code]
    if (kind === undefined) throw new Error(`the refusal ${code} is not listed`)
    page.checkRefusal(decision.refusal)
    if (rule !== undefined) expect(kind.rules, `the rules of ${code}`).toContain(rule)
    if (kind.details === undefined) expect(details, `details of ${code}`).toBeUndefined()
    else expectSame(kind.details.parse(details), details)
  }
}

/** What programs are told about a game. */
export interface Described {
  readonly protocol: Protocol
  readonly page: Page
}

/**
 * Checks every `stride`-th position of a match: the view of one viewer after the other fits its schema with every
 * member, the stage is listed with who acts and with the actions that are legal, and refusals are as listed. Actions,
 * events and the outcome of the whole match fit their schemas. The page of the game has every field met.
 */
export const checkProtocol = <O, S, A, E extends GameEvent, V>(
  game: Game<O, S, A, E, V>,
  { protocol, page }: Described,
  { states, actions, events, setup }: PlayedMatch<O, S, A, E>,
  probes: readonly A[],
  number: number,
  stride: number,
): void => {
  const random = seededRandom(`${game.id} protocol`, number)
  const viewers: readonly Viewer[] = [...seatsOf(setup.seats), 'public', 'all']
  for (const action of actions) {
    expectSame(game.schemas.action.parse(action), action)
    page.checkAction(action)
  }
  for (const event of events) {
    expectSame(game.schemas.event.parse(event), event)
    page.checkEvent(event)
  }
  for (const [at, state] of states.entries()) {
    if ((at + number) % stride !== 0 && at < states.length - 1) continue
    const viewer = viewers[(at + number) % viewers.length] ?? 'all'
    const view = game.view(state, viewer)
    expectSame(protocol.view.parse(view), view)
    page.checkView(view)
    const name = String(stageIn(protocol, view))
    const stage = protocol.stages[name]
    if (stage === undefined || !page.stages.has(name)) throw new Error(`the stage ${name} is not listed`)
    const turn = game.turn(state)
    expect(stage.by, `who acts in ${name}`).toBe(typeof turn.by === 'number' ? 'seat' : turn.by)
    const legal = firstItems(game.legal(state), ACTIONS)
    for (const type of new Set(legal.map(typeOf))) expect(stage.actions, `actions in ${name}`).toContain(type)
    if (turn.by === 'nobody') {
      expectSame(outcomeSchema.parse(turn.outcome), turn.outcome)
      page.checkOutcome(turn.outcome)
      continue
    }
    const changed = Array.from({ length: 6 }, () => mutated(legal[random.below(legal.length)], random))
    checkRefusals(game, protocol, page, state, [
      ...changed,
      ...probes,
      ...probes.map((probe) => mutated(probe, random)),
      ...Array.from({ length: 3 }, () => actions[random.below(actions.length)]),
    ])
  }
}
