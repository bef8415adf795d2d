/** Phrases put into the leading language, for attributes that are read out. */
import { leading, say } from '../../../shell/i18n.ts'
import type { Phrase } from './labels.ts'

export const sayPhrase = ({ key, params }: Phrase): string => say(key, params)

/** Phrases one after another. */
export const sayAll = (phrases: readonly Phrase[]): string =>
  phrases.map(sayPhrase).join(leading.value === 'en' ? ', ' : '，')
