import { LANGUAGE_TAGS, type Language } from '@sampan/contract/rules'
import { expect, test } from 'vitest'
import { keywordQuery, matchKinds, parseKeyword } from './search-query.ts'
import { isWord, normalise, plainTitles, searchVector, textLexemes, wordLexeme } from './search-terms.ts'

/** The tsquery of a keyword, without other names unless `codes` are given. */
function finds(keyword: string, language: Language, codes: string[][] = []): string | undefined {
  const parsed = parseKeyword(keyword, language)
  return parsed && keywordQuery(parsed, codes)
}

test('a Chinese text is found by each of its characters and by each pair of neighbours', () => {
  const lexemes = textLexemes('蘑菇台灯', 'zh-CN')
  for (const expected of ['蘑', '灯', '蘑菇', '菇台', '台灯']) expect(lexemes).toContain(expected)
})

test('Latin words inside other scripts stay whole', () => {
  expect(textLexemes('USB-C充电器 65W', 'zh-CN')).toEqual(expect.arrayContaining(['usb', 'c', '65w', '充电']))
})

test('cutting a text part by part gives the same words as cutting the whole', () => {
  const signs = [..."abz19'-._:, ", ...'    ', ...'灯台ラーンプひ々กำาน้โ가나ㄱéж٣', '\u0301', '\u200d']
  let seed = 7
  const any = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return signs[seed % signs.length] ?? ''
  }
  for (const language of LANGUAGE_TAGS) {
    const segmenter = new Intl.Segmenter(language, { granularity: 'word' })
    for (let tries = 0; tries < 500; tries++) {
      const text = normalise(Array.from({ length: 14 }, any).join(''))
      const segments = [...segmenter.segment(text)].filter((part) => part.isWordLike).map(({ segment }) => segment)
      const katakana = language === 'ja' ? (text.match(/[ァ-ヺー]{2,}/g) ?? []) : []
      const whole = [...segments, ...katakana]
      const words = textLexemes(text, language).filter(isWord)
      expect(words.toSorted(), text).toEqual([...new Set(whole)].map((word) => wordLexeme(word, language)).toSorted())
    }
  }
})

test('a query matches letters by prefix and other scripts by pairs', () => {
  expect(finds('Tea', 'en')).toBe("'tea':*")
  expect(finds('台灯', 'zh-CN')).toBe("'台灯'")
  expect(finds('灯', 'zh-CN')).toBe("'灯'")
  expect(finds('โคมไฟ', 'th')).toContain("'โค'")
})

test('a keyword in hiragana also matches katakana', () => {
  expect(finds('らんぷ', 'ja')).toBe("('らん' | 'ラン') & ('んぷ' | 'ンプ')")
  expect(finds('ランプ', 'ja')).toBe("'ラン' & 'ンプ'")
  const parsed = parseKeyword('すまほけーす', 'ja')
  expect(new RegExp(parsed?.containing ?? '').test('竹のスマホケース')).toBe(true)
})

test('an English plural also matches its singular', () => {
  expect(finds('knives', 'en')).toBe("('knives':* | 'knif' | 'knife' | 'knive')")
  expect(finds('Dresses', 'en')).toBe("('dresses':* | 'dress' | 'dresse')")
  expect(finds('bus', 'en')).toBe("'bus':*")
  expect(finds('glass', 'en')).toBe("'glass':*")
})

test('punctuation alone is not searchable, and quotes are escaped', () => {
  expect(parseKeyword(`'"!&|:*()`, 'en')).toBeUndefined()
  expect(finds(`ab' | 'cd`, 'en')).toBe("'ab':* & 'cd':*")
})

test('one letter is a whole word, except at the end, where the reader may still be typing', () => {
  expect(finds('t sh', 'en')).toBe("'t' & 'sh':*")
  expect(finds('usb c', 'en')).toBe("'usb':* & 'c':*")
})

test('decomposed and composed marks are equal', () => {
  expect(parseKeyword('ガ', 'ja')).toEqual(parseKeyword('ガ'.normalize('NFD'), 'ja'))
})

test('full-width letters and half-width kana are normalised', () => {
  expect(parseKeyword('ｌａｍｐ', 'en')).toEqual(parseKeyword('lamp', 'en'))
  expect(parseKeyword('ﾗﾝﾌﾟ', 'ja')).toEqual(parseKeyword('ランプ', 'ja'))
  expect(textLexemes('ＵＳＢ−Ｃ ﾗﾝﾌﾟ', 'ja')).toEqual(textLexemes('USB−C ランプ', 'ja'))
})

test('the Thai sara am stays one character in every normalisation form', () => {
  const lexemes = textLexemes('น้ำหอม', 'th')
  for (const keyword of ['น', 'ำ', 'น้', '้ำ', 'ำห', 'น้ำ']) {
    const terms = finds(keyword, 'th')
      ?.split(' & ')
      .map((term) => term.replaceAll("'", ''))
    for (const term of terms ?? ['nothing']) expect(lexemes, keyword).toContain(term)
  }
  expect(lexemes).not.toContain('า')
  expect(parseKeyword('น้ำ'.normalize('NFKC'), 'th')).toEqual(parseKeyword('น้ำ', 'th'))
})

test('a title has weight A and whole words of each language; the shop’s name and codes have weight B', () => {
  const vector = searchVector(plainTitles({ en: 'Blue mug', 'zh-CN': '蓝色 马克杯' }), { en: 'Blue house' }, [
    '@kind:mug',
  ])
  const lexemes = vector.split(' ')
  expect(lexemes).toEqual(
    expect.arrayContaining([
      "'=en:blue':1A",
      "'=ko:mug':1A",
      "'=zh:蓝色':1A",
      "'^zh:马克杯':1A",
      "'blue':1A",
      "'蓝色':1A",
    ]),
  )
  expect(lexemes.filter((one) => one.endsWith('B')).sort()).toEqual(["'@kind:mug':1B", "'house':1B"])
})

test('a term of a query also matches the codes of the names that contain it', () => {
  expect(finds('rucksack 红', 'en', [['@kind:backpack'], []])).toBe("('rucksack':* | '@kind:backpack') & '红'")
})

test('the kinds of match are ordered from whole words of the shown title to matches outside the title', () => {
  const parsed = parseKeyword('table lam', 'en')
  if (!parsed) throw new Error('nothing to search for')
  const { queries, substring_from } = matchKinds(parsed, { codes: [['@kind:table'], []], completions: ['lamp'] })
  expect(queries.slice(0, 3)).toEqual([
    "'=en:table' & '=en:lam'",
    "'=en:table':* & '=en:lamp'",
    "'=en:table':* & '=en:lam':*",
  ])
  expect(queries.at(-1)).toBe("('table':* | '@kind:table') & 'lam':*")
  expect(substring_from).toBe(0)
})
