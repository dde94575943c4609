import { NAMES } from '../../scripts/words.ts'
import { TYPED } from './world.ts'

const BRAND = /sampan/gi
/** Addresses, codes and numbers are the same in every language. */
const CODES = /\S+@\S+|\S+\.example|shopper-[\d-]+|https?:\S+|\b(?=\w*\d)\w+\b/g

/** Names, and what people wrote in this world: no language changes them. */
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

/** Words of Latin letters and of no others. */
function isEnglish(text: string): boolean {
  const words = text.replaceAll(CODES, '').replaceAll(NAMES, '').replaceAll(BRAND, '')
  return /[a-z]{3}/i.test(words) && !/(?!\p{Script=Latin})\p{L}/u.test(words)
}

/** At the desk: keys as they are written on them, the language's own name, the form of an option, units, and the browser. */
const AT_DESK = ['Ctrl', 'English', 'colour=red', 'USDT', 'DEMO', 'SWIFT', 'mAh', 'Chrome', 'Linux']

/** Texts of a page in another language that are still English, without what is `data` of this page. */
export const findEnglish = (texts: readonly string[], data: readonly string[] = []): string[] =>
  [...new Set(texts)]
    .filter((text) => isEnglish(text))
    .filter((text) =>
      isEnglish([...data, ...WRITTEN, ...AT_DESK].reduce((rest, written) => rest.replaceAll(written, ''), text)),
    )
    .map((text) => `“${text.slice(0, 80)}” is English`)
