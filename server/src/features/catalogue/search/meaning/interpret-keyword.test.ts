import { LANGUAGE_TAGS, type Language } from '@sampan/contract/rules'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dictionaryOf } from './dictionary.ts'
import { countEdits } from './edits.ts'
import { interpretKeyword } from './interpret-keyword.ts'
import { readingsOfKanji } from './readings/readings.ts'
import { ROLE } from './vocabulary.ts'
import { VocabularyMaker } from './vocabulary-maker.ts'

const KINDS: Record<string, Partial<Record<Language, [name: string, other_names: string]>>> = {
  lamp: {
    en: ['Table lamps', 'lamp light'],
    'zh-CN': ['台灯', '灯 书桌灯'],
    ja: ['ランプ', 'スタンド 照明'],
    ko: ['램프', '조명 스탠드'],
    th: ['โคมไฟ', 'โคมไฟตั้งโต๊ะ'],
  },
  headphones: {
    en: ['Headphones', 'headset'],
    'zh-CN': ['头戴式耳机', '耳机'],
    ja: ['ヘッドホン', 'ヘッドフォン'],
    ko: ['헤드폰', '헤드셋'],
    th: ['หูฟังครอบหู', 'หูฟัง'],
  },
  ricecooker: {
    en: ['Rice cookers', 'rice cooker'],
    'zh-CN': ['电饭煲', '电饭锅'],
    ja: ['炊飯器', 'すいはんき'],
    ko: ['전기밥솥', '밥솥'],
    th: ['หม้อหุงข้าว', 'หม้อข้าว'],
  },
  fan: {
    en: ['Fans', 'fan'],
    'zh-CN': ['风扇', '电风扇'],
    ja: ['扇風機', 'ファン'],
    ko: ['선풍기', '팬'],
    th: ['พัดลม', 'พัดลมตั้งพื้น'],
  },
}

const dictionary = dictionaryOf(
  LANGUAGE_TAGS.map((language) => {
    const maker = new VocabularyMaker(language, readingsOfKanji)
    for (const [kind, names] of Object.entries(KINDS)) {
      const [name = '', other_names = ''] = names[language] ?? []
      maker.addName(name, ROLE.kind, 6, `@kind:${kind}`)
      maker.addOtherNames(other_names, ROLE.other_name, 6, `@kind:${kind}`)
    }
    maker.addWord('radio', ROLE.title, 6)
    // Words that differ in an accent or a tone mark.
    for (const [word, count] of [
      ['paté', 2],
      ['pate', 90],
      ['มา', 80],
      ['ม้า', 3],
    ] as const)
      maker.addWord(word, ROLE.title, count)
    return maker.finish()
  }),
)

/** The meanings besides the keyword as typed, each with the first word of its terms. */
const meaningsOf = (keyword: string, language: Language) =>
  interpretKeyword(dictionary, keyword, language).meanings.flatMap((meaning) =>
    meaning === 'typed' ? [] : [meaning.map(({ texts }) => texts[0]).join(' ')],
  )

test.each<[is: string, language: Language, keyword: string, meaning: string]>([
  ['one letter too few', 'en', 'headphnes', 'headphones'],
  ['swapped letters', 'en', 'haedphones', 'headphones'],
  ['two edits in a long word', 'en', 'hedphonnes', 'headphones'],
  ['a word too many', 'en', 'gorgeous headphones', 'headphones'],
  ['joined words', 'en', 'ricecooker', 'rice cooker'],
  ['a split word', 'en', 'head phones', 'headphones'],
  ['a missing character', 'zh-CN', '电煲', '电饭煲'],
  ['words around the name', 'zh-CN', '便宜的台灯', '台灯'],
  ['traditional characters', 'zh-CN', '檯燈', '台灯'],
  ['pinyin', 'zh-CN', 'taideng', '台灯'],
  ['initials of pinyin', 'zh-CN', 'dfb', '电饭煲'],
  ['pinyin with a mistake', 'zh-CN', 'dianfanbo', '电饭煲'],
  ['another kana', 'ja', 'ペッドホン', 'ヘッドホン'],
  ['romaji', 'ja', 'ranpu', 'ランプ'],
  ['romaji of kanji', 'ja', 'senpuuki', '扇風機'],
  ['romaji of a compound', 'ja', 'suihanki', '炊飯器'],
  ['hiragana of kanji', 'ja', 'せんぷうき', '扇風機'],
  ['hiragana for katakana', 'ja', 'らんぷ', 'ランプ'],
  ['another vowel', 'ko', '헤드펀', '헤드폰'],
  ['a missing vowel', 'ko', '헫드폰', '헤드폰'],
  ['letters that fit in no syllable', 'ko', '선ㅍㅇ기', '선풍기'],
  ['a letter typed twice', 'ko', '헤드ㅡ폰', '헤드폰'],
  ['words around the name', 'ko', '싼 전기밥솥', '전기밥솥'],
  ['a split word', 'ko', '전기 밥솥', '전기밥솥'],
  ['the keys of a Korean keyboard', 'ko', 'gpemvhs', '헤드폰'],
  ['a missing tone mark', 'th', 'หมอหุงข้าว', 'หม้อหุงข้าว'],
  ['words around the name', 'th', 'พัดลมราคาถูก', 'พัดลม'],
  ['the keys of a Thai keyboard', 'th', 'ryf],', 'พัดลม'],
])('%s (%s): “%s” means %s', (_is, language, keyword, meaning) => {
  expect(meaningsOf(keyword, language)[0]).toBe(meaning)
})

test.each<[Language, string]>([
  ['en', 'helicopter'],
  ['zh-CN', '直升机'],
  ['ja', 'へりこぷたー'],
  ['ko', '헬리콥터'],
  ['th', 'เฮลิคอปเตอร์'],
])('in %s “%s” means nothing', (language, keyword) => expect(meaningsOf(keyword, language)).toEqual([]))

test('the keyword as typed comes first, except before an exact sound', () => {
  expect(interpretKeyword(dictionary, 'headphnes', 'en').meanings[0]).toBe('typed')
  expect(interpretKeyword(dictionary, 'dianfanbo', 'zh-CN').meanings[0]).toBe('typed')
  expect(interpretKeyword(dictionary, 'ranpu', 'ja').meanings[1]).toBe('typed')
})

test('a word of enough products needs no other meaning, and its kinds are known', () => {
  expect(interpretKeyword(dictionary, 'fan', 'en')).toMatchObject({ is_plenty: true, kinds: ['@kind:fan'] })
  expect(interpretKeyword(dictionary, 'ricecookers', 'en').is_plenty).toBe(false)
  expect(interpretKeyword(dictionary, 'fna', 'en')).toMatchObject({ is_plenty: false, kinds: [] })
})

test.each<[Language, rare: string, common: string]>([
  ['en', 'paté', 'pate'],
  ['th', 'ม้า', 'มา'],
])('in %s “%s” has its own count and is followed by “%s”', (language, rare, common) => {
  expect(interpretKeyword(dictionary, rare, language).is_plenty).toBe(false)
  expect(meaningsOf(rare, language)).toEqual([rare, common])
  expect(interpretKeyword(dictionary, common, language).is_plenty).toBe(true)
})

test('no keyword has more than 18 meanings or takes long', () => {
  const letters = fc.constantFrom(...'abcdehlmnoprst 灯台电饭ランプヘッド램프밥솥หม้อพัดลม')
  fc.assert(
    fc.property(
      fc.string({ unit: letters, maxLength: 100 }),
      fc.constantFrom(...LANGUAGE_TAGS),
      (keyword, language) => {
        const { meanings } = interpretKeyword(dictionary, keyword, language)
        expect(meanings.length, keyword).toBeLessThanOrEqual(18)
      },
    ),
    { numRuns: 300 },
  )
})

test('edits are counted like insertions, deletions, replacements and swaps', () => {
  expect(countEdits('lamp', 'lamp', 2)).toBe(0)
  expect(countEdits('lmap', 'lamp', 2)).toBe(1)
  expect(countEdits('lam', 'lamps', 2)).toBe(2)
  expect(countEdits('lamp', 'radio', 2)).toBe(3)
})
