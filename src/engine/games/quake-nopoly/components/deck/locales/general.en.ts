import type { Texts } from '../../../../../kernel/text.ts'

/** The general events in English: a name, and a line to read aloud. */
export const generalEn = {
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
    note: 'A rustle in the beams? Ask somebody who knows.',
  },
  disasterDrill: {
    name: 'Disaster Drill',
    note: 'The better it is practised, the safer everyone is.',
  },
} as const satisfies Texts
