/** The words of practising come with its screen. */
import en from '../locales/en/later/practice.json'
import zh from '../locales/zh-Hant/later/practice.json'
import { addTexts } from '../ui/i18n.ts'

addTexts('practice', { en, 'zh-Hant': zh })
