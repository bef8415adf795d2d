import type { District, DistrictId, Hazard, Tier } from './types.ts'

const card = (id: DistrictId, tier: Tier, weather: Hazard, quake: Hazard): District => ({
  id,
  tier,
  weather,
  quake,
})

/** The 18 districts, two cards of each in the deck; hazards weather and quake. */
export const DISTRICTS: readonly District[] = [
  card('keelung', 'rim', 1, 0),
  card('taipei', 'metro', 1, 1),
  card('newTaipei', 'metro', 1, 0),
  card('taoyuan', 'metro', 0, 0),
  card('hsinchu', 'west', 0, 1),
  card('miaoli', 'west', 0, 1),
  card('taichung', 'metro', 0, 1),
  card('changhua', 'west', 0, 1),
  card('nantou', 'west', 1, 1),
  card('yunlin', 'west', 0, 1),
  card('chiayi', 'west', 1, 2),
  card('tainan', 'metro', 1, 2),
  card('kaohsiung', 'metro', 1, 1),
  card('pingtung', 'rim', 2, 1),
  card('yilan', 'rim', 2, 1),
  card('hualien', 'rim', 2, 2),
  card('taitung', 'rim', 1, 2),
  card('penghu', 'rim', 2, 0),
]
