/**
 * Transcribes Japanese and Chinese place names into Hangul by the rules of the National Institute of Korean Language
 * (외래어 표기법).
 */

const INITIALS = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ']
const VOWELS = [...'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ']
const FINALS = 28
const FINAL_N = 4
const FINAL_S = 19
const FIRST_SYLLABLE = 0xac00

const syllable = (initial: string, vowel: string, final = 0) =>
  String.fromCharCode(
    FIRST_SYLLABLE + (INITIALS.indexOf(initial) * VOWELS.length + VOWELS.indexOf(vowel)) * FINALS + final,
  )

/** Parses "k ㅋ g ㄱ" into a record. */
function pairs(text: string) {
  const words = text.split(' ')
  return Object.fromEntries(words.flatMap((word, index) => (index % 2 ? [] : [[word, words[index + 1] ?? '']])))
}

const KANA_CONSONANTS = pairs('k ㅋ g ㄱ s ㅅ sh ㅅ z ㅈ j ㅈ t ㅌ ch ㅊ ts ㅆ d ㄷ n ㄴ h ㅎ f ㅎ b ㅂ p ㅍ m ㅁ r ㄹ')
/** Consonants that are not aspirated at the start of a word. */
const AT_START = pairs('k ㄱ t ㄷ ch ㅈ')
const KANA_VOWELS = pairs('a ㅏ i ㅣ u ㅜ e ㅔ o ㅗ')
const PALATAL_VOWELS = pairs('a ㅑ i ㅣ u ㅠ e ㅔ o ㅛ')

function kanaVowel(consonant: string, glide: string, vowel: string) {
  if (vowel === 'u' && ['s', 'z', 'ts'].includes(consonant)) return 'ㅡ'
  if (consonant === 'w') return 'ㅘ'
  return (glide || consonant === 'sh' ? PALATAL_VOWELS : KANA_VOWELS)[vowel] ?? ''
}

/** One Japanese word in Hepburn romaji ("shibuya") in Hangul ("시부야"); long vowels are not marked ("niigata", "니가타"). */
export function hangulOfRomaji(romaji: string) {
  const kana = /(sh|ts|ch|[kgsztjdnhfbpmrw])?(y)?([aiueo])(?:(n)(?![aiueoy])|(k(?=k)|s(?=s)|t(?=t|ch)|p(?=p)))?'?/g
  return romaji
    .toLowerCase()
    .replaceAll('ii', 'i')
    .replace(kana, (_, consonant = '', glide = '', vowel, n, geminate, at: number) => {
      const initial = (at === 0 && AT_START[consonant]) || KANA_CONSONANTS[consonant] || 'ㅇ'
      return syllable(initial, kanaVowel(consonant, glide, vowel), n ? FINAL_N : geminate ? FINAL_S : 0)
    })
}

const PINYIN_INITIALS = pairs(
  'b ㅂ p ㅍ m ㅁ f ㅍ d ㄷ t ㅌ n ㄴ l ㄹ g ㄱ k ㅋ h ㅎ j ㅈ q ㅊ x ㅅ zh ㅈ ch ㅊ sh ㅅ r ㄹ z ㅉ c ㅊ s ㅆ',
)
const PINYIN_FINALS = pairs(
  'a 아 o 오 e 어 ai 아이 ei 에이 ao 아오 ou 어우 an 안 en 언 ang 앙 eng 엉 er 얼 i 이 ia 야 ie 예 iao 야오 iu 유 ian 옌 in 인 ' +
    'iang 양 ing 잉 iong 융 u 우 ua 와 uo 워 uai 와이 ui 우이 uan 완 un 운 uang 왕 ong 웅 ü 위 üe 웨 üan 위안 ün 윈',
)
const PINYIN_ALONE = pairs(
  'ya 야 yo 요 ye 예 yao 야오 you 유 yan 옌 yang 양 yi 이 yin 인 ying 잉 yong 융 yu 위 yue 웨 yuan 위안 yun 윈 ' +
    'wu 우 wa 와 wo 워 wai 와이 wei 웨이 wan 완 wen 원 wang 왕 weng 웡',
)
/** After ㅈ and ㅊ, Korean does not write the y of a vowel. */
const WITHOUT_Y = pairs('ㅑ ㅏ ㅕ ㅓ ㅖ ㅔ ㅛ ㅗ ㅠ ㅜ')

function withInitial(initial: string, hangul: string) {
  const index = (hangul.codePointAt(0) ?? FIRST_SYLLABLE) - FIRST_SYLLABLE
  const vowel = VOWELS[Math.floor(index / FINALS) % VOWELS.length] ?? ''
  const voiced_vowel = 'ㅈㅊ'.includes(initial) ? (WITHOUT_Y[vowel] ?? vowel) : vowel
  return syllable(initial, voiced_vowel, index % FINALS) + hangul.slice(1)
}

/** One Chinese syllable in pinyin without its tone ("chao") in Hangul ("차오"). */
export function hangulOfPinyin(pinyin: string) {
  const whole = PINYIN_ALONE[pinyin]
  if (whole) return whole
  const [, initial = '', rest = ''] = /^(zh|ch|sh|[bpmfdtnlgkhjqxrzcs])?(.+)$/.exec(pinyin) ?? []
  const buzzing = rest === 'i' && /^(zh|ch|sh|[rzcs])$/.test(initial)
  const final = /^[jqx]$/.test(initial) ? rest.replace(/^u/, 'ü') : rest
  const hangul = buzzing ? '으' : PINYIN_FINALS[final]
  if (!hangul) throw new Error(`no Hangul for ${pinyin}`)
  return withInitial(PINYIN_INITIALS[initial] ?? 'ㅇ', hangul)
}
