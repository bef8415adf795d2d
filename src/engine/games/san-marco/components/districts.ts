/** The six districts of Venice (SM-1) in the order of their die faces. */
import { nested } from '../../../kernel/text.ts'

export const sameBorder = (one: Border, other: Border): boolean => one[0] === other[0] && one[1] === other[1]

/** 0 to 5, one less than its die face: Cannaregio, Santa Croce, San Polo, San Marco, Dorsoduro, Castello. */
export type District = number

/** Two neighbouring districts, the lower first. */
export type Border = readonly [District, District]

/** A die face. */
export type Face = 1 | 2 | 3 | 4 | 5 | 6

interface DistrictPlan {
  /** Its name in Venice, for texts without a language. */
  readonly name: string
  /** Points for the most aristocrats and for the second most (SM-37). */
  readonly high: number
  readonly low: number
  /** In ascending order. */
  readonly neighbours: readonly District[]
}

/** By district; its die face is one higher. */
export const DISTRICTS: readonly DistrictPlan[] = [
  { name: 'Cannaregio', high: 6, low: 4, neighbours: [1, 2, 3, 5] },
  { name: 'Santa Croce', high: 6, low: 4, neighbours: [0, 2, 4] },
  { name: 'San Polo', high: 6, low: 5, neighbours: [0, 1, 3, 4] },
  { name: 'San Marco', high: 8, low: 6, neighbours: [0, 2, 4, 5] },
  { name: 'Dorsoduro', high: 6, low: 4, neighbours: [1, 2, 3] },
  { name: 'Castello', high: 6, low: 5, neighbours: [0, 3] },
]

/** 0 to 5. */
export const DISTRICT_NUMBERS: readonly District[] = DISTRICTS.map((_, district) => district)

/** The district that breaks ties at the end (SM-47). */
export const SAN_MARCO: District = 3

/** The printed data of a district. Throws for an unknown number. */
export const planOf = (district: District): DistrictPlan => {
  const plan = DISTRICTS[district]
  if (plan === undefined) throw new Error(`There is no district ${district}`)
  return plan
}

/** A district by its name, as a message to use as a parameter. */
export const districtPart = (district: District) => nested(`named.district.${district + 1}`)

/** True if the two districts share a border. */
export const areNeighbours = (one: District, other: District): boolean =>
  DISTRICTS[one]?.neighbours.includes(other) ?? false

/** The ten pairs of neighbours, the lower district first, in ascending order. */
export const BORDERS: readonly Border[] = DISTRICT_NUMBERS.flatMap((low) =>
  planOf(low).neighbours.flatMap((high): Border[] => (low < high ? [[low, high]] : [])),
)
