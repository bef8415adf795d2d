// A single game of Quorsum (rules/quorsum.md, raceTo 1, reply lock) written for boardgame.io 0.50,
// the reference for random play. Rules as in src/engine/games/quorsum; the code shares nothing with it.
const CORNERS = [0, 3, 12, 15]
const HOME_OF = { 0: 15, 3: 12, 12: 3, 15: 0 }
export const PLACINGS = [
  [0, 0, 1, 1],
  [0, 1, 0, 1],
  [0, 1, 1, 0],
  [1, 0, 0, 1],
  [1, 0, 1, 0],
  [1, 1, 0, 0],
]

const distance = (a, b) => Math.abs((a % 4) - (b % 4)) + Math.abs((a >> 2) - (b >> 2))
const neighbours = Array.from({ length: 16 }, (_, at) =>
  Array.from({ length: 16 }, (_, to) => to).filter((to) => distance(at, to) === 1),
)
const occupied = (G, tile) => G.pawns.some((pawn) => pawn.at === tile)

export const targetsOf = (G, pawn) => {
  const at = G.pawns[pawn].at
  return neighbours[at].filter((to) => G.tiles[to].dark === G.tiles[at].dark && !occupied(G, to))
}
const flippable = (G, tile) => !occupied(G, tile) && !(G.flipped[tile] > 0 && G.flipped[tile] === G.turn - 1)

/** The moves possible now besides allotting, as [name, ...args]. */
export const movesOf = (G) => {
  if (G.stage === 'choose')
    return [
      ['choose', 'first'],
      ['choose', 'place'],
    ]
  if (G.stage === 'place') return PLACINGS.map((corners) => ['place', corners])
  const list = []
  if (G.chain) {
    for (const to of targetsOf(G, G.chain.pawn)) list.push(['step', G.chain.pawn, to])
    list.push(['stop'], ['giveUp'])
    return list
  }
  for (const part of G.open) {
    if (part.pawn !== undefined) for (const to of targetsOf(G, part.pawn)) list.push(['step', part.pawn, to])
    else if (flippable(G, part.tile)) list.push(['flip', part.tile])
  }
  list.push(['giveUp'])
  return list
}

const possible = (G, part) =>
  part.pawn !== undefined ? targetsOf(G, part.pawn).length > 0 : flippable(G, part.tile)

const stall = (G) => {
  const sorted = [0, 1].map((seat) =>
    G.pawns
      .filter((pawn) => pawn.seat === seat)
      .map((pawn) => distance(pawn.at, pawn.home))
      .sort((a, b) => a - b),
  )
  const gap = sorted[0][0] - sorted[1][0] || sorted[0][1] - sorted[1][1]
  G.outcome = gap === 0 ? { draw: true } : { winner: gap < 0 ? 0 : 1 }
}

const endTurn = (G, events) => {
  let progress = false
  for (const pawn of G.pawns) {
    const now = distance(pawn.at, pawn.home)
    if (pawn.seat === G.mover && now < pawn.best) {
      progress = true
      pawn.best = now
    }
  }
  G.idle = progress ? 0 : G.idle + 1
  G.open = []
  G.chain = null
  if (G.idle === 6) return stall(G)
  G.mover = 1 - G.mover
  G.turn += 1
  G.stage = 'allot'
  events.endTurn({ next: String(G.mover) })
}

const goOn = (G, events) => {
  if (!G.outcome && !G.chain && !G.open.some((part) => possible(G, part))) endTurn(G, events)
}

const take = (G, key, value) => {
  const at = G.open.findIndex((part) => part[key] === value)
  return G.open.splice(at, 1)[0].dice
}

const roll = (random, dice, value) => random.D6(dice).filter((die) => die >= value).length

export const Quorsum = {
  name: 'quorsum',
  disableUndo: false,
  setup: ({ random }) => {
    const all = random.Shuffle([2, 3, 4, 5, 6].flatMap((value) => [value, value, value, value, value]))
    const tiles = all.slice(0, 16).map((value) => ({ value, dark: random.Die(2) === 1 }))
    let [a, b] = random.D6(2)
    while (a === b) [a, b] = random.D6(2)
    const chooser = a > b ? 0 : 1
    return {
      tiles,
      flipped: Array(16).fill(0),
      pawns: [],
      chooser,
      placer: null,
      mover: chooser,
      turn: 0,
      idle: 0,
      open: [],
      chain: null,
      stage: 'choose',
      outcome: null,
    }
  },
  turn: { order: { first: ({ G }) => G.mover, next: ({ G }) => G.mover } },
  moves: {
    choose: ({ G, events }, option) => {
      G.placer = option === 'place' ? G.chooser : 1 - G.chooser
      G.mover = G.placer
      G.stage = 'place'
      events.endTurn({ next: String(G.placer) })
    },
    place: ({ G, events }, corners) => {
      const pawns = corners.map((seat, corner) => ({
        seat,
        at: CORNERS[corner],
        home: HOME_OF[CORNERS[corner]],
        best: 6,
      }))
      G.pawns = [...pawns.filter((pawn) => pawn.seat === 0), ...pawns.filter((pawn) => pawn.seat === 1)]
      G.mover = 1 - G.placer
      G.turn = 1
      G.stage = 'allot'
      events.endTurn({ next: String(G.mover) })
    },
    allot: ({ G, events }, open) => {
      G.open = open
      G.stage = 'carry'
      goOn(G, events)
    },
    step: ({ G, random, events }, pawn, to) => {
      const dice = G.chain ? G.chain.dice : take(G, 'pawn', pawn)
      const hits = roll(random, dice, G.tiles[to].value)
      G.chain = null
      if (hits > 0) {
        const mine = G.pawns[pawn]
        mine.at = to
        const home = (seat) => G.pawns.filter((one) => one.seat === seat && one.at === one.home).length
        if (home(mine.seat) === 2) {
          G.outcome = { winner: mine.seat, double: home(1 - mine.seat) === 0 }
          return
        }
        if (targetsOf(G, pawn).length > 0) G.chain = { pawn, dice: hits }
      }
      goOn(G, events)
    },
    flip: ({ G, random, events }, tile) => {
      const dice = take(G, 'tile', tile)
      if (roll(random, dice, G.tiles[tile].value) > 0) {
        G.tiles[tile].dark = !G.tiles[tile].dark
        G.flipped[tile] = G.turn
      }
      goOn(G, events)
    },
    stop: ({ G, events }) => {
      G.chain = null
      goOn(G, events)
    },
    giveUp: ({ G, events }) => endTurn(G, events),
  },
  endIf: ({ G }) => G.outcome ?? undefined,
}
