/** The texts of the keys in Settings, which are loaded with them. */
import english from '../../locales/en/later/keySettings.json'
import chinese from '../../locales/zh-Hant/later/keySettings.json'
import { addTexts } from '../../ui/i18n.ts'

addTexts('keySettings', { en: english, 'zh-Hant': chinese })
