/** Korean letters by the keys of a Latin keyboard. They stay single letters, because words are compared by letters. */
const KOREAN_KEYS = 'rRseEfaqQtTdwWczxvgkoiOjpuPhynbml'
const KOREAN_LETTERS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎㅏㅐㅑㅒㅓㅔㅕㅖㅗㅛㅜㅠㅡㅣ'
/** Thai letters by the keys of the Kedmanee layout. */
const THAI_KEYS = '1234567890-=qwertyuiop[]\\asdfghjkl;\'zxcvbnm,./!@#$%^&*()_+QWERTYUIOP{}|ASDFGHJKL:"ZXCVBNM<>?'
const THAI_LETTERS = 'ๅ/-ภถุึคตจขชๆไำพะัีรนยบลฃฟหกดเ้่าสวงผปแอิืทมใฝ+๑๒๓๔ู฿๕๖๗๘๙๐"ฎฑธํ๊ณฯญฐ,ฅฤฆฏโฌ็๋ษศซ.()ฉฮฺ์?ฒฬฦ'

const layoutOf = (keys: string, letters: string) => {
  const all = [...letters]
  return new Map([...keys].map((key, at) => [key, all[at] ?? key]))
}
const [KOREAN, THAI] = [layoutOf(KOREAN_KEYS, KOREAN_LETTERS), layoutOf(THAI_KEYS, THAI_LETTERS)]

/** The Korean letters that these keys type. Keys without a letter on Shift type the same letter with it. */
export const inKoreanKeys = (text: string) =>
  [...text].map((key) => KOREAN.get(key) ?? KOREAN.get(key.toLowerCase()) ?? key).join('')

/** The Thai letters that these keys type. Shift and punctuation matter. */
export const inThaiKeys = (text: string) => [...text].map((key) => THAI.get(key) ?? key).join('')

const NEIGHBOURS: Readonly<Record<string, string>> = {
  q: 'wa',
  w: 'qes',
  e: 'wrd',
  r: 'etf',
  t: 'ryg',
  y: 'tuh',
  u: 'yij',
  i: 'uok',
  o: 'ipl',
  p: 'ol',
  a: 'qsz',
  s: 'adwx',
  d: 'sfec',
  f: 'dgrv',
  g: 'fhtb',
  h: 'gjyn',
  j: 'hkum',
  k: 'jli',
  l: 'kop',
  z: 'asx',
  x: 'zcsd',
  c: 'xvdf',
  v: 'cbfg',
  b: 'vngh',
  n: 'bmhj',
  m: 'njk',
}
/** Whether two Latin letters are neighbours on the keyboard. */
export const areNeighbours = (one: string, other: string) => NEIGHBOURS[one]?.includes(other) ?? false
