/** The words of puzzles come with their screens. */
import en from '../locales/en/later/puzzles.json'
import zh from '../locales/zh-Hant/later/puzzles.json'
import { addTexts } from '../ui/i18n.ts'

addTexts('puzzles', { en, 'zh-Hant': zh })
