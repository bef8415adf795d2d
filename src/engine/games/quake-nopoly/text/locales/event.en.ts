import type { Texts } from '../../../../kernel/text.ts'

/** A sentence for every event, in English. */
export const eventEn = {
  first: { drawn: '{seat} is drawn to start.' },
  role: { drawn: '{seat} draws the role {role}.', taken: '{seat} takes the role {role}.' },
  district: {
    drawn: '{seat} draws {district}.',
    returned: '{seat} puts {district} under the district deck.',
  },
  round: { started: 'Round {round} begins; {seat} starts.' },
  phase: {
    started: {
      disaster: 'Round {round}: the disaster phase.',
      production: 'Round {round}: production.',
      expansion: 'Round {round}: players with full districts may expand.',
    },
  },
  turn: { started: 'Turn {turn}, lap {pass}: {seat}.', passed: '{seat} passes.' },
  building: {
    drawn: {
      hidden: '{seat} draws a building card.',
      shown: '{seat} draws {building}.',
    },
    putBack: {
      hidden: '{seat} puts a building card under the deck.',
      shown: '{seat} puts {building} under the deck.',
    },
    built: {
      0: '{seat} builds {building} in {district}: material {material}, structure {structure}.',
      1: '{seat} builds {building} in {district}, as the second on its card: material {material}, structure {structure}.',
      2: '{seat} builds {building} in {district}, as the third on its card: material {material}, structure {structure}.',
    },
    strengthened: {
      own: '{seat} adds {pieces} {kind} to the {track} of {building}: {left} now.',
      supply: '{seat} adds {pieces} {kind} from the supply to the {track} of {building}: {left} now.',
    },
    returned: '{seat} takes {building} back into their hand.',
    bought: '{seat} buys {building} from {ownerSeat} and moves it to {district}.',
    undercut: '{seat} undercuts {ownerSeat}’s {building}: its {track} loses {removed}, one stays.',
    worn: '{seat}’s {building} loses {removed} {kind} from its {track}: {left} left.',
    damaged: '{seat}’s {building} loses {removed} {kind} from its {track}: {left} left.',
    collapsed: '{seat}’s {building} in {district} collapses under {damage} damage.',
    produced: '{seat}’s {building} produces 1 {kind}.',
  },
  production: { missed: '{seat}’s {building} produces nothing: there is no {kind} left.' },
  pieces: {
    paid: {
      trade: '{seat} trades away {pieces}.',
      plan: '{seat} plans and pays {pieces}.',
      undercut: '{seat} pays {pieces}.',
      tax: '{seat} pays {pieces} as tax.',
      event: '{seat} returns {pieces} to the supply.',
      inspection: '{seat} pays {pieces} after the inspection.',
    },
    taken: {
      trade: '{seat} takes {pieces}.',
      landlord: '{seat} takes {pieces} as landlord.',
      event: '{seat} takes {pieces} from the supply.',
      insurance: '{seat} receives {pieces} from the insurance.',
    },
    given: {
      purchase: '{seat} pays {toSeat} {pieces}.',
      event: '{seat} gives {toSeat} {pieces}.',
    },
    lent: '{seat} lends {toSeat} {pieces}.',
  },
  loan: {
    collected: {
      some: '{seat} collects {pieces} from {fromSeat}.',
      none: '{seat} finds nothing to collect from {fromSeat}.',
    },
  },
  districts: { exchanged: '{seat} exchanges {district} for {otherSeat}’s {other}.' },
  forecast: {
    set: {
      weather: {
        none: '{seat} makes no weather forecast.',
        some: '{seat} forecasts {change} weather damage.',
      },
      quake: {
        none: '{seat} makes no earthquake forecast.',
        some: '{seat} forecasts {change} earthquake damage.',
      },
    },
  },
  card: {
    turned: {
      general: '{seat} turns up {card}.',
      weather: '{seat} turns up a disaster: {card}.',
      quake: '{seat} turns up an earthquake: {card}.',
      end: '{seat} turns up the end card.',
    },
    kept: '{seat} keeps {card}.',
    played: {
      turn: '{seat} plays {card}.',
      hit: '{seat} plays {card} for {place}.',
    },
  },
  effect: {
    lapsed: '{card}: there is nothing {seat} can do.',
    declined: '{card}: {seat} declines.',
  },
  die: {
    rolled: {
      event: '{seat} rolls {die}.',
      shift: '{seat} rolls {die} against the weather.',
    },
  },
  disaster: {
    struck: {
      some: '{card} hits {places}.',
      nobody: '{card} hits nobody.',
    },
  },
  hit: {
    eased: 'The damage to {seat}’s {district} falls to {damage}.',
    moved: '{toSeat}’s {other} is hit instead of {seat}’s {district} ({damage} damage).',
    stayed: 'The damage to {seat}’s {district} stays.',
  },
  event: { researched: '{seat} keeps {card} as research.' },
  damage: {
    taken: {
      held: '{seat} loses no building.',
      lost: '{seat} loses {n} building. | {seat} loses {n} buildings.',
    },
  },
  choice: {
    declined: {
      fitOut: '{seat} does not strengthen the new building.',
      shift: '{seat} does not roll.',
      research: '{seat} does not keep the earthquake.',
      extra: '{seat} takes no further piece.',
      expand: '{seat} draws no district card.',
    },
  },
  step: {
    due: {
      nothing: 'There is nothing left to do.',
      drawFirst: 'Next: the first player is drawn.',
      drawRole: 'Next: a role for {seat}.',
      drawDistricts: 'Next: a district card for {seat}.',
      drawBuildings: 'Next: a building card for {seat}.',
      turnUp: 'Next: {seat} turns up an event card.',
      rollCard: 'Next: {seat} rolls.',
      rollShift: 'Next: {seat} rolls against the weather.',
      role: 'Next: {seat} takes a role.',
      act: 'Next: {seat} takes a construction action.',
      fitOut: 'Next: {seat} may strengthen the new building.',
      forecast: 'Next: {seat} may set a forecast.',
      keep: 'Next: {seat} carries the card out or keeps it.',
      effect: 'Next: {seat} chooses.',
      shift: 'Next: {seat} may roll against the weather.',
      shiftTo: 'Next: {seat} may move the damage to a neighbour.',
      research: 'Next: {seat} may keep the earthquake as research.',
      hit: 'Next: {seat} may play a kept card.',
      claim: 'Next: {seat} takes pieces from the insurance.',
      extra: 'Next: {seat} may take a piece.',
      tax: 'Next: {seat} pays the tax.',
      expand: 'Next: {seat} may draw a district card.',
      produce: 'Next: {seat} produces.',
      collect: 'Next: {seat} collects the loan.',
    },
  },
  match: {
    won: { alone: '{seat} wins with {score} points.', shared: '{seat} shares the win with {score} points.' },
    ended: 'The match is over, {scores}.',
  },
} as const satisfies Texts
