/** The house deck of Quake-nopoly as data: 18 districts, 76 buildings and 75 events. */
import type {
  Building,
  District,
  DistrictId,
  Earthquake,
  GeneralEvent,
  Hazard,
  Kind,
  SpecialEvent,
  Tier,
  Track,
} from './types.ts'

const districtCard = (id: DistrictId, tier: Tier, weather: Hazard, quake: Hazard): District => ({
  id,
  tier,
  weather,
  quake,
})

/** The 18 districts, with two cards of each in the deck; the hazards are weather and quake. */
export const DISTRICTS: readonly District[] = [
  districtCard('keelung', 'rim', 1, 0),
  districtCard('taipei', 'metro', 1, 1),
  districtCard('newTaipei', 'metro', 1, 0),
  districtCard('taoyuan', 'metro', 0, 0),
  districtCard('hsinchu', 'west', 0, 1),
  districtCard('miaoli', 'west', 0, 1),
  districtCard('taichung', 'metro', 0, 1),
  districtCard('changhua', 'west', 0, 1),
  districtCard('nantou', 'west', 1, 1),
  districtCard('yunlin', 'west', 0, 1),
  districtCard('chiayi', 'west', 1, 2),
  districtCard('tainan', 'metro', 1, 2),
  districtCard('kaohsiung', 'metro', 1, 1),
  districtCard('pingtung', 'rim', 2, 1),
  districtCard('yilan', 'rim', 2, 1),
  districtCard('hualien', 'rim', 2, 2),
  districtCard('taitung', 'rim', 1, 2),
  districtCard('penghu', 'rim', 2, 0),
]

/** Kind, initial pieces, maximum pieces. */
type Row = readonly [kind: Kind, base: number, max: number]

const track = ([kind, base, max]: Row): Track => ({ kind, base, max })

const buildingCard = (
  id: string,
  district: DistrictId,
  material: Row,
  structure: Row,
  points: number,
  product: Kind,
): Building => ({ id, district, material: track(material), structure: track(structure), points, product })

/**
 * The 76 building cards: four for each district, five for Taipei, Taichung, Tainan and Kaohsiung. The points follow
 * from the tracks and the product: see docs/games/quake-nopoly-deck.md.
 */
export const BUILDINGS: readonly Building[] = [
  buildingCard('miaokou', 'keelung', ['wood', 2, 5], ['steel', 2, 5], 4, 'steel'),
  buildingCard('haimenFort', 'keelung', ['stone', 3, 7], ['brick', 3, 6], 2, 'stone'),
  buildingCard('marineMuseum', 'keelung', ['steel', 3, 6], ['stone', 4, 7], 3, 'brick'),
  buildingCard('harbourWarehouse', 'keelung', ['wood', 2, 5], ['brick', 2, 5], 4, 'wood'),
  buildingCard('taipei101', 'taipei', ['stone', 4, 7], ['steel', 4, 7], 3, 'wood'),
  buildingCard('northGate', 'taipei', ['brick', 4, 8], ['stone', 4, 8], 2, 'steel'),
  buildingCard('redHouse', 'taipei', ['brick', 3, 7], ['wood', 2, 6], 2, 'brick'),
  buildingCard('longshanTaipei', 'taipei', ['stone', 2, 6], ['wood', 2, 6], 4, 'brick'),
  buildingCard('grandHotel', 'taipei', ['wood', 4, 8], ['steel', 2, 5], 2, 'steel'),
  buildingCard('fortSanDomingo', 'newTaipei', ['brick', 3, 7], ['stone', 2, 5], 3, 'stone'),
  buildingCard('jiufenTeahouse', 'newTaipei', ['wood', 2, 6], ['brick', 2, 6], 4, 'stone'),
  buildingCard('sanxiaStreet', 'newTaipei', ['brick', 3, 6], ['wood', 3, 7], 2, 'brick'),
  buildingCard('banqiaoStation', 'newTaipei', ['steel', 4, 8], ['brick', 3, 6], 3, 'wood'),
  buildingCard('airportTerminal', 'taoyuan', ['steel', 4, 7], ['stone', 3, 6], 3, 'wood'),
  buildingCard('daxiStreet', 'taoyuan', ['brick', 3, 6], ['wood', 2, 6], 3, 'brick'),
  buildingCard('shimenDam', 'taoyuan', ['stone', 4, 8], ['steel', 4, 7], 1, 'steel'),
  buildingCard('taoyuanShrine', 'taoyuan', ['wood', 2, 5], ['stone', 2, 6], 4, 'stone'),
  buildingCard('sciencePark', 'hsinchu', ['steel', 3, 6], ['brick', 3, 6], 3, 'steel'),
  buildingCard('hsinchuStation', 'hsinchu', ['brick', 4, 7], ['steel', 2, 5], 3, 'steel'),
  buildingCard('cityGodTemple', 'hsinchu', ['stone', 2, 6], ['wood', 2, 6], 3, 'stone'),
  buildingCard('neiwanTheatre', 'hsinchu', ['wood', 2, 5], ['brick', 2, 6], 4, 'brick'),
  buildingCard('shengxingStation', 'miaoli', ['wood', 3, 7], ['brick', 2, 5], 4, 'steel'),
  buildingCard('kilnGarden', 'miaoli', ['brick', 2, 6], ['wood', 2, 5], 4, 'brick'),
  buildingCard('hakkaPark', 'miaoli', ['steel', 3, 7], ['brick', 4, 7], 3, 'wood'),
  buildingCard('oilMuseum', 'miaoli', ['wood', 3, 7], ['steel', 2, 5], 4, 'brick'),
  buildingCard('operaHouse', 'taichung', ['brick', 3, 6], ['steel', 2, 5], 5, 'stone'),
  buildingCard('miyahara', 'taichung', ['brick', 4, 8], ['steel', 2, 5], 3, 'stone'),
  buildingCard('taichungStation', 'taichung', ['brick', 2, 6], ['wood', 2, 5], 5, 'steel'),
  buildingCard('linMansion', 'taichung', ['wood', 4, 8], ['stone', 2, 6], 2, 'stone'),
  buildingCard('luceChapel', 'taichung', ['stone', 4, 8], ['brick', 3, 6], 3, 'wood'),
  buildingCard('longshanLukang', 'changhua', ['stone', 2, 6], ['wood', 2, 5], 4, 'wood'),
  buildingCard('roundhouse', 'changhua', ['brick', 2, 5], ['steel', 3, 7], 3, 'steel'),
  buildingCard('greatBuddha', 'changhua', ['brick', 3, 6], ['steel', 3, 7], 3, 'stone'),
  buildingCard('wanggongLight', 'changhua', ['steel', 3, 6], ['brick', 3, 7], 3, 'wood'),
  buildingCard('chungTai', 'nantou', ['stone', 4, 7], ['steel', 4, 7], 2, 'steel'),
  buildingCard('wenwuTemple', 'nantou', ['steel', 2, 6], ['stone', 3, 7], 3, 'brick'),
  buildingCard('jijiStation', 'nantou', ['wood', 2, 5], ['brick', 2, 6], 5, 'stone'),
  buildingCard('ropeway', 'nantou', ['steel', 2, 6], ['stone', 3, 6], 4, 'wood'),
  buildingCard('xiluoBridge', 'yunlin', ['steel', 3, 7], ['stone', 2, 6], 3, 'wood'),
  buildingCard('chaotianTemple', 'yunlin', ['stone', 3, 7], ['wood', 2, 5], 4, 'brick'),
  buildingCard('huweiSugar', 'yunlin', ['steel', 2, 6], ['brick', 2, 5], 4, 'steel'),
  buildingCard('puppetHall', 'yunlin', ['brick', 3, 7], ['wood', 3, 7], 3, 'steel'),
  buildingCard('alishanStation', 'chiayi', ['wood', 3, 6], ['steel', 3, 6], 4, 'brick'),
  buildingCard('hinokiVillage', 'chiayi', ['wood', 3, 7], ['stone', 3, 7], 3, 'steel'),
  buildingCard('southPalace', 'chiayi', ['steel', 3, 7], ['stone', 3, 6], 3, 'wood'),
  buildingCard('solarHall', 'chiayi', ['steel', 2, 6], ['brick', 2, 6], 3, 'brick'),
  buildingCard('chihkan', 'tainan', ['brick', 2, 6], ['wood', 3, 7], 2, 'brick'),
  buildingCard('anpingFort', 'tainan', ['brick', 3, 7], ['wood', 2, 5], 3, 'brick'),
  buildingCard('confuciusTemple', 'tainan', ['brick', 3, 6], ['wood', 2, 5], 4, 'brick'),
  buildingCard('hayashi', 'tainan', ['steel', 2, 5], ['wood', 2, 5], 5, 'stone'),
  buildingCard('chimei', 'tainan', ['stone', 4, 8], ['steel', 4, 8], 2, 'wood'),
  buildingCard('tower85', 'kaohsiung', ['stone', 3, 7], ['steel', 3, 7], 2, 'stone'),
  buildingCard('dragonTiger', 'kaohsiung', ['brick', 3, 7], ['stone', 4, 7], 3, 'wood'),
  buildingCard('pier2', 'kaohsiung', ['brick', 2, 5], ['steel', 2, 5], 4, 'steel'),
  buildingCard('formosaStation', 'kaohsiung', ['steel', 3, 7], ['brick', 3, 6], 3, 'wood'),
  buildingCard('weiwuying', 'kaohsiung', ['steel', 4, 7], ['stone', 4, 7], 3, 'wood'),
  buildingCard('eluanbiLight', 'pingtung', ['steel', 4, 8], ['stone', 4, 8], 1, 'stone'),
  buildingCard('marineAquarium', 'pingtung', ['stone', 4, 7], ['brick', 4, 7], 3, 'steel'),
  buildingCard('hengchunGate', 'pingtung', ['brick', 3, 7], ['stone', 2, 5], 3, 'stone'),
  buildingCard('slateHouse', 'pingtung', ['stone', 2, 6], ['wood', 2, 6], 3, 'wood'),
  buildingCard('lanyang', 'yilan', ['stone', 4, 8], ['steel', 3, 7], 2, 'wood'),
  buildingCard('artsCentre', 'yilan', ['brick', 2, 6], ['wood', 3, 7], 2, 'brick'),
  buildingCard('forestryPark', 'yilan', ['wood', 3, 6], ['stone', 2, 6], 4, 'brick'),
  buildingCard('hotSpringInn', 'yilan', ['wood', 3, 6], ['stone', 3, 6], 4, 'steel'),
  buildingCard('qingxiuTemple', 'hualien', ['wood', 3, 7], ['stone', 2, 6], 2, 'stone'),
  buildingCard('pineGarden', 'hualien', ['wood', 2, 6], ['brick', 2, 5], 4, 'wood'),
  buildingCard('hualienSugar', 'hualien', ['wood', 4, 8], ['steel', 3, 6], 2, 'steel'),
  buildingCard('bonitoMuseum', 'hualien', ['wood', 2, 5], ['steel', 2, 5], 4, 'steel'),
  buildingCard('sanxiantaiBridge', 'taitung', ['stone', 3, 6], ['steel', 3, 6], 4, 'brick'),
  buildingCard('prehistoryMuseum', 'taitung', ['stone', 2, 5], ['steel', 4, 7], 3, 'stone'),
  buildingCard('gongdongChapel', 'taitung', ['brick', 3, 6], ['wood', 2, 6], 4, 'steel'),
  buildingCard('chishangGranary', 'taitung', ['wood', 3, 7], ['steel', 2, 5], 4, 'stone'),
  buildingCard('greatBridge', 'penghu', ['steel', 4, 8], ['stone', 3, 6], 2, 'stone'),
  buildingCard('tianhouTemple', 'penghu', ['stone', 3, 7], ['wood', 3, 6], 2, 'wood'),
  buildingCard('erkanHouse', 'penghu', ['stone', 3, 7], ['wood', 3, 7], 3, 'brick'),
  buildingCard('fisherLight', 'penghu', ['stone', 3, 6], ['brick', 3, 6], 3, 'stone'),
]

const weatherCard = (
  id: string,
  year: number | null,
  damage: SpecialEvent['damage'],
  ...targets: readonly DistrictId[]
): SpecialEvent => ({ id, year, targets, damage })

/** The 31 weather cards: those with a year are historical, the others describe recurring weather. */
export const SPECIAL_EVENTS: readonly SpecialEvent[] = [
  weatherCard('flood1959', 1959, 3, 'miaoli', 'changhua', 'nantou', 'yunlin'),
  weatherCard('gloria1963', 1963, 2, 'taipei', 'newTaipei', 'taoyuan'),
  weatherCard('thelma1977', 1977, 2, 'kaohsiung', 'pingtung'),
  weatherCard('wayne1986', 1986, 3, 'changhua', 'yunlin', 'penghu'),
  weatherCard('herb1996', 1996, 3, 'newTaipei', 'nantou', 'chiayi'),
  weatherCard('xangsane2000', 2000, 2, 'keelung', 'newTaipei'),
  weatherCard('toraji2001', 2001, 2, 'nantou', 'hualien'),
  weatherCard('nari2001', 2001, 3, 'keelung', 'taipei', 'newTaipei'),
  weatherCard('mindulle2004', 2004, 2, 'taichung', 'nantou', 'kaohsiung'),
  weatherCard('aere2004', 2004, 2, 'taoyuan', 'hsinchu', 'miaoli'),
  weatherCard('haitang2005', 2005, 1, 'yilan', 'hualien'),
  weatherCard('morakot2009', 2009, 3, 'chiayi', 'kaohsiung', 'pingtung', 'taitung'),
  weatherCard('soudelor2015', 2015, 2, 'taipei', 'newTaipei', 'yilan'),
  weatherCard('coldSurge2016', 2016, 1, 'taoyuan', 'chiayi', 'tainan'),
  weatherCard('nepartak2016', 2016, 2, 'hualien', 'taitung'),
  weatherCard('meranti2016', 2016, 2, 'kaohsiung', 'pingtung', 'penghu'),
  weatherCard('megi2016', 2016, 1, 'taichung', 'hualien'),
  weatherCard('flood2018', 2018, 2, 'yunlin', 'chiayi', 'tainan'),
  weatherCard('drought2021', 2021, 1, 'hsinchu', 'miaoli', 'taichung'),
  weatherCard('plumRain', null, 1, 'taichung', 'changhua', 'tainan'),
  weatherCard('thunderstorm', null, 1, 'taipei', 'taoyuan'),
  weatherCard('monsoonRain', null, 1, 'keelung', 'yilan'),
  weatherCard('swell', null, 1, 'keelung', 'yilan'),
  weatherCard('autumnWind', null, 1, 'hsinchu', 'miaoli'),
  weatherCard('downslopeWind', null, 1, 'pingtung', 'taitung'),
  weatherCard('foehn', null, 1, 'taichung', 'taitung'),
  weatherCard('saltRain', null, 1, 'changhua', 'penghu'),
  weatherCard('riverDust', null, 1, 'changhua', 'yunlin'),
  weatherCard('stormSurge', null, 1, 'yunlin', 'chiayi', 'pingtung'),
  weatherCard('hail', null, 1, 'hsinchu', 'nantou'),
  weatherCard('waterspout', null, 1, 'tainan', 'penghu'),
]

/** The ten earthquake cards, all historical. Their rows together are the table of earthquake damage. */
export const EARTHQUAKES: readonly Earthquake[] = [
  {
    id: 'meishan1906',
    year: 1906,
    table: { chiayi: 4, yunlin: 4, nantou: 3, changhua: 2, taichung: 2, miaoli: 1, penghu: 1 },
  },
  {
    id: 'hsinchuTaichung1935',
    year: 1935,
    table: {
      miaoli: 4,
      taichung: 4,
      hsinchu: 4,
      changhua: 3,
      taoyuan: 3,
      taipei: 2,
      newTaipei: 2,
      nantou: 2,
      keelung: 1,
      yilan: 1,
    },
  },
  {
    id: 'zhongpu1941',
    year: 1941,
    table: { chiayi: 4, yunlin: 4, nantou: 3, tainan: 3, changhua: 2, taichung: 1, miaoli: 1, kaohsiung: 1 },
  },
  {
    id: 'xinhua1946',
    year: 1946,
    table: { tainan: 4, kaohsiung: 3, pingtung: 2, penghu: 2, taitung: 1 },
  },
  {
    id: 'hualien1951',
    year: 1951,
    table: { hualien: 4, taitung: 4, yilan: 3, newTaipei: 2, taipei: 2, keelung: 2, taoyuan: 1, hsinchu: 1 },
  },
  {
    id: 'baihe1964',
    year: 1964,
    table: { tainan: 4, chiayi: 4, yunlin: 2, kaohsiung: 2, penghu: 2, pingtung: 1 },
  },
  {
    id: 'hualien1986',
    year: 1986,
    table: { hualien: 4, newTaipei: 3, yilan: 3, taipei: 3, keelung: 2, taoyuan: 2, taitung: 2, hsinchu: 1 },
  },
  {
    id: 'chiChi1999',
    year: 1999,
    table: {
      nantou: 4,
      taichung: 4,
      changhua: 3,
      yunlin: 3,
      miaoli: 3,
      chiayi: 2,
      hsinchu: 2,
      newTaipei: 2,
      taipei: 2,
      taoyuan: 2,
      yilan: 1,
      keelung: 1,
      hualien: 1,
    },
  },
  {
    id: 'jiasian2010',
    year: 2010,
    table: { kaohsiung: 4, tainan: 3, pingtung: 3, taitung: 2, chiayi: 2, hualien: 1 },
  },
  {
    id: 'meinong2016',
    year: 2016,
    table: { tainan: 4, kaohsiung: 3, pingtung: 2, taitung: 1, yunlin: 1, penghu: 1 },
  },
]

/** Protection, kept until a disaster is about to hit. */
const protections: readonly GeneralEvent[] = [
  {
    id: 'seismicRetrofit',
    keep: 'hit',
    effects: [{ do: 'shield', reach: 'building', against: 'quake', less: 3 }],
  },
  {
    id: 'earlyWarning',
    keep: 'hit',
    effects: [{ do: 'shield', reach: 'district', against: 'quake', less: 1 }],
  },
  {
    id: 'stormShutters',
    keep: 'hit',
    effects: [{ do: 'shield', reach: 'building', against: 'weather', less: 3 }],
  },
  {
    id: 'floodGates',
    keep: 'hit',
    effects: [{ do: 'shield', reach: 'district', against: 'weather', less: 1 }],
  },
  {
    id: 'resilientCommunity',
    keep: 'hit',
    effects: [{ do: 'shield', reach: 'district', against: 'any', less: 1 }],
  },
  {
    id: 'homeQuakeInsurance',
    keep: 'hit',
    effects: [{ do: 'insure', reach: 'building', against: 'quake', count: 5 }],
  },
  {
    id: 'stormInsurance',
    keep: 'hit',
    effects: [{ do: 'insure', reach: 'building', against: 'weather', count: 5 }],
  },
  {
    id: 'districtInsurance',
    keep: 'hit',
    effects: [{ do: 'insure', reach: 'district', against: 'any', count: 3 }],
  },
]

/** Plans, kept for an own construction turn. */
const plans: readonly GeneralEvent[] = [
  {
    id: 'urbanRenewal',
    keep: 'turn',
    effects: [{ do: 'build', whom: 'self' }],
  },
  {
    id: 'fastPermit',
    keep: 'turn',
    effects: [
      { do: 'draw', whom: 'self', count: 1 },
      { do: 'build', whom: 'self' },
    ],
  },
  {
    id: 'retrofitSubsidy',
    keep: 'turn',
    effects: [
      { do: 'strengthen', whom: 'self', from: 'supply', reach: 'building', track: 'structure', count: 3 },
    ],
  },
  {
    id: 'volunteers',
    keep: 'turn',
    effects: [{ do: 'strengthen', whom: 'self', from: 'own', reach: 'district', track: 'either', count: 2 }],
  },
  {
    id: 'materialExchange',
    keep: 'turn',
    effects: [{ do: 'trade', whom: 'self', give: 3, take: 4 }],
  },
  {
    id: 'designCompetition',
    keep: 'turn',
    effects: [{ do: 'review', whom: 'self', count: 3 }],
  },
]

/** Materials come in, go out or change hands. */
const supplies: readonly GeneralEvent[] = [
  { id: 'brickKiln', keep: null, effects: [{ do: 'gain', whom: 'self', count: 3, kind: 'brick' }] },
  { id: 'reclaimedTimber', keep: null, effects: [{ do: 'gain', whom: 'self', count: 3, kind: 'wood' }] },
  { id: 'riverStone', keep: null, effects: [{ do: 'gain', whom: 'self', count: 3, kind: 'stone' }] },
  { id: 'scrapSteel', keep: null, effects: [{ do: 'gain', whom: 'self', count: 3, kind: 'steel' }] },
  { id: 'communityFund', keep: null, effects: [{ do: 'gain', whom: 'all', count: 1, kind: 'any' }] },
  {
    id: 'holidaySeason',
    keep: null,
    effects: [
      { do: 'gain', whom: 'self', count: 2, kind: 'any' },
      { do: 'gain', whom: 'left', count: 1, kind: 'any' },
      { do: 'gain', whom: 'right', count: 1, kind: 'any' },
    ],
  },
  { id: 'materialShortage', keep: null, effects: [{ do: 'lose', whom: 'all', count: 1, kind: 'any' }] },
  { id: 'steelPrices', keep: null, effects: [{ do: 'lose', whom: 'all', count: 1, kind: 'steel' }] },
  { id: 'mutualAid', keep: null, effects: [{ do: 'give', whom: 'others', to: 'player', count: 1 }] },
  {
    id: 'goodNeighbours',
    keep: null,
    effects: [
      { do: 'give', whom: 'all', to: 'left', count: 1 },
      { do: 'give', whom: 'all', to: 'right', count: 1 },
    ],
  },
  { id: 'buildersMarket', keep: null, effects: [{ do: 'trade', whom: 'all', give: 1, take: 1 }] },
]

/** Buildings are drawn, maintained, inspected and worn. */
const works: readonly GeneralEvent[] = [
  { id: 'architectureForum', keep: null, effects: [{ do: 'draw', whom: 'all', count: 1 }] },
  {
    id: 'newBuildingCode',
    keep: null,
    effects: [
      { do: 'discard', whom: 'all', count: 1 },
      { do: 'draw', whom: 'all', count: 1 },
    ],
  },
  {
    id: 'schoolRetrofit',
    keep: null,
    effects: [
      { do: 'strengthen', whom: 'all', from: 'supply', reach: 'building', track: 'structure', count: 2 },
    ],
  },
  {
    id: 'roofRepair',
    keep: null,
    effects: [
      { do: 'strengthen', whom: 'all', from: 'supply', reach: 'district', track: 'material', count: 1 },
    ],
  },
  {
    id: 'safetyInspection',
    keep: null,
    effects: [{ do: 'inspect', whom: 'all', track: 'structure', mark: 3, pay: 1 }],
  },
  {
    id: 'facadeInspection',
    keep: null,
    effects: [{ do: 'inspect', whom: 'self', track: 'material', mark: 3, pay: 1 }],
  },
  { id: 'saltCorrosion', keep: null, effects: [{ do: 'wear', whom: 'self', track: 'material', count: 1 }] },
  { id: 'termites', keep: null, effects: [{ do: 'wear', whom: 'self', track: 'structure', count: 1 }] },
  {
    id: 'disasterDrill',
    keep: null,
    effects: [
      {
        do: 'roll',
        rows: [
          { upTo: 1, effects: [{ do: 'lose', whom: 'self', count: 1, kind: 'any' }] },
          { upTo: 3, effects: [{ do: 'gain', whom: 'self', count: 1, kind: 'any' }] },
          {
            upTo: 5,
            effects: [
              {
                do: 'strengthen',
                whom: 'self',
                from: 'supply',
                reach: 'building',
                track: 'either',
                count: 2,
              },
            ],
          },
          {
            upTo: 6,
            effects: [
              {
                do: 'strengthen',
                whom: 'all',
                from: 'supply',
                reach: 'building',
                track: 'either',
                count: 1,
              },
            ],
          },
        ],
      },
    ],
  },
]

/** The 34 general events, one card each. */
export const GENERAL_EVENTS: readonly GeneralEvent[] = [...protections, ...plans, ...supplies, ...works]
