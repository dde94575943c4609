import { Converter } from 'opencc-js/t2cn'
import type { Script } from './runs.ts'

/** Traditional to simplified characters. The table of Hong Kong also has the characters of Taiwan, but not vice versa. */
export const simplified = Converter({ from: 'hk', to: 'cn' })
/** Also replaces the words of Taiwan: 滑鼠 becomes 鼠标. */
export const fromTaiwan = Converter({ from: 'twp', to: 'cn' })

/** Korean letters in the order of typing: 값 is ㄱㅏㅂㅅ, 과 is ㄱㅗㅏ. */
const INITIALS = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ']
const VOWELS = 'ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ'.split(' ')
const FINALS = [
  '',
  ...'ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ'.split(
    ' ',
  ),
]
const [FIRST_SYLLABLE, LAST_SYLLABLE] = [0xac00, 0xd7a3]
const SYLLABLES_OF_INITIAL = VOWELS.length * FINALS.length

/** Single letters, such as a letter that is typed twice. NFKC replaces them by letters of decomposed syllables. */
const SINGLE = new Map(
  [
    { first: 0x1100, all: INITIALS },
    { first: 0x1161, all: VOWELS },
    { first: 0x11a7, all: FINALS },
  ].flatMap(({ first, all }) => all.map((letter, at): [string, string] => [String.fromCharCode(first + at), letter])),
)

/** Splits Korean syllables into letters. */
function inLetters(text: string): string {
  let letters = ''
  for (const syllable of text) {
    const place = (syllable.codePointAt(0) ?? 0) - FIRST_SYLLABLE
    if (place < 0 || place > LAST_SYLLABLE - FIRST_SYLLABLE) letters += SINGLE.get(syllable) ?? syllable
    else
      letters +=
        (INITIALS[Math.floor(place / SYLLABLES_OF_INITIAL)] ?? '') +
        VOWELS[Math.floor((place % SYLLABLES_OF_INITIAL) / FINALS.length)] +
        FINALS[place % FINALS.length]
  }
  return letters
}

const KATAKANA = /[\u30a1-\u30f6]/g
const TO_HIRAGANA = -0x60
export const inHiragana = (text: string) =>
  text.replace(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) + TO_HIRAGANA))

/** The short-vowel sign, the four tone marks and the silencer. */
const THAI_SIGNS = /[\u0e47-\u0e4c]/g
const ACCENTS = /\p{M}/gu
const JOINTS = /[\s\-'’]/g

/** Words are compared by keys: Korean letters, hiragana, Thai without tone marks, Latin letters without accents. */
export function keyOf(text: string, script: Script): string {
  switch (script) {
    case 'hangul':
      return inLetters(text.replaceAll(' ', ''))
    case 'cjk':
      return inHiragana(text)
    case 'thai':
      return text.replace(THAI_SIGNS, '')
    case 'latin':
      return text.normalize('NFD').replace(ACCENTS, '')
  }
}

export const joined = (word: string) => word.replaceAll(JOINTS, '')
