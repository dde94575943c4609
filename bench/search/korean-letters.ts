/** Korean letters in the order of Unicode's syllables. */
const INITIALS = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ']
const VOWELS = 'ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ'.split(' ')
const FINALS = [
  '',
  ...'ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ'.split(
    ' ',
  ),
]
const FIRST_SYLLABLE = 0xac00

/** The letters of a Korean text, as they are typed one after the other. */
export const koreanLetters = (text: string): string[] =>
  [...text].flatMap((syllable) => {
    const place = syllable.charCodeAt(0) - FIRST_SYLLABLE
    if (!/[가-힣]/.test(syllable)) return [syllable]
    const vowel = Math.floor(place / FINALS.length)
    const initial = INITIALS[Math.floor(vowel / VOWELS.length)] ?? ''
    return [initial, ...(VOWELS[vowel % VOWELS.length] ?? ''), ...(FINALS[place % FINALS.length] ?? '')]
  })

/** The text that an input method makes of letters. Letters that fit in no syllable remain single. */
export function koreanText(letters: readonly string[]): string {
  let text = ''
  let [initial, vowel, final] = ['', '', '']
  const end = () => {
    const place = INITIALS.indexOf(initial) * VOWELS.length + VOWELS.indexOf(vowel)
    const isSyllable = initial !== '' && vowel !== ''
    text += isSyllable
      ? String.fromCharCode(FIRST_SYLLABLE + place * FINALS.length + FINALS.indexOf(final))
      : initial + vowel + final
    initial = vowel = final = ''
  }
  for (const letter of letters) {
    const isVowel = VOWELS.includes(letter)
    if (!isVowel && !INITIALS.includes(letter)) {
      end()
      text += letter
    } else if (isVowel && final !== '') {
      // The last consonant belongs to the next syllable.
      const next = final.slice(-1)
      final = final.slice(0, -1)
      end()
      initial = next
      vowel = letter
    } else if (isVowel && VOWELS.includes(vowel + letter)) vowel += letter
    else if (!isVowel && initial !== '' && vowel !== '' && FINALS.includes(final + letter)) final += letter
    else {
      end()
      if (isVowel) vowel = letter
      else initial = letter
    }
  }
  end()
  return text
}
