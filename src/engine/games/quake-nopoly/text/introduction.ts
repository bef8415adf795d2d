import type { Introduction } from '../../../kernel/introduction.ts'
import { eventMatchers } from '../../../kernel/rules/rule-list.ts'
import type { Event } from '../event.ts'

const on = eventMatchers<Event>()

/** Quake-nopoly for newcomers: a round in which something collapses. */
export const introduction: Introduction = {
  difficulty: 5,
  firstMatch: { seats: 3, options: { variant: 'beginner' } },
  within: 30,
  pictures: [
    { shows: on('building.built') },
    { shows: on('building.strengthened', ({ from }) => from === 'own') },
    { shows: on('building.damaged'), at: 'event' },
    { shows: on('building.collapsed'), at: 'end' },
  ],
  texts: {
    en: {
      lead: 'Build across Taiwan, and build it to last: every round brings typhoons, earthquakes and other turns of fate.',
      does: 'Each round has three phases: you build and strengthen, then everyone turns up an event card, then every building that still stands produces a piece.',
      won: 'The game ends the moment the end card is turned up. Buildings on the table score, more on a higher level or in their own district, and so do some roles; the highest score wins.',
      turn: { title: 'One round', text: 'Construction, disaster, production' },
      pictures: [
        {
          title: 'Build',
          text: 'A building from your hand goes on the lowest free level of one of your district cards.',
        },
        {
          title: 'Strengthen',
          text: 'One or two of your pieces go on its building material or its structure.',
        },
        {
          title: 'Disaster',
          text: 'A disaster hits all the districts it names and takes pieces there: weather of the building material, an earthquake of the structure.',
        },
        {
          title: 'Collapse',
          text: 'A building with more pieces than damage loses that many; any other collapses.',
        },
      ],
    },
    'zh-Hant': {
      lead: '在臺灣各地蓋房子，還要蓋得夠牢：每一輪都有颱風、地震和種種變故。',
      does: '每輪三個階段：先建造和強化，再由每家翻一張事件卡，最後還站著的建築各生產一個材料。',
      won: '一翻到遊戲結束卡，遊戲立刻結束。桌上的建築計分，等級高的、蓋在所屬行政區的另外加分，有些角色也有分；分數最高的人獲勝。',
      turn: { title: '一輪', text: '建設、災害、生產' },
      pictures: [
        { title: '建造', text: '把一張手牌建築蓋在自己行政區卡最低的空位。' },
        { title: '強化', text: '拿一到兩個材料，放到它的建材或結構上。' },
        { title: '受災', text: '災害侵襲它點名的每個行政區，要失去材料：氣象災害失去建材，地震失去結構。' },
        { title: '倒塌', text: '材料比傷害多，就移除同樣的數量；否則建築倒塌。' },
      ],
    },
  },
}
