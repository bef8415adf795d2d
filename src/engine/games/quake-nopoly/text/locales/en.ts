import type { Texts } from '../../../../kernel/text.ts'
import { playTexts } from '../play-texts.ts'
import { puzzleTexts } from '../puzzle-texts.ts'

/** The disaster cards in English: a name and a line of background. */
const disastersEn = {
  special: {
    flood1959: {
      name: 'The 8/7 Flood',
      note: 'From 7 August 1959 it rained without end and the rivers of the centre and south burst their banks.',
    },
    gloria1963: {
      name: 'Typhoon Gloria',
      note: 'In September 1963 the typhoon’s rain put much of the Taipei basin under water.',
    },
    thelma1977: {
      name: 'Typhoon Thelma',
      note: 'On 25 July 1977 its winds struck Kaohsiung and Pingtung and felled power pylons; many homes were dark for days.',
    },
    wayne1986: {
      name: 'Typhoon Wayne',
      note: 'In August 1986 a typhoon did what few do: it came ashore from the west, near the mouth of the Zhuoshui.',
    },
    herb1996: {
      name: 'Typhoon Herb',
      note: 'As July turned to August in 1996, nearly two metres of rain fell on Alishan in two days.',
    },
    xangsane2000: {
      name: 'Typhoon Xangsane',
      note: 'As October turned to November in 2000, the Keelung River rose and flooded the towns along it.',
    },
    toraji2001: {
      name: 'Typhoon Toraji',
      note: 'On 30 July 2001 it came ashore in Hualien; debris flows ran in the mountains there and in Nantou.',
    },
    nari2001: {
      name: 'Typhoon Nari',
      note: 'In September 2001 it lingered over Taiwan for more than two days and flooded Taipei’s metro and main station.',
    },
    mindulle2004: {
      name: 'Typhoon Mindulle',
      note: 'From 2 July 2004, as the typhoon left, moist south-west winds brought torrents: the 7/2 flood.',
    },
    aere2004: {
      name: 'Typhoon Aere',
      note: 'In August 2004 rain made the Shimen Reservoir so muddy that many homes in Taoyuan had no water for days.',
    },
    haitang2005: {
      name: 'Typhoon Haitang',
      note: 'In July 2005 it made a full loop off Hualien before it came ashore in the north-east.',
    },
    morakot2009: {
      name: 'Typhoon Morakot',
      note: 'In August 2009 the mountains had over two metres of rain in days. Many villages were rebuilt on safer ground.',
    },
    soudelor2015: {
      name: 'Typhoon Soudelor',
      note: 'On 8 August 2015 over four million homes lost power; two letterboxes bent by a fallen sign in Taipei cheered everyone up.',
    },
    coldSurge2016: {
      name: 'Cold Surge',
      note: 'In late January 2016 snow fell on many low hills, and the cold killed fish in the ponds of the south.',
    },
    nepartak2016: {
      name: 'Typhoon Nepartak',
      note: 'On 8 July 2016 it came ashore in Taitung, where the station measured its strongest gust ever.',
    },
    meranti2016: {
      name: 'Typhoon Meranti',
      note: 'On 14 September 2016 this very strong typhoon brushed the southern tip of Taiwan.',
    },
    megi2016: {
      name: 'Typhoon Megi',
      note: 'On 27 September 2016 it came ashore in Hualien and crossed the island; millions of homes lost power.',
    },
    flood2018: {
      name: 'The 8/23 Flood',
      note: 'On 23 August 2018 a tropical depression drenched the lowlands of the south-west.',
    },
    drought2021: {
      name: 'The Great Drought',
      note: 'No typhoon came ashore in 2020; by the spring of 2021 reservoirs were nearly dry and water was rationed.',
    },
    plumRain: {
      name: 'Plum Rains',
      note: 'Every May and June cool and warm air meet over Taiwan and neither gives way: rain for days.',
    },
    thunderstorm: {
      name: 'Afternoon Thunderstorm',
      note: 'On summer afternoons hot air shoots up along the hills. When you hear thunder, go indoors.',
    },
    monsoonRain: {
      name: 'Monsoon Rain',
      note: 'In autumn and winter the north-east monsoon runs into the hills; with a typhoon nearby it rains all the harder.',
    },
    swell: {
      name: 'Long Swell',
      note: 'Far-off storms send long waves; even in fine weather one can leap over the sea wall.',
    },
    autumnWind: {
      name: 'Ninth-Month Wind',
      note: 'From the ninth lunar month a strong monsoon sweeps the plain, and dries its persimmons and rice noodles.',
    },
    downslopeWind: {
      name: 'Downslope Wind',
      note: 'In the cold months the monsoon tops the low end of the mountains and rushes down; Hengchun knows it best.',
    },
    foehn: {
      name: 'Foehn',
      note: 'Air that has crossed high mountains sinks, dry and hot. Taitung’s foehn is the best known.',
    },
    saltRain: {
      name: 'Salt Spray',
      note: 'Winter gales blow the sea into a salty mist that settles on fields and eats at roofs and railings.',
    },
    riverDust: {
      name: 'River Dust',
      note: 'In winter the river is low and the wind lifts the sand of its bed. Water and grass hold it down.',
    },
    stormSurge: {
      name: 'Storm Surge',
      note: 'A typhoon raises the sea; with a spring tide it runs into the low land of the coast.',
    },
    hail: {
      name: 'Hail',
      note: 'In late spring strong updraughts toss drops up again and again until they fall as ice.',
    },
    waterspout: {
      name: 'Waterspout',
      note: 'Over a warm sea a whirling column hangs from a cloud; on land it is a tornado.',
    },
  },
  quake: {
    meishan1906: {
      name: 'Meishan Earthquake',
      note: '17 March, early morning: the Meishan fault slips, magnitude 7.1; the Chiayi area suffers most.',
    },
    hsinchuTaichung1935: {
      name: 'Hsinchu–Taichung Earthquake',
      note: '21 April, early morning, magnitude 7.1: over 3,200 people died. A broken railway bridge still stands as a reminder.',
    },
    zhongpu1941: {
      name: 'Zhongpu Earthquake',
      note: '17 December, magnitude 7.1: Chiayi is struck, and a landslide at Caoling dams a river into a lake.',
    },
    xinhua1946: {
      name: 'Xinhua Earthquake',
      note: '5 December, early morning: the Xinhua fault slips, magnitude 6.1; Tainan is shaken hardest.',
    },
    hualien1951: {
      name: 'Hualien–Rift Valley Earthquakes',
      note: '22 October: magnitude 7.3 at Hualien, the first of a series that went on along the Rift Valley into November.',
    },
    baihe1964: {
      name: 'Baihe Earthquake',
      note: '18 January, evening, magnitude 6.3; fire followed in Chiayi. After the shaking, turn off the stove.',
    },
    hualien1986: {
      name: 'Hualien Offshore Earthquake',
      note: '15 November, magnitude 6.8 off Hualien; the soft ground of the far Taipei basin made the shaking stronger there.',
    },
    chiChi1999: {
      name: 'Chi-Chi Earthquake',
      note: '21 September, before dawn: the Chelungpu fault slips, magnitude 7.3; over 2,400 people died. It is now the day of disaster drills.',
    },
    jiasian2010: {
      name: 'Jiasian Earthquake',
      note: '4 March, morning, magnitude 6.4, felt all over the south. High-speed trains braked at once.',
    },
    meinong2016: {
      name: 'Meinong Earthquake',
      note: '6 February, two days before the New Year, magnitude 6.6: over a hundred people died in Tainan. Old buildings have been checked more closely since.',
    },
  },
} as const satisfies Texts

/** The general events in English: a name and a line to read aloud. */
const generalEn = {
  seismicRetrofit: {
    name: 'Seismic Retrofit',
    note: 'A few more walls and braces, and an old house stands firm.',
  },
  earlyWarning: {
    name: 'Earthquake Alert',
    note: 'The phones ring first. Seconds are enough: drop, cover, hold on.',
  },
  stormShutters: {
    name: 'Typhoon Shutters',
    note: 'Bring in the flowerpots and close the shutters in time.',
  },
  floodGates: {
    name: 'Flood Gates',
    note: 'A board across the door keeps the water out.',
  },
  resilientCommunity: {
    name: 'Resilient Community',
    note: 'Neighbours clear the drains and draw a map of safe places.',
  },
  homeQuakeInsurance: {
    name: 'Earthquake Insurance',
    note: 'A little every year, and there is something to rebuild with.',
  },
  stormInsurance: {
    name: 'Storm and Flood Insurance',
    note: 'After the storm the insurance helps clear up.',
  },
  districtInsurance: {
    name: 'Mutual Insurance',
    note: 'The whole street insures itself together.',
  },
  urbanRenewal: {
    name: 'Urban Renewal',
    note: 'An old street is made new, and safer.',
  },
  fastPermit: {
    name: 'Fast Permit',
    note: 'The plans are in order, so the permit comes quickly.',
  },
  retrofitSubsidy: {
    name: 'Retrofit Subsidy',
    note: 'The city pays for stronger columns.',
  },
  volunteers: {
    name: 'Volunteers',
    note: 'On Saturday everyone rolls up their sleeves.',
  },
  materialExchange: {
    name: 'Materials Exchange',
    note: 'What you have too much of is just what I need.',
  },
  designCompetition: {
    name: 'Design Competition',
    note: 'Put away the plans that do not fit and look at new ones.',
  },
  brickKiln: {
    name: 'Brick Kiln',
    note: 'The kiln is opened and the bricks are still warm.',
  },
  reclaimedTimber: {
    name: 'Reclaimed Timber',
    note: 'Old cypress, planed afresh, still smells of the forest.',
  },
  riverStone: {
    name: 'River Stone',
    note: 'Clearing the river bed leaves good stone for walls.',
  },
  scrapSteel: {
    name: 'Recycled Steel',
    note: 'Scrap goes into the furnace and comes out as new bars.',
  },
  communityFund: {
    name: 'Community Fund',
    note: 'Saved by all, for all.',
  },
  holidaySeason: {
    name: 'Holiday Season',
    note: 'Visitors come, and the neighbours share in it.',
  },
  materialShortage: {
    name: 'Material Shortage',
    note: 'Every site waits for deliveries and makes do.',
  },
  steelPrices: {
    name: 'Dearer Steel',
    note: 'The world price of steel goes up.',
  },
  mutualAid: {
    name: 'Mutual Aid',
    note: 'One needs help, and everyone brings something.',
  },
  goodNeighbours: {
    name: 'Good Neighbours',
    note: 'A basket of oranges one way, a bunch of greens the other.',
  },
  buildersMarket: {
    name: 'Builders’ Market',
    note: 'One for one, and everyone is content.',
  },
  architectureForum: {
    name: 'Architecture Forum',
    note: 'Everyone goes home with a new plan.',
  },
  newBuildingCode: {
    name: 'New Building Code',
    note: 'The code is revised: an old plan goes, a new one comes.',
  },
  schoolRetrofit: {
    name: 'Safer Schools',
    note: 'The classrooms are strengthened first.',
  },
  roofRepair: {
    name: 'Roof Repairs',
    note: 'While the weather holds the whole street mends its roofs.',
  },
  safetyInspection: {
    name: 'Safety Inspection',
    note: 'Where the frame is weak it must be seen to.',
  },
  facadeInspection: {
    name: 'Façade Inspection',
    note: 'Loose tiles are fixed before they fall.',
  },
  saltCorrosion: {
    name: 'Salt Corrosion',
    note: 'Salt in the wind: railings and roofs want care.',
  },
  termites: {
    name: 'Termites',
    note: 'A rustle in the beams? Ask someone who knows.',
  },
  disasterDrill: {
    name: 'Disaster Drill',
    note: 'The better it is practised, the safer everyone is.',
  },
} as const satisfies Texts

/** Names of the deck's kinds, districts and buildings in English; `short` is for the board. */
export const namesEn = {
  kind: {
    brick: 'brick',
    wood: 'wood',
    stone: 'stone',
    steel: 'steel',
  },
  track: {
    material: 'material',
    structure: 'structure',
  },
  tier: {
    metro: 'special municipality',
    west: 'western county or city',
    rim: 'east, Keelung, Pingtung and Penghu',
  },
  district: {
    keelung: 'Keelung',
    taipei: 'Taipei',
    newTaipei: 'New Taipei',
    taoyuan: 'Taoyuan',
    hsinchu: 'Hsinchu',
    miaoli: 'Miaoli',
    taichung: 'Taichung',
    changhua: 'Changhua',
    nantou: 'Nantou',
    yunlin: 'Yunlin',
    chiayi: 'Chiayi',
    tainan: 'Tainan',
    kaohsiung: 'Kaohsiung',
    pingtung: 'Pingtung',
    yilan: 'Yilan',
    hualien: 'Hualien',
    taitung: 'Taitung',
    penghu: 'Penghu',
  },
  building: {
    miaokou: { name: 'Miaokou Night Market', short: 'Miaokou' },
    haimenFort: { name: 'Haimen Fort', short: 'Haimen Fort' },
    marineMuseum: { name: 'Marine Science Museum', short: 'Sea Museum' },
    harbourWarehouse: { name: 'Harbour Warehouse', short: 'Warehouse' },
    taipei101: { name: 'Taipei 101', short: 'Taipei 101' },
    northGate: { name: 'North Gate', short: 'North Gate' },
    redHouse: { name: 'Red House', short: 'Red House' },
    longshanTaipei: { name: 'Mengjia Longshan Temple', short: 'Mengjia' },
    grandHotel: { name: 'Grand Hotel', short: 'Grand Hotel' },
    fortSanDomingo: { name: 'Fort San Domingo', short: 'Domingo' },
    jiufenTeahouse: { name: 'Jiufen Teahouse', short: 'Jiufen' },
    sanxiaStreet: { name: 'Sanxia Old Street', short: 'Sanxia St' },
    banqiaoStation: { name: 'Banqiao Station', short: 'Banqiao Stn' },
    airportTerminal: { name: 'Airport Terminal', short: 'Terminal' },
    daxiStreet: { name: 'Daxi Old Street', short: 'Daxi St' },
    shimenDam: { name: 'Shimen Dam', short: 'Shimen Dam' },
    taoyuanShrine: { name: 'Taoyuan Shrine', short: 'Shrine' },
    sciencePark: { name: 'Science Park', short: 'Science Pk' },
    hsinchuStation: { name: 'Hsinchu Station', short: 'Hsinchu Stn' },
    cityGodTemple: { name: 'Hsinchu City God Temple', short: 'City God' },
    neiwanTheatre: { name: 'Neiwan Theatre', short: 'Neiwan' },
    shengxingStation: { name: 'Shengxing Station', short: 'Shengxing' },
    kilnGarden: { name: 'Hwataoyao Kiln', short: 'Hwataoyao' },
    hakkaPark: { name: 'Hakka Culture Hall', short: 'Hakka Hall' },
    oilMuseum: { name: 'Oil Field Museum', short: 'Oil Museum' },
    operaHouse: { name: 'Taichung Opera House', short: 'Opera House' },
    miyahara: { name: 'Miyahara', short: 'Miyahara' },
    taichungStation: { name: 'Old Taichung Station', short: 'Old Station' },
    linMansion: { name: 'Wufeng Lin Mansion', short: 'Lin Mansion' },
    luceChapel: { name: 'Luce Chapel', short: 'Luce Chapel' },
    longshanLukang: { name: 'Lukang Longshan Temple', short: 'Lukang' },
    roundhouse: { name: 'Roundhouse', short: 'Roundhouse' },
    greatBuddha: { name: 'Great Buddha', short: 'Buddha' },
    wanggongLight: { name: 'Wanggong Lighthouse', short: 'Wanggong' },
    chungTai: { name: 'Chung Tai Monastery', short: 'Chung Tai' },
    wenwuTemple: { name: 'Wenwu Temple', short: 'Wenwu' },
    jijiStation: { name: 'Jiji Station', short: 'Jiji Stn' },
    ropeway: { name: 'Sun Moon Lake Ropeway', short: 'Ropeway' },
    xiluoBridge: { name: 'Xiluo Bridge', short: 'Xiluo Bridge' },
    chaotianTemple: { name: 'Beigang Chaotian Temple', short: 'Chaotian' },
    huweiSugar: { name: 'Huwei Sugar Mill', short: 'Huwei Mill' },
    puppetHall: { name: 'Puppet Theatre Hall', short: 'Puppet Hall' },
    alishanStation: { name: 'Alishan Station', short: 'Alishan Stn' },
    hinokiVillage: { name: 'Hinoki Village', short: 'Hinoki' },
    southPalace: { name: 'Southern Palace Museum', short: 'S. Palace' },
    solarHall: { name: 'Tropic of Cancer Hall', short: 'Tropic Hall' },
    chihkan: { name: 'Chihkan Tower', short: 'Chihkan' },
    anpingFort: { name: 'Anping Old Fort', short: 'Anping' },
    confuciusTemple: { name: 'Confucius Temple', short: 'Confucius' },
    hayashi: { name: 'Hayashi Department Store', short: 'Hayashi' },
    chimei: { name: 'Chimei Museum', short: 'Chimei' },
    tower85: { name: '85 Sky Tower', short: '85 Tower' },
    dragonTiger: { name: 'Dragon and Tiger Pagodas', short: 'Pagodas' },
    pier2: { name: 'Pier-2 Art Center', short: 'Pier-2' },
    formosaStation: { name: 'Formosa Boulevard Station', short: 'Formosa Stn' },
    weiwuying: { name: 'Weiwuying', short: 'Weiwuying' },
    eluanbiLight: { name: 'Eluanbi Lighthouse', short: 'Eluanbi' },
    marineAquarium: { name: 'Marine Biology Museum', short: 'Aquarium' },
    hengchunGate: { name: 'Hengchun Old Town', short: 'Hengchun' },
    slateHouse: { name: 'Slate House', short: 'Slate House' },
    lanyang: { name: 'Lanyang Museum', short: 'Lanyang' },
    artsCentre: { name: 'Traditional Arts Center', short: 'Arts Center' },
    forestryPark: { name: 'Luodong Forestry Park', short: 'Luodong' },
    hotSpringInn: { name: 'Jiaoxi Hot-Spring Inn', short: 'Hot Spring' },
    qingxiuTemple: { name: 'Qingxiu Temple', short: 'Qingxiu' },
    pineGarden: { name: 'Pine Garden', short: 'Pine Garden' },
    hualienSugar: { name: 'Hualien Sugar Factory', short: 'Sugar Works' },
    bonitoMuseum: { name: 'Bonito Museum', short: 'Bonito' },
    sanxiantaiBridge: { name: 'Sanxiantai Bridge', short: 'Sanxiantai' },
    prehistoryMuseum: { name: 'Museum of Prehistory', short: 'Prehistory' },
    gongdongChapel: { name: 'Kungtung Chapel', short: 'Kungtung' },
    chishangGranary: { name: 'Chishang Granary', short: 'Chishang' },
    greatBridge: { name: 'Penghu Great Bridge', short: 'Great Bridge' },
    tianhouTemple: { name: 'Penghu Tianhou Temple', short: 'Mazu Temple' },
    erkanHouse: { name: 'Erkan Old House', short: 'Erkan' },
    fisherLight: { name: 'Yuwengdao Lighthouse', short: 'Yuwengdao' },
  },
} as const satisfies Texts

/** The texts of the deck in English, for the part `deck` of the game's texts. */
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
        weather:
          'If one building collapses in the weather event this is played on, take {n} pieces of any kind.',
        quake: 'If one building collapses in the earthquake this is played on, take {n} pieces of any kind.',
        any: 'If one building collapses in the disaster this is played on, take {n} pieces of any kind.',
      },
      district: {
        weather:
          'For every building of one district card that collapses in the weather event this is played on, take {n} pieces of any kind.',
        quake:
          'For every building of one district card that collapses in the earthquake this is played on, take {n} pieces of any kind.',
        any: 'For every building of one district card that collapses in the disaster this is played on, take {n} pieces of any kind.',
      },
    },
  },
} as const satisfies Texts

/** Why something is refused, in English. */
const refusalEn = {
  matchOver: 'The match is over.',
  luckFirst: 'A card must be drawn or a die rolled first.',
  roleFirst: 'Take a role first.',
  actFirst: 'Take one of the actions of your construction turn.',
  fitOutFirst: 'First decide whether to strengthen the new building.',
  forecastFirst: 'Set the forecast first; it can be none.',
  keepFirst: 'Carry out the card or keep it first.',
  effectFirst: 'First choose what the event asks for.',
  shiftFirst: 'First decide whether to roll for this district card.',
  shiftToFirst: 'First choose where the damage goes, or leave it.',
  researchFirst: 'First decide whether to keep the earthquake as research.',
  hitFirst: 'Play a kept card or take the damage first.',
  claimFirst: 'Take the pieces from the insurance first.',
  extraFirst: 'First decide whether to take a piece.',
  taxFirst: 'Pay the tax first.',
  expandFirst: 'First decide whether to draw a district card.',
  notTheirs: 'This draw is another player’s.',
  noSuchSeat: 'There is no such seat to choose.',
  roleTaken: 'This role has been taken.',
  notInDeck: 'This card cannot come now.',
  endNotYet: 'The end card cannot come before the upper part of the deck is gone.',
  buildingUnknown: 'Say which building it is.',
  notInOrder: 'Name the pieces in the order brick, wood, stone, steel.',
  wrongCount: 'Exactly {n} piece is needed. | Exactly {n} pieces are needed.',
  tooFewPieces: 'You do not have enough of these pieces; {n} are needed.',
  tooFewToGive: 'There are too few pieces for that.',
  supplyOut: 'The supply does not have that many of these pieces.',
  handEmpty: 'You have no building in hand.',
  allFull: 'All levels of your district cards are full.',
  notInHand: 'This building is not in your hand.',
  notOwnCard: 'This is not your district card.',
  noFreeLevel: 'All levels of this district card are full.',
  notOwnBuilding: 'This is not your building on the table.',
  aboveMaximum: 'This track holds at most {max} pieces.',
  nothingToStrengthen: 'There is no room, or no piece of the right kind.',
  deckEmpty: 'The building deck is empty.',
  notThisRole: 'Another role has this power.',
  notOthersBuilding: 'This is not another player’s building.',
  noPurchase: 'You do not have six pieces of the right kinds for any other player’s building.',
  notOthersCard: 'This is not another player’s district card.',
  noExchange: 'There are no two empty district cards that could be exchanged.',
  cardNotEmpty: 'Both district cards must be empty.',
  otherTier: 'The two districts are not of the same tier.',
  tierDone: 'A district card of this tier has already been exchanged.',
  districtHeld: 'You already hold this district.',
  tooLate: 'District cards are exchanged in rounds 1 and 2 only.',
  firstTurnOnly: 'Pieces are lent in the first turn of a round only.',
  onceARound: 'This can be done only once a round.',
  trackTooLow: 'There must be at least two pieces on this track.',
  noUndercut: 'You cannot pay for any track of another player’s building.',
  notKept: 'This card is not among the kept ones.',
  otherWindow: 'This card is kept for another moment.',
  noTarget: 'This card is played without naming a place.',
  otherDisaster: 'This card does not help against this disaster.',
  notThreatened: 'No damage is coming there.',
  wrongCardCount: 'The number of cards must be from {least} to {most}.',
  sameTwice: 'A card was named twice.',
  nothingToAdd: 'Nothing could be added there.',
  notShiftTarget: 'The damage can only go to a neighbour’s district card that is not already hit.',
} as const satisfies Texts

/** A sentence for every event, in English. */
const eventEn = {
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

/** The rules of Quake-nopoly in English, by id. */
const rulesEn = {
  'QK-1': {
    text: 'There are six roles, 36 district cards (18 districts, two of each), 76 building cards, 75 event cards (34 general events, 31 of the weather, 10 earthquakes), an end card, dice, and 100 pieces each of brick, wood, stone and steel.',
    house: 'The deck is our own, after real places, storms and earthquakes.',
  },
  'QK-2': {
    text: 'Each player draws a role and lays it face up; the other roles leave the game.',
    house: 'Instead, roles can be chosen: from the first player clockwise each takes one that is free.',
  },
  'QK-3': { text: 'Building cards and district cards are shuffled into two decks, face down.' },
  'QK-4': {
    text: 'Three general events and four disasters (weather and earthquakes together) for each player are drawn unseen and shuffled; the other event cards leave the game unseen.',
  },
  'QK-5': {
    text: 'Two of these cards for each player are shuffled with the end card and go under the rest. So the first cards, five for each player, never hold the end card.',
  },
  'QK-6': {
    text: 'Each player gets two pieces of each kind, three district cards face up in front of them, and three building cards in hand.',
  },
  'QK-7': {
    text: 'Whoever travelled most recently is the first player; then play goes clockwise.',
    house: 'That person is asked to take the first seat. Another player may be first, or it is drawn.',
  },
  'QK-8': { text: 'A round has three phases: construction, disaster, production.' },
  'QK-9': {
    text: 'Construction goes in laps: three with two or three players, otherwise as many as there are players. In each lap every player, from the first player clockwise, takes one of seven actions.',
    house: 'What a role or a kept card allows besides the action comes before it; the action ends the turn.',
  },
  'QK-10': {
    text: 'Build: a building from your hand goes on one of your district cards, with the pieces printed as its base on both tracks, from the supply. The district of the building need not be that of the card.',
    house:
      'If the supply has too few, it gets as many as there are, even none; building material comes first.',
  },
  'QK-10a': {
    text: 'A district card has three levels, basic, developed and prosperous, for one building each, filled from the lowest.',
    house: 'If a lower building is lost, those above stay, and the next goes to the lowest free level.',
  },
  'QK-11': {
    text: 'Swap land: one of your district cards goes under the district deck, then one is drawn. Buildings on it return to your hand, their pieces to the supply.',
  },
  'QK-12': { text: 'Redraw: a building from your hand goes under the building deck, then one is drawn.' },
  'QK-13': {
    text: 'Strengthen: one or two of your pieces of the right kind go on one track of one of your buildings, never above its maximum.',
  },
  'QK-14': {
    text: 'Trade: any two of your pieces go to the supply for one piece of any kind.',
    house: 'You pay first, then take what the supply holds by then.',
  },
  'QK-15': {
    text: 'Plan: any three of your pieces go to the supply for a card from the building deck.',
    house: 'Not while that deck is empty.',
  },
  'QK-16': { text: 'Pass: nothing is done.' },
  'QK-17': {
    text: 'Disaster: from the first player clockwise each player turns up one event card, which is resolved before the next.',
  },
  'QK-18': {
    text: 'A general event is carried out by the player who turned it up. Some can be kept and used at the right time.',
    house:
      'What cannot be carried out lapses. A card that can be kept is carried out at once or kept open, and then played once in the window it names: in one of your construction turns, or when one of your buildings is about to take damage.',
  },
  'QK-19': { text: 'Weather hits all district cards in the target area, each by itself.' },
  'QK-20': {
    text: 'For every building there the damage is the district’s weather value plus the damage of the event; it is compared with the building material on it.',
    house: 'A forecast changes the damage too, but never below 0.',
  },
  'QK-21': { text: 'More pieces than damage: as many pieces as the damage go to the supply.' },
  'QK-22': {
    text: 'As many pieces or fewer: the building collapses. All its pieces go to the supply, the card goes under the building deck, and its owner draws as many cards as collapsed.',
    house: 'Damage of 0 does nothing, even to a building without pieces.',
  },
  'QK-23': {
    text: 'An earthquake does the same with the district’s earthquake value plus its entry in the damage table, against the structure.',
  },
  'QK-23a': {
    text: 'Districts outside the table of an earthquake are not hit.',
    house: 'An entry of 0 means not hit, whatever the district’s own value or the forecast.',
  },
  'QK-23b': {
    text: 'Everyone checks their buildings.',
    house:
      'All hits are fixed when the card is turned up; then the meteorologist’s rolls, then research. Then from the first player clockwise each player plays kept cards and takes their damage, district card by district card, lowest level first; their collapsed buildings go under the deck in that order, they draw, and the next player follows.',
  },
  'QK-24': {
    text: 'Production: from the first player clockwise each player takes a piece of the printed kind for every building of their own on the table.',
    house: 'A kind that has run out gives nothing.',
  },
  'QK-25': { text: 'At the end of a round the first player’s place passes to the left.' },
  'QK-26': {
    text: 'A player whose district cards are all full may draw one more district card.',
    house: 'From the new first player clockwise, one card each, while there are any.',
  },
  'QK-27': {
    text: 'When the end card is turned up the game ends at once.',
    house: 'No further card, no production.',
  },
  'QK-28': {
    text: 'Each building on the table scores its points.',
    house: 'Buildings in hand score nothing.',
  },
  'QK-29': { text: 'Buildings score 0, 2 or 3 more on the basic, developed and prosperous level.' },
  'QK-30': { text: 'A building on a card of its own district scores 2 more.' },
  'QK-31': { text: 'Some roles have points of their own.' },
  'QK-32': {
    text: 'The most points win; a tie goes to the most buildings on the table; if still tied, the win is shared.',
  },
  'QK-33': {
    text: 'Landlord: in production takes one more piece of any kind.',
    house: 'After their printed pieces, from what the supply has, and only with a building on the table.',
  },
  'QK-33a': {
    text: 'Landlord: in the first two rounds may exchange district cards with other players, not for a district they have, and one of each tier.',
    house:
      'On their construction turns, besides the action, an empty card for an empty one of the same tier, without consent; each tier once in the game.',
  },
  'QK-34': {
    text: 'Banker: may give any two pieces to one player; in production takes all that player’s pieces of these kinds and pays a third of them, rounded down, as tax.',
    house:
      'Once a round, on their first construction turn, besides the action. The banker takes them after their own production, from that player’s stock, not from buildings, and chooses which pieces to pay.',
  },
  'QK-34a': {
    text: 'Banker: at the end 1 point more for each developed and 2 for each prosperous building.',
  },
  'QK-35': {
    text: 'Materials dealer: when they build they may at once strengthen that building, one track, by up to two pieces.',
    house: 'These pieces come from the supply.',
  },
  'QK-35a': {
    text: 'Materials dealer: names a track of another player’s building and pays as many pieces of its kind to the supply; the owner loses the pieces of that track but keeps one.',
    house: 'Once a round, besides the action, on a track with at least two pieces.',
  },
  'QK-36': {
    text: 'Seismologist: before a card is turned up may change the damage of an earthquake by 1 or 2, up or down. It does nothing to other cards.',
    house: 'Before each card of any player, openly; it lapses with that card.',
  },
  'QK-36a': {
    text: 'Seismologist: may keep an earthquake that does more than 4 damage to one of their district cards: 3 points at the end.',
    house:
      'The card may be built on or not; what counts is the damage before kept cards. A card is kept once.',
  },
  'QK-37': {
    text: 'Meteorologist: before a card is turned up may change the damage of weather by 1 or 2, up or down. It does nothing to other cards.',
    house:
      'Before each card of any player, openly; it lapses with that card. With both forecasters at the table the one who turns up the card goes first, otherwise they go clockwise.',
  },
  'QK-37a': {
    text: 'Meteorologist: may roll when weather hits. Odd: 1 damage less. Even: it may go to a neighbour’s district card that is not hit.',
    house:
      'Once for each of their district cards with a building and damage above 0, in table order. The other card is one the event neither targets nor hits already; it takes its own weather value, the event’s damage and the forecast.',
  },
  'QK-38': { text: 'Architect: planning costs two pieces instead of three.' },
  'QK-38a': {
    text: 'Architect: may buy another player’s building for six pieces of its two kinds in any mix, paid to the owner. The architect puts it on one of their district cards with its base pieces.',
    house:
      'This is an action. The building goes to the lowest free level; surplus pieces go to the supply, missing ones come from it. Not without a free level.',
  },
  'QK-39': {
    text: 'For beginners two general events and three disasters for each player are drawn; eight of them are shuffled with the end card and go under the rest.',
    house: 'With two players that leaves two cards on top: the game may end in round 2.',
  },
  'QK-40': { text: 'For beginners a district card holds two buildings, without levels.' },
  'QK-41': {
    text: 'For beginners the values of the districts do not count, only the damage of the event.',
    house: 'There is no research either.',
  },
  'QK-42': {
    text: 'For beginners only the points of the buildings and the matches with their districts count.',
    house: 'The powers of the roles stay, their points do not.',
  },
  'QK-43': {
    text: 'Building cards in hand, the order of the decks and the event cards that left the game are hidden. All else is open.',
    house:
      'Collapsed buildings and swapped districts lie known at the bottom of their decks; a card put back from the hand is known to its owner only. How many general events and disasters are still to come is open.',
  },
} as const satisfies Texts

/** Kinds of events to jump to, in English. */
const kindsEn = {
  building: {
    built: 'Buildings built',
    strengthened: 'Buildings strengthened',
    bought: 'Bought out',
    undercut: 'Tracks undercut',
    damaged: 'Damage',
    collapsed: 'Collapses',
    returned: 'Buildings taken back',
    drawn: 'Buildings drawn',
    produced: 'Production',
  },
  districts: { exchanged: 'Districts exchanged' },
  district: { drawn: 'Districts drawn' },
  pieces: { lent: 'Loans' },
  loan: { collected: 'Loans collected' },
  forecast: { set: 'Forecasts' },
  card: {
    turned: 'Event cards turned up',
    kept: 'Cards kept',
    played: 'Kept cards played',
  },
  die: { rolled: 'Rolls' },
  disaster: { struck: 'Disasters' },
  hit: {
    eased: 'Damage eased',
    moved: 'Damage moved',
  },
  phase: { started: 'Phases' },
} as const satisfies Texts

/** Quake-nopoly's board in English. */
const boardEn = {
  name: 'Quake-nopoly board',
  points: 'points',
  panel: 'Deck',
  sheet: 'Event',
  help: 'Arrow keys move over the district cards. A letter chooses an action, digits choose cards in hand or pieces, Space selects, Enter confirms, Escape cancels.',
  supply: 'Supply',
  pass: 'Lap {n} of {of}',
  keys: {
    move: 'Go to a level of a district card',
    press: 'Select what the cursor is on',
    digit: 'Card of the hand, kind of piece, or option',
    kept: 'Next kept card',
    track: 'Material (W) or structure (Q)',
    count: 'Two pieces or one',
    back: 'Take a piece back',
    commit: 'Confirm',
    waive: 'Decline',
    drop: 'Cancel the choice',
    layer: 'What the map shows',
    allUnseen: 'Nobody has seen what is left of a draw (real table)',
  },
  does: {
    build: 'Build',
    swapLand: 'Swap land',
    review: 'Redraw',
    strengthen: 'Strengthen',
    trade: 'Trade',
    plan: 'Plan',
    pass: 'Pass',
    buy: 'Buy',
    exchange: 'Exchange',
    lend: 'Lend',
    undercut: 'Undercut',
  },
  tip: {
    build: 'A building from your hand on the lowest free level of one of your district cards',
    swapLand: 'One of your district cards goes under its deck; draw another',
    review: 'A building from your hand goes under its deck; draw another',
    strengthen: 'Up to two of your pieces go on one track of one of your buildings',
    trade: 'Two of your pieces for one of any kind',
    plan: 'Pay pieces for a building card',
    pass: 'Do nothing',
    buy: 'Architect: another player’s building for six pieces',
    exchange: 'Landlord, besides the action: empty district cards of the same tier change hands',
    lend: 'Banker, besides the action: two pieces to another player',
    undercut: 'Dealer, besides the action: leave only one piece on a track of another player’s building',
  },
  do: {
    action: 'Choose an action',
    build: 'Build',
    swapLand: 'Swap land',
    review: 'Redraw',
    strengthen: 'Strengthen',
    trade: 'Trade',
    plan: 'Plan',
    pass: 'Pass',
    buy: 'Buy',
    exchange: 'Exchange',
    lend: 'Lend',
    undercut: 'Undercut',
    play: 'Play card',
    role: 'Take role',
    forecast: 'Set forecast',
    fitOut: 'Strengthen',
    take: 'Take',
    pay: 'Pay',
    putBack: 'Put back',
    reinforce: 'Strengthen',
    shift: 'Roll',
    shiftTo: 'Move it there',
    research: 'Keep it',
    hit: 'Play card',
    expand: 'Draw district',
    carryOut: 'Carry out now',
    keep: 'Keep it',
  },
  lack: {
    action: '{name}: choose an action, or a card from your hand.',
    actionAlone: '{name}: choose an action.',
    hand: 'Choose a building from your hand.',
    unseen: 'Choose a card: an unseen one may be any of those listed.',
    ownLand: 'Choose one of your district cards.',
    strengthen: 'Choose a track of one of your buildings.',
    undercut: 'Choose a track of another player’s building.',
    buy: 'Choose another player’s building.',
    emptyLand: 'Choose one of your empty district cards.',
    otherLand: 'Choose the card you want in return.',
    seat: 'Choose who gets the pieces.',
    pay: 'Choose the pieces you pay.',
    take: 'Choose the pieces you take.',
    event: 'There is no kept card to play now.',
    role: 'Choose a role.',
    forecast: 'Choose a forecast, or none.',
    track: 'Choose material or structure.',
    putBack: 'Choose buildings from your hand, in order.',
    reinforce: 'Choose what to strengthen.',
    hit: 'Choose a kept card, or take the damage.',
    cover: 'Choose what the card protects.',
    shiftTo: 'Choose the district card that is hit instead.',
  },
  hint: {
    busy: 'One moment: the last action is being saved.',
    over: 'The match is over.',
    enter: 'Enter what was drawn first.',
    drawing: 'Cards are being drawn.',
    notYourTurn: 'It is not your turn.',
    passOn: 'Pass the screen to the player whose turn it is first.',
    unplayable: 'This match cannot be played on.',
  },
  tray: {
    actions: 'Actions',
    hand: 'Hand',
    noHand: 'No building in hand.',
    hidden: '{name}’s hand is hidden.',
    waits: 'It is {name}’s turn.',
    drawing: 'Cards are being drawn.',
    ready: 'Ready',
    track: 'Track',
    count: 'How many pieces',
    pieces: '{n} piece | {n} pieces',
    lendTo: 'Who gets the pieces',
  },
  pieces: {
    pay: 'Pay {n}',
    take: 'Take {n}',
    less: 'One {kind} fewer',
    more: 'One more {kind}, of {n}',
  },
  ask: {
    role: '{name}: choose a role.',
    roleOfTwo: '{name}: choose a role. With two players the architect and the banker are strong.',
    roles: 'Roles',
    fitOut: '{name}: strengthen what you have just built from the supply?',
    forecast: {
      weather: '{name}: {by} turns up the next card ({at} of {of}). More or less weather damage?',
      quake: '{name}: {by} turns up the next card ({at} of {of}). More or less earthquake damage?',
    },
    noForecast: 'none',
    noForecasts: 'none all round',
    changes: 'Forecast',
    keep: '{name}: carry this event out now, or keep it?',
    window: {
      turn: 'Kept for one of your construction turns.',
      hit: 'No use now: keep it until a building of yours is hit.',
    },
    take: '{name}: take {n} piece from the supply. | {name}: take {n} pieces from the supply.',
    claim: '{name}: the insurance pays {n} piece. | {name}: the insurance pays {n} pieces.',
    extra: '{name}: take one more piece as landlord?',
    pay: '{name}: return {n} piece to the supply. | {name}: return {n} pieces to the supply.',
    give: '{name}: give {n} piece to {to}. | {name}: give {n} pieces to {to}.',
    tax: '{name}: pay {n} of the collected pieces as tax.',
    putBack:
      '{name}: put {n} building under the deck. | {name}: put {n} buildings under the deck, in this order.',
    review: '{name}: put up to {n} buildings under the deck and draw as many.',
    reinforce: '{name}: choose on the board what to strengthen.',
    trade: '{name}: return {pay} and take {take}?',
    build: '{name}: build a building from your hand?',
    shift:
      '{name}: {district} is about to take {n} damage. Roll? Odd reduces it by 1, even may move it to a neighbour.',
    shiftTo: '{name}: even. Which card is hit instead of {district}?',
    targets: 'District cards that can be hit instead',
    research: '{name}: {event} does {n} damage to your district. Keep it as research, for 3 points?',
    hit: '{name}: your buildings are about to be damaged. Play a kept card?',
    keptCards: 'Kept cards',
    expand: '{name}: all your district cards are full. Draw another one?',
  },
  place: {
    second: '{district}, second card',
    level: '{card}, level {n}',
    seat: 'seat {n}',
    map: '{district} on the map',
    event: 'event of the round',
    deck: { events: 'event cards', buildings: 'building cards', districts: 'district cards' },
    supply: '{kind} in the supply',
  },
  level: { 0: 'basic', 1: 'developed', 2: 'prosperous', plain: 'free site' },
  land: { weather: 'Weather {n}', quake: 'Earthquake {n}' },
  seat: {
    starts: 'First player of the round',
    noRole: 'no role yet',
    points: '{n} point now | {n} points now',
    hand: '{n} card in hand | {n} cards in hand',
    kept: '{n} kept event | {n} kept events',
    research: 'Research: 3 points',
    loan: 'The banker’s loan: all of these kinds are collected after production',
  },
  spoken: {
    seat: '{name}',
    points: '{n} point | {n} points',
    stock: '{kind} {n}',
    cards: '{n} card in hand | {n} cards in hand',
    kept: '{n} kept event | {n} kept events',
    starts: 'first player',
    hit: 'hit, {n} damage',
    bonus: '{n} more point | {n} more points',
    free: 'free',
    hazards: 'weather {weather}, earthquake {quake}',
    home: 'in its own district',
    material: 'material {n} of {max} {kind}',
    structure: 'structure {n} of {max} {kind}',
    produces: 'produces {kind}',
    from: 'from {district}',
    against: {
      material: 'material (against weather) {n} of {max} {kind}',
      structure: 'structure (against earthquakes) {n} of {max} {kind}',
    },
    collapses: '{damage} damage against {n}: collapses',
    stands: '{damage} damage, {n} left',
    threat: 'unseen cards: {weather} weather and {quake} earthquakes would bring it down',
  },
  phase: {
    setup: 'Setup',
    construction: 'Construction',
    disaster: 'Disaster',
    production: 'Production',
    expansion: 'New land',
  },
  map: {
    layer: 'Map shows',
    layers: { owners: 'Players', weather: 'Weather risk', quake: 'Earthquake risk' },
    risk: 'of {n} unseen cards 2 destroy, 5 hit',
    number: { standard: 'Number: value of the district', beginner: 'Number: most damage of a card' },
    unseen: {
      weather: 'Map of Taiwan: the most damage an unseen weather card does in each district',
      quake: 'Map of Taiwan: the most damage an unseen earthquake does in each district',
    },
    owners: 'Map of Taiwan: who holds which districts',
    weather: 'Map of Taiwan: weather values',
    quake: 'Map of Taiwan: earthquake values',
    hit: 'Map of Taiwan, damage: {districts}',
  },
  decks: {
    title: 'Cards left',
    events: 'Event cards left: {general} general, {disaster} disasters',
    buildings: '{n} building card left | {n} building cards left',
    districts: '{n} district card left | {n} district cards left',
  },
  comes: {
    points: '+{n} point | +{n} points',
    built: 'supply gives {n} {material}, {m} {structure}',
    short: 'the supply has too few',
    track: '{track} {from} → {to}',
    undercut: '{track} −{n}',
    returned:
      'a building returns to hand, its {n} piece to the supply | a building returns to hand, its {n} pieces to the supply',
    leaves: '{district} goes under the deck',
    exchanged: '{gives} for {gets}',
    less: '−{n} {kind}',
    more: '+{n} {kind}',
    given: 'gives {n} {kind}',
    putBack: 'one card under the deck',
    covers: {
      pays: '{n} piece for {building} | {n} pieces for {building}',
      nothing: 'nothing for {building}, which stands',
      holds: '{building} stands, {n} left',
      falls: '{building} collapses all the same',
    },
    moved: '{district} takes {n} damage',
    forecast: { weather: '{n} weather damage', quake: '{n} earthquake damage' },
  },
  event: {
    notYet: 'No event card has been turned up yet.',
    turned: 'Cards of this disaster phase',
    of: { general: 'General event', weather: 'Weather', quake: 'Earthquake', end: 'End' },
    end: 'End card',
    endNote: 'The match is over at once: no further card, no production.',
    nothing: 'Nothing happens.',
    district: 'District',
    card: 'Card',
    land: 'Land',
    forecast: 'Forecast',
    damage: 'Damage',
    none: 'No district card on the table is hit.',
    outcome: 'What happens to the buildings',
    before: 'If nobody responds',
    after: 'What happened',
    compares: 'against {track}',
    collapses: 'collapses',
    left: '{n} left',
    insured: 'insured: {n} piece | insured: {n} pieces',
    collapseNote: 'Collapsed: pieces go to the supply, the card under its deck, and its owner draws another.',
    noCollapse: 'Nothing collapses.',
    nobody: 'No building is damaged.',
  },
  disaster: {
    districts: '{n} district | {n} districts',
    order: '{n} district, hardest hit first | {n} districts, hardest hit first',
    rest: '{n} district still to come | {n} districts still to come',
    dashed: 'Dashed on the map: still to come',
    yours: 'yours',
    yourDistrict: 'Your district',
    hit: '{n} building hit | {n} buildings hit',
    fall: '{n} falls | {n} fall',
    lostBy:
      '{seat} loses {n} building: {before} → {now} points. | {seat} loses {n} buildings: {before} → {now} points.',
    lostMissing:
      '{seat} loses {n} building: {before} → {now} points. Missing: {saving}. | {seat} loses {n} buildings: {before} → {now} points. Missing: {saving}.',
    saving: '{pieces} on {building}',
    endsAhead: '{seat} was {n} point ahead when it came. | {seat} was {n} points ahead when it came.',
    noneFell: 'No building falls.',
    falls: 'Falls',
    stands: 'Stands',
    lostWith: 'lost with it',
    nothingLeft: '{n} {kind} against {damage} damage: nothing is left.',
    someLeft: '{n} {kind} against {damage} damage: {left} left.',
    cost: 'What it cost',
    costSoFar: 'What it has cost so far',
    toCome: '{districts} to come',
    holds: 'everything stands',
    spared: 'not hit',
    at: 'District {n} of {of}',
    all: 'All districts',
    slowed: 'Slow, because it hits you',
    toEnd: 'To the end',
    goOn: 'Continue',
    toTable: 'Back to the table',
    again: { weather: 'Watch the storm again', quake: 'Watch the quake again' },
    said: {
      shakes:
        '{district}: {damage} damage, {n} building hit. | {district}: {damage} damage, {n} buildings hit.',
      falls: '{building} falls. {name} loses {n} point. | {building} falls. {name} loses {n} points.',
      stands: '{building} stands, {n} {kind} left.',
      lost: '{name} loses {n} point and has {points}. | {name} loses {n} points and has {points}.',
      kept: '{name} keeps {points}.',
    },
  },
  enter: {
    drawFirst: 'Who starts? Enter who was drawn.',
    drawRole: '{name} draws a role.',
    drawDistricts: '{name} draws a district card, {n} to go.',
    drawBuildings: '{name} draws a building card, {n} to go. Others look away.',
    turnUp: '{name} turns up an event card.',
    rollCard: '{name} rolls for the card.',
    rollShift: '{name} rolls as meteorologist.',
    search: 'Search by name',
    list: 'What it may be',
    none: 'Nothing with this name.',
    commit: 'Enter this',
    forMe: 'Draw for me',
  },
  unseen: {
    count: '{n} not seen | {n} not seen',
    find: 'Part of the name of a card not seen',
    list: 'What the {n} card not seen may be | What the {n} cards not seen may be',
    one: 'Not seen',
    all: 'All {n} not seen',
  },
  end: {
    seat: 'Seat',
    buildings: 'For buildings',
    levels: 'Levels',
    matches: 'Own district',
    role: 'Role',
    total: 'Total',
    standing: '{n} building standing | {n} buildings standing',
    tie: 'Level on {points} points, so the buildings standing count: {list}.',
    part: { buildings: 'buildings', levels: 'levels', matches: 'own district', role: 'role' },
    against: '{name} against {other}: {parts}.',
    tip: {
      buildings: 'Points printed on the buildings that stand',
      levels: 'Points for buildings on higher levels: 2 on the developed, 3 on the prosperous',
      matches: '2 points for each building on a card of its own district',
      role: 'Points of the role',
    },
  },
  deck: {
    pages: 'Parts of the deck',
    events: 'Events',
    buildings: 'Buildings',
    districts: 'Districts',
    search: 'Search the deck',
    left: 'Still to come: {general} general events and {disaster} disasters. Nobody knows which cards left the game.',
    safe: 'The end card cannot come before {n} more cards; then it lies among the last {last}.',
    endNear: 'The end card lies among the last {last} cards.',
    seen: 'turned up',
    unseen: 'unseen',
    two: 'Each district is in the deck twice.',
    tracks: '{material} stands against weather, {structure} against earthquakes.',
    at: { table: 'on the table', hand: 'in hand', bottom: 'under the deck' },
  },
} as const satisfies Texts

/** Quake-nopoly in English. */
export const en = {
  name: 'Quake-nopoly',
  luck: { die: { label: 'Die' } },
  tagline: 'Build across Taiwan, and build it to stand the next quake.',
  minutes: '60–120',
  scored: {
    more: '{name} gains {n} point: {total} now. | {name} gains {n} points: {total} now.',
    less: '{name} loses {n} point: {total} now. | {name} loses {n} points: {total} now.',
  },
  graphName: 'Points',
  graph: 'Each player’s points if the match ended now.',

  option: {
    roles: {
      label: 'Roles',
      help: 'Each player has one of six roles. With two players the architect and the banker are strong: choose with care.',
      values: { random: 'Drawn', choose: 'Chosen in turn' },
    },
    firstSeat: {
      label: 'Who starts',
      help: 'By custom whoever travelled most recently starts, so put them in seat 1; or choose a seat, or let it be drawn.',
      values: {
        1: 'Seat 1',
        2: 'Seat 2',
        3: 'Seat 3',
        4: 'Seat 4',
        5: 'Seat 5',
        6: 'Seat 6',
        random: 'Drawn',
      },
    },
    variant: {
      label: 'Variant',
      help: 'For beginners: two buildings per district card without levels, no district values, simpler scoring, fewer cards. With two players such a match can end as early as round 2.',
      values: { standard: 'Standard', beginner: 'For beginners' },
    },
  },

  role: {
    landlord: {
      name: 'Landlord',
      one: 'Takes one more piece of any kind during production.',
      two: 'In rounds 1 and 2, may exchange an empty district card for another player’s of the same tier.',
    },
    banker: {
      name: 'Banker',
      one: 'May lend two pieces a round, then collects all pieces of these kinds from that player and pays a third as tax.',
      two: 'At the end, 1 extra point for each developed building and 2 for each prosperous one.',
    },
    dealer: {
      name: 'Materials dealer',
      one: 'May strengthen what they have just built with up to two pieces from the supply.',
      two: 'Once a round, may pay as many pieces as are on one track of another player’s building: only one stays there.',
    },
    seismologist: {
      name: 'Seismologist',
      one: 'Before each card, may change earthquake damage by up to 2.',
      two: 'May keep an earthquake that does more than 4 damage to one of their district cards: 3 points.',
    },
    meteorologist: {
      name: 'Meteorologist',
      one: 'Before each card, may change weather damage by up to 2.',
      two: 'May roll when weather hits: odd, 1 less damage; even, a neighbour’s district card may be hit instead.',
    },
    architect: {
      name: 'Architect',
      one: 'Plans for two pieces instead of three.',
      two: 'May buy another player’s building for six pieces of its kinds.',
    },
  },

  pieces: { brick: '{n} brick', wood: '{n} wood', stone: '{n} stone', steel: '{n} steel' },
  hit: '{seat}’s {district} ({damage})',
  secondCard: '{district} II',

  action: {
    drawFirst: '{seat} is drawn to start',
    drawRole: '{seat} draws the role {role}',
    drawDistrict: '{seat} draws {district}',
    drawBuilding: { hidden: '{seat} draws a building card', shown: '{seat} draws {building}' },
    turnUp: { card: '{seat} turns up {card}', end: '{seat} turns up the end card' },
    roll: '{seat} rolls {die}',
    role: 'Take the role {role}',
    build: 'Build {building} in {district}',
    swapLand: 'Swap {district} for another district',
    review: { hidden: 'Redraw a card in hand', shown: 'Redraw {building}' },
    strengthen:
      'Add {count} piece to the {track} of {building} | Add {count} pieces to the {track} of {building}',
    trade: 'Trade {pay} for {take}',
    plan: 'Plan a building for {pay}',
    pass: 'Pass',
    buy: 'Buy {building} for {pay} and move it to {district}',
    exchange: 'Exchange {district} for {other}',
    lend: 'Lend {toSeat} {pieces}',
    undercut: 'Undercut the {track} of {building}',
    play: { turn: 'Play {card}', hit: 'Play {card} for {place}' },
    fitOut: 'Add {count} piece to the {track} | Add {count} pieces to the {track}',
    forecast: { none: 'No forecast', some: 'Forecast {change} damage' },
    carryOut: 'Carry the card out now',
    keep: 'Keep the card',
    take: 'Take {pieces}',
    pay: 'Pay {pieces}',
    putBack: {
      none: 'Put no card under the deck',
      hidden: 'Put {n} card under the deck | Put {n} cards under the deck',
      shown: 'Put {buildings} under the deck',
    },
    reinforce: 'Strengthen the {track} of {place}',
    tryShift: 'Roll against the weather',
    shiftTo: 'Move the damage to {district}',
    research: 'Keep the earthquake as research',
    endure: 'Take the damage',
    expand: 'Draw a district card',
    decline: {
      any: 'Decline',
      take: 'Take none',
      reinforce: 'Do not strengthen',
      trade: 'No trade',
      build: 'Do not build',
      fitOut: 'Do not strengthen',
      shift: 'Do not roll',
      shiftTo: 'Leave it',
      research: 'Do not keep',
      expand: 'No district',
    },
  },

  event: eventEn,

  ending: { endCard: 'The end card was turned up: the most points win.' },

  refusal: refusalEn,

  rulesSections: {
    goal: 'The goal',
    table: 'What is on the table',
    setup: 'Before the first round',
    round: 'A round',
    construction: 'Construction',
    disaster: 'Disaster',
    production: 'Production and the next round',
    end: 'The end and the points',
    roles: 'The roles',
    beginner: 'The variant for beginners',
  },

  rules: rulesEn,
  deck: deckEn,
  ...puzzleTexts.en,
  ...playTexts.en,

  kinds: kindsEn,
  board: boardEn,
} as const satisfies Texts
