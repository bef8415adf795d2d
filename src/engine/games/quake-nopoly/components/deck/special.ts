import type { DistrictId, SpecialEvent } from './types.ts'

const card = (
  id: string,
  year: number | null,
  damage: SpecialEvent['damage'],
  ...targets: readonly DistrictId[]
): SpecialEvent => ({ id, year, targets, damage })

/** The 31 weather cards: those with a year happened, the others explain weather that comes every year. */
export const SPECIAL_EVENTS: readonly SpecialEvent[] = [
  card('flood1959', 1959, 3, 'miaoli', 'changhua', 'nantou', 'yunlin'),
  card('gloria1963', 1963, 2, 'taipei', 'newTaipei', 'taoyuan'),
  card('thelma1977', 1977, 2, 'kaohsiung', 'pingtung'),
  card('wayne1986', 1986, 3, 'changhua', 'yunlin', 'penghu'),
  card('herb1996', 1996, 3, 'newTaipei', 'nantou', 'chiayi'),
  card('xangsane2000', 2000, 2, 'keelung', 'newTaipei'),
  card('toraji2001', 2001, 2, 'nantou', 'hualien'),
  card('nari2001', 2001, 3, 'keelung', 'taipei', 'newTaipei'),
  card('mindulle2004', 2004, 2, 'taichung', 'nantou', 'kaohsiung'),
  card('aere2004', 2004, 2, 'taoyuan', 'hsinchu', 'miaoli'),
  card('haitang2005', 2005, 1, 'yilan', 'hualien'),
  card('morakot2009', 2009, 3, 'chiayi', 'kaohsiung', 'pingtung', 'taitung'),
  card('soudelor2015', 2015, 2, 'taipei', 'newTaipei', 'yilan'),
  card('coldSurge2016', 2016, 1, 'taoyuan', 'chiayi', 'tainan'),
  card('nepartak2016', 2016, 2, 'hualien', 'taitung'),
  card('meranti2016', 2016, 2, 'kaohsiung', 'pingtung', 'penghu'),
  card('megi2016', 2016, 1, 'taichung', 'hualien'),
  card('flood2018', 2018, 2, 'yunlin', 'chiayi', 'tainan'),
  card('drought2021', 2021, 1, 'hsinchu', 'miaoli', 'taichung'),
  card('plumRain', null, 1, 'taichung', 'changhua', 'tainan'),
  card('thunderstorm', null, 1, 'taipei', 'taoyuan'),
  card('monsoonRain', null, 1, 'keelung', 'yilan'),
  card('swell', null, 1, 'keelung', 'yilan'),
  card('autumnWind', null, 1, 'hsinchu', 'miaoli'),
  card('downslopeWind', null, 1, 'pingtung', 'taitung'),
  card('foehn', null, 1, 'taichung', 'taitung'),
  card('saltRain', null, 1, 'changhua', 'penghu'),
  card('riverDust', null, 1, 'changhua', 'yunlin'),
  card('stormSurge', null, 1, 'yunlin', 'chiayi', 'pingtung'),
  card('hail', null, 1, 'hsinchu', 'nantou'),
  card('waterspout', null, 1, 'tainan', 'penghu'),
]
