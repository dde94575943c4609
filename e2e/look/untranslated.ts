import { NAMES } from '../../scripts/left-in-english.ts'
import { TYPED } from './world.ts'

const BRAND = /sampan/gi
/** E-mail addresses, URLs, codes and numbers, which are the same in every language. */
const CODES = /https?:\S+|[\w.+-]+@\S+|[\w.-]*\.example\b|shopper-[\d-]+|\b(?=\w*\d)\w+\b/g

/** Names and texts that people wrote in this test data. They are the same in every language. */
const WRITTEN = [
  ...Object.values(TYPED),
  'Robin',
  'Reed',
  'Mekong Post',
  'River Bank',
  'Harbour Demo Bank',
  'Chao Phraya Demo Bank',
  'Sampan Demo Ltd',
  'DEMOHKHH',
  'DEMOTHBK',
]

/**
 * Whether a text is still English: it has a word in Latin letters and no letter of another script. Codes and names do
 * not count as words.
 */
function isEnglish(text: string): boolean {
  const words = text.replaceAll(CODES, '').replaceAll(NAMES, '').replaceAll(BRAND, '')
  return /[a-z]{3}/i.test(words) && !/(?!\p{Script=Latin})\p{L}/u.test(words)
}

/**
 * Texts of the operators' desk that are the same in every language: key labels, language names, the format of an
 * option, units and browsers.
 */
const AT_DESK = [
  'Ctrl',
  'English',
  'colour=red',
  'USDT',
  'USD',
  'DEMO',
  'SWIFT',
  'mAh',
  'Chrome',
  'Linux',
  'CSV',
  'XLSX',
]

/**
 * Finds the texts of a page in another language that are still English. The language-independent texts in `data` are
 * excluded.
 */
export const findUntranslated = (texts: readonly string[], data: readonly string[] = []): string[] =>
  [...new Set(texts)]
    .filter((text) => isEnglish(text))
    .filter((text) =>
      isEnglish([...data, ...WRITTEN, ...AT_DESK].reduce((rest, written) => rest.replaceAll(written, ''), text)),
    )
    .map((text) => `“${text.slice(0, 80)}” is English`)
