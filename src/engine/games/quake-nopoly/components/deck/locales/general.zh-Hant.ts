import type { Texts } from '../../../../../kernel/text.ts'

/** The general events in Traditional Chinese: a name, and a line to read aloud. */
export const generalZhHant = {
  seismicRetrofit: {
    name: '耐震補強',
    note: '多幾道牆、多幾根斜撐，老屋也能站穩。',
  },
  earlyWarning: {
    name: '地震速報',
    note: '手機先響，多幾秒就夠：趴下、掩護、穩住。',
  },
  stormShutters: {
    name: '防颱準備',
    note: '收好花盆、鎖緊門窗，颱風來也不慌。',
  },
  floodGates: {
    name: '防水閘門',
    note: '門口架起閘板，水就進不來。',
  },
  resilientCommunity: {
    name: '防災社區',
    note: '鄰居一起巡水溝、畫防災地圖。',
  },
  homeQuakeInsurance: {
    name: '住宅地震保險',
    note: '平常存一點，震後重建有本錢。',
  },
  stormInsurance: {
    name: '颱風洪水險',
    note: '風雨過後，保險陪你收拾。',
  },
  districtInsurance: {
    name: '社區聯保',
    note: '整條街一起保，一個都不漏。',
  },
  urbanRenewal: {
    name: '都市更新',
    note: '老街換新裝，住得更安心。',
  },
  fastPermit: {
    name: '快速審照',
    note: '圖說齊全，執照很快就下來。',
  },
  retrofitSubsidy: {
    name: '耐震補助',
    note: '政府出材料，請把梁柱補強好。',
  },
  volunteers: {
    name: '志工隊',
    note: '週末大家捲起袖子，一起修房子。',
  },
  materialExchange: {
    name: '建材交換會',
    note: '你多的，正是我缺的。',
  },
  designCompetition: {
    name: '設計競圖',
    note: '把不合適的圖收起來，再看看新點子。',
  },
  brickKiln: {
    name: '磚窯開窯',
    note: '窯門一開，紅磚還熱著。',
  },
  reclaimedTimber: {
    name: '老木新生',
    note: '拆下的檜木刨一刨，香味還在。',
  },
  riverStone: {
    name: '清淤得石',
    note: '清淤疏濬，石頭正好拿來砌牆。',
  },
  scrapSteel: {
    name: '廢鋼再生',
    note: '回收的鋼料進了電爐，又是一批新鋼筋。',
  },
  communityFund: {
    name: '社區基金',
    note: '大家存的，大家用。',
  },
  holidaySeason: {
    name: '觀光旺季',
    note: '遊客來了，左鄰右舍都沾光。',
  },
  materialShortage: {
    name: '建材缺貨',
    note: '工地都在等料，大家省著用。',
  },
  steelPrices: {
    name: '鋼價上漲',
    note: '國際鋼價上漲，工程款多付一點。',
  },
  mutualAid: {
    name: '守望相助',
    note: '一家有事，大家來幫。',
  },
  goodNeighbours: {
    name: '敦親睦鄰',
    note: '你送我一籃橘子，我送你一把青菜。',
  },
  buildersMarket: {
    name: '建材市集',
    note: '一換一，公平又開心。',
  },
  architectureForum: {
    name: '建築論壇',
    note: '聽完演講，人人帶回一張新圖。',
  },
  newBuildingCode: {
    name: '新版規範',
    note: '規範更新了，舊圖換新圖。',
  },
  schoolRetrofit: {
    name: '校舍補強',
    note: '先把孩子的教室補強好。',
  },
  roofRepair: {
    name: '修屋頂',
    note: '趁著好天氣，整條街一起修屋頂。',
  },
  safetyInspection: {
    name: '建築安檢',
    note: '結構太弱的，該補的補、該修的修。',
  },
  facadeInspection: {
    name: '外牆檢查',
    note: '磁磚鬆了，先請師傅來固定。',
  },
  saltCorrosion: {
    name: '海風鏽蝕',
    note: '海風帶鹽，鐵窗屋瓦要常保養。',
  },
  termites: {
    name: '白蟻',
    note: '梁柱裡有沙沙聲？快請專家看看。',
  },
  disasterDrill: {
    name: '防災演練',
    note: '練習得越熟，真的來了越安全。',
  },
} as const satisfies Texts
