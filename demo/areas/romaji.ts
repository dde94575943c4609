/**
 * Transcribes Japanese place names into Hepburn romaji without marks for long vowels, as on road signs and in stations.
 */

const ROWS: Record<string, string> = {
  '': 'アイウエオ',
  k: 'カキクケコ',
  g: 'ガギグゲゴ',
  s: 'サシスセソ',
  z: 'ザジズゼゾ',
  t: 'タチツテト',
  d: 'ダヂヅデド',
  n: 'ナニヌネノ',
  h: 'ハヒフヘホ',
  b: 'バビブベボ',
  p: 'パピプペポ',
  m: 'マミムメモ',
  r: 'ラリルレロ',
}
const IRREGULAR: Record<string, string> = { si: 'shi', zi: 'ji', ti: 'chi', tu: 'tsu', di: 'ji', du: 'zu', hu: 'fu' }
const KANA = new Map<string, string>([
  ['ヤ', 'ya'],
  ['ユ', 'yu'],
  ['ヨ', 'yo'],
  ['ワ', 'wa'],
  ['ヲ', 'o'],
  ['ー', ''],
])
for (const [consonant, row] of Object.entries(ROWS)) {
  for (const [index, kana] of [...row].entries()) {
    const regular = consonant + 'aiueo'[index]
    KANA.set(kana, IRREGULAR[regular] ?? regular)
  }
}
const SMALL: Record<string, string> = { ャ: 'ya', ュ: 'yu', ョ: 'yo' }

/** "シ" + "ャ" → "sha", "キ" + "ョ" → "kyo". */
function contracted(kana: string, small: string) {
  const stem = (KANA.get(kana) ?? '').slice(0, -1)
  const glide = SMALL[small] ?? ''
  return stem + (/(sh|ch|j)$/.test(stem) ? glide.slice(1) : glide)
}

/**
 * Names in which the long-vowel rule would join two separate vowels: part of the name, its kana, the kana with a
 * separator.
 */
const KEPT_APART = [
  ['浦', 'ツウラ', 'ツ|ウラ'],
  ['浦', 'トウラ', 'ト|ウラ'],
  ['浦', 'ヨウラ', 'ヨ|ウラ'],
  ['小海', 'コウミ', 'コ|ウミ'],
  ['之内', 'ノウチ', 'ノ|ウチ'],
  ['ノ内', 'ノウチ', 'ノ|ウチ'],
  ['滝上', 'ノウエ', 'ノ|ウエ'],
  ['豊岡', 'トヨオカ', 'トヨ|オカ'],
  ['豊丘', 'トヨオカ', 'トヨ|オカ'],
  ['西之表', 'ノオモテ', 'ノ|オモテ'],
  ['曽於', 'ソオ', 'ソ|オ'],
  ['広尾', 'ヒロオ', 'ヒロ|オ'],
  ['箕面', 'ミノオ', 'ミノ|オ'],
  ['周防大島', 'スオウオオシマ', 'スオウ|オオシマ'],
] as const

/** Transcribes katakana ("シブヤ") into romaji ("shibuya"); `kanji` is the name with this reading. */
export function romaji(katakana: string, kanji: string) {
  const marked_kana = KEPT_APART.reduce(
    (kana, [part, joinedKana, apart]) => (kanji.includes(part) ? kana.replace(joinedKana, apart) : kana),
    katakana,
  )
  return marked_kana
    .replace(/(.)([ャュョ])/g, (_, kana, small) => contracted(kana, small))
    .replace(/[ア-ヴー]/g, (kana) => KANA.get(kana) ?? kana)
    .replace(/ン(?=[aiueoy])/g, "n'")
    .replaceAll('ン', 'n')
    .replace(/ッ(ch)?(.?)/g, (_, ch, next) => (ch ? `tch${next}` : next + next))
    .replace(/oo|ou/g, 'o')
    .replace(/uu/g, 'u')
    .replaceAll('|', '')
}
