/** What buildings look like from afar, on a ground 120 wide and 76 below the top. */

/** Walls and roof as one outline, then the lines on it. */
interface Shape {
  readonly outline: string
  readonly lines: string
}

const house: Shape = {
  outline: 'M14 76V44l15-13 15 13 16-13 16 13 15-13 15 13v32z',
  lines: 'M44 44v32M76 44v32M23 76V58h12v18M54 76V58h12v18M85 76V58h12v18',
}
const temple: Shape = {
  outline: 'M30 76V46L16 44q18-4 22-18l-6-2q20-2 28-14 8 12 28 14l-6 2q4 14 22 18l-14 2v30z',
  lines: 'M38 26h44M30 46h60M44 46v30M76 46v30M53 76V56h14v20',
}
const station: Shape = {
  outline: 'M12 76V46h30V28l18-14 18 14v18h30v30z',
  lines:
    'M54 34a6 6 0 1 1 12 0 6 6 0 1 1-12 0M60 34v-4M12 52h96M52 76V60h16v16M22 60h12v8H22zM86 60h12v8H86z',
}
const museum: Shape = {
  outline: 'M18 76v-6h6V40h-6v-8l42-18 42 18v8h-6v30h6v6z',
  lines: 'M18 32h84M24 40h72M24 70h72M34 40v30M46 40v30M60 40v30M74 40v30M86 40v30',
}
const fort: Shape = {
  outline: 'M18 76V32h12v8h12v-8h12v8h12v-8h12v8h12v-8h12v44z',
  lines: 'M18 48h84M46 76V66q0-12 14-12t14 12v10M28 56v8M92 56v8',
}
const tower: Shape = {
  outline: 'M46 76V58h-3l5-12h-3l5-12h-3l5-12h16l5 12h-3l5 12h-3l5 12h-3v18z',
  lines: 'M60 22V2M47 34h26M45 46h30M43 58h34M60 64v12',
}
const lighthouse: Shape = {
  outline: 'M44 76l6-46h-4v-6h6V12l8-7 8 7v12h6v6h-4l6 46z',
  lines: 'M52 24h16M52 12h16M48 46h24M46 62h28M40 18L24 12M40 20H22M80 18l16-6M80 20h18',
}
const bridge: Shape = {
  outline: 'M6 62V52q27-36 54 0 27-36 54 0v10h-8v14h-8V62H64v14h-8V62H22v14h-8V62z',
  lines: 'M6 56h108M20 40v16M33 34v22M46 40v16M74 40v16M87 34v22M100 40v16',
}
const chapel: Shape = {
  outline: 'M30 76V52l30-36 30 36v24z',
  lines: 'M60 16V2M54 7h12M52 76V62q0-8 8-8t8 8v14M60 34a5 5 0 1 0 .1 0',
}
const works: Shape = {
  outline: 'M12 76V48l22-14v14l22-14v14l22-14V10h14v66z',
  lines: 'M78 18h14M78 34v42M20 56h12v8H20zM42 56h12v8H42zM62 76V60h10v16',
}

const ropeway: Shape = {
  outline: 'M42 36h36q6 0 6 6v18q0 8-8 8H44q-8 0-8-8V42q0-6 6-6z',
  lines: 'M4 26L116 6M60 16v20M36 52h48M60 36v16M10 76l5-52 5 52M12 56h6',
}
const pagodas: Shape = {
  outline:
    'M20 76V60h-6l6-8V42h-4l14-24 14 24h-4v10l6 8h-6v16zM80 76V60h-6l6-8V42h-4l14-24 14 24h-4v10l6 8h-6v16z',
  lines: 'M30 18v-8M90 18v-8M16 42h28M14 60h32M76 42h28M74 60h32M26 76v-8h8v8M86 76v-8h8v8',
}
const statue: Shape = {
  outline: 'M30 76q0-8 8-8 0-18 14-20-6-6-6-16 0-16 14-18 14 2 14 18 0 10-6 16 14 2 14 20 8 0 8 8z',
  lines: 'M38 68h44M46 68q14-14 28 0M50 24q10-8 20 0M54 34h3M63 34h3',
}
const dam: Shape = {
  outline: 'M6 76L22 32h8v-8h10v8h40v-8h10v8h8l16 44z',
  lines: 'M22 32h76M18 44h84M44 44l-4 32M60 44v32M76 44l4 32',
}

/** By the last word of a building's id, or by all of it; the others are houses. */
const SHAPES: Readonly<Record<string, Shape>> = {
  Temple: temple,
  longshanTaipei: temple,
  longshanLukang: temple,
  chungTai: temple,
  taoyuanShrine: temple,
  grandHotel: temple,
  chihkan: temple,
  Station: station,
  airportTerminal: station,
  roundhouse: station,
  Museum: museum,
  Hall: museum,
  southPalace: museum,
  chimei: museum,
  lanyang: museum,
  marineAquarium: museum,
  operaHouse: museum,
  weiwuying: museum,
  hakkaPark: museum,
  Fort: fort,
  Gate: fort,
  fortSanDomingo: fort,
  taipei101: tower,
  tower85: tower,
  Light: lighthouse,
  Bridge: bridge,
  Chapel: chapel,
  Sugar: works,
  sciencePark: works,
  kilnGarden: works,
  harbourWarehouse: works,
  pier2: works,
  ropeway,
  dragonTiger: pagodas,
  greatBuddha: statue,
  shimenDam: dam,
}

export const shapeOf = (building: string): Shape =>
  SHAPES[building] ?? SHAPES[/[A-Z][a-z]+$/.exec(building)?.[0] ?? ''] ?? house
