import type { Texts } from '../../../../kernel/text.ts'

/** Kinds of event one can jump to, in English. */
export const kindsEn = {
  building: {
    built: 'Buildings built',
    strengthened: 'Buildings strengthened',
    bought: 'Buildings bought',
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
