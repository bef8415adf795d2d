/** Texts that only the table and looking back need, which are loaded with them. */
import correctEnglish from '../../locales/en/later/correct.json'
import studyEnglish from '../../locales/en/later/study.json'
import correctChinese from '../../locales/zh-Hant/later/correct.json'
import studyChinese from '../../locales/zh-Hant/later/study.json'
import { addTexts } from '../../ui/i18n.ts'

addTexts('correct', { en: correctEnglish, 'zh-Hant': correctChinese })
addTexts('study', { en: studyEnglish, 'zh-Hant': studyChinese })
