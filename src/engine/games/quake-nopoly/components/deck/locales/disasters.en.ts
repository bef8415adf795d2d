import type { Texts } from '../../../../../kernel/text.ts'

/** The disaster cards in English: a name, and a line of background. */
export const disastersEn = {
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
