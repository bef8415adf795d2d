import type { Earthquake } from './types.ts'

/** The ten earthquake cards: all of them happened. Together their rows are the table of earthquake damage. */
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
