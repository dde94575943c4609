import { inHiragana } from './spelling.ts'

/** Unifies the ways to write the same sound in Latin letters: si/shi, tu/tsu, oo/ou/ō/o, nn/n, mp/np. */
export function romajiKey(latin: string): string {
  return latin
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[-'’]/g, '')
    .replace(/th(?=[iu])/g, 't')
    .replace(/dh(?=[iu])/g, 'd')
    .replace(/sy(?=[aoue])/g, 'sh')
    .replace(/[tc]y(?=[aoue])/g, 'ch')
    .replace(/[zj]y(?=[aoue])/g, 'j')
    .replace(/si/g, 'shi')
    .replace(/ti/g, 'chi')
    .replace(/tu/g, 'tsu')
    .replace(/tch/g, 'ch')
    .replace(/(?<![sc])hu/g, 'fu')
    .replace(/fy(?=u)/g, 'fu')
    .replace(/fuu/g, 'fu')
    .replace(/zi|di/g, 'ji')
    .replace(/dy(?=u)/g, 'j')
    .replace(/du/g, 'zu')
    .replace(/m(?=[bmp])/g, 'n')
    .replace(/(.)\1+/g, '$1')
    .replace(/ou/g, 'o')
}

const ROWS: Readonly<Record<string, string>> = {
  '': 'あいうえお',
  k: 'かきくけこ',
  s: 'さしすせそ',
  t: 'たちつてと',
  n: 'なにぬねの',
  h: 'はひふへほ',
  m: 'まみむめも',
  r: 'らりるれろ',
  g: 'がぎぐげご',
  z: 'ざじずぜぞ',
  d: 'だぢづでど',
  b: 'ばびぶべぼ',
  p: 'ぱぴぷぺぽ',
}
const OTHERS = { や: 'ya', ゆ: 'yu', よ: 'yo', わ: 'wa', を: 'o', ん: 'n', ゔ: 'vu' }
const SMALL = new Map(Object.entries({ ぁ: 'a', ぃ: 'i', ぅ: 'u', ぇ: 'e', ぉ: 'o', ゃ: 'ya', ゅ: 'yu', ょ: 'yo' }))
const LATIN_OF = new Map([
  ...Object.entries(ROWS).flatMap(([start, row]) =>
    [...row].map((kana, at): [string, string] => [kana, start + 'aiueo'[at]]),
  ),
  ...Object.entries(OTHERS),
])

/** Latin letters for the sound of kana: ティ is ti and ファ is fa, where libraries write tei and fua. */
function latinOf(hiragana: string): string {
  let out = ''
  for (const kana of hiragana) {
    const small = SMALL.get(kana)
    if (!small) out += LATIN_OF.get(kana) ?? (kana === 'っ' ? '' : kana)
    else if (out.endsWith('i')) out = out.slice(0, -1) + (small.length === 1 ? `y${small}` : small)
    else
      out =
        out
          .replace(/(?<=[fhvtd])[ue]$/, '')
          .replace(/u$/, 'w')
          .replace(/ww$/, 'w') + small
  }
  return out
}

/** The key of a word in kana, equal to `romajiKey` of its romaji. */
export const romajiOf = (kana: string) => romajiKey(latinOf(inHiragana(kana).replaceAll('ー', '')))
