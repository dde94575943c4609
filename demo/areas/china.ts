import type { AreaNode, Names } from '../../server/src/features/address/area-file.ts'
import { KNOWN_PLACES, MINORITIES, PROVINCES, READINGS, SUFFIXES } from './china-names.ts'
import { hangulOfPinyin } from './hangul.ts'
import { fromPackage, japaneseFromSimplified, subdivisionNames } from './packages.ts'

type Lists = { areaList: Record<'province_list' | 'city_list' | 'county_list', Record<string, string>> }
const { areaList }: Lists = fromPackage('@vant/area-data')
type Pinyin = { pinyin: (text: string, options: { toneType: 'none'; type: 'array' }) => string[] }
const { pinyin }: Pinyin = fromPackage('pinyin-pro')

function syllables(hanzi: string) {
  const syllables = pinyin(hanzi, { toneType: 'none', type: 'array' })
  for (const [word, reading] of READINGS) {
    const at = hanzi.indexOf(word)
    if (at >= 0) syllables.splice(at, word.length, ...reading.split(' '))
  }
  return syllables
}

/** "xi", "an" → "Xi'an": an apostrophe precedes a later syllable that begins with a vowel. */
function romanised(hanzi: string) {
  const word = syllables(hanzi).reduce((all, next) => all + (all && /^[aeo]/.test(next) ? `'${next}` : next), '')
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}

const hangul = (hanzi: string) => syllables(hanzi).map(hangulOfPinyin).join('')

/** 恩施土家族苗族 → 恩施, without the ethnic groups 土家族 and 苗族. */
function withoutPeoples(hanzi: string) {
  const peoples: (typeof MINORITIES)[number][] = []
  let place = hanzi
  for (;;) {
    const people = MINORITIES.find(([name]) => place.length > name.length && place.endsWith(name))
    if (!people) return { place, peoples }
    peoples.unshift(people)
    place = place.slice(0, -people[0].length)
  }
}

/** The prefix of development zones' names: 河北 and 唐山 in 河北唐山海港经济开发区. */
type Above = { zh: string; en: string; ko: string }

function above(names: Names): Above {
  const [en = '', zh = '', , ko = ''] = names
  const zh_short = zh.replace(/(省|市|(壮族|回族|维吾尔)?自治区)$/, '')
  const ko_short = ko.replace(/\(.*\)$/, '').replace(/(성|시| ?자치구)$/, '')
  return { zh: zh_short, en, ko: ko_short }
}

function withoutAbove(zh: string, larger: Above[]) {
  const prefixes: Above[] = []
  let place = zh
  for (const one of larger) {
    if (!one.zh || !place.startsWith(one.zh)) continue
    prefixes.push(one)
    place = place.slice(one.zh.length).replace(/^市/, '')
  }
  return { place, named: prefixes }
}

const suffixOf = (zh: string) =>
  SUFFIXES.find(([ending]) => zh.endsWith(ending) && (zh.length > ending.length || ending.length > 2)) ?? ['', '', '']

/**
 * Names of a city or a district. English: romanised, with an English type of place. Japanese: the same name in Japanese
 * characters. Korean: transcribed by sound.
 */
function placeNames(zh: string, larger: Names[] = []): Names {
  const knownPlace = KNOWN_PLACES.find(([name]) => name === zh)
  if (knownPlace) return [knownPlace[1], zh, knownPlace[2], knownPlace[3]]
  const [suffix, english, korean] = suffixOf(zh)
  const is_zone = suffix.length > 2
  const { place, named: prefixes } = withoutAbove(
    zh.slice(0, zh.length - suffix.length),
    is_zone ? larger.map(above) : [],
  )
  const { place: name, peoples } = withoutPeoples(place)
  const romanised_name = name.length === 1 ? name + suffix.slice(-1) : name
  const people_en = peoples.map((people) => people[1]).join(' and ')
  const en = [...prefixes.map((one) => one.en), romanised(romanised_name), people_en, english].filter(Boolean).join(' ')
  const words = [...prefixes.map((one) => one.ko), hangul(name), ...peoples.map((people) => people[2]), korean]
  return [en, zh, japaneseFromSimplified(zh), words.filter(Boolean).join(prefixes.length + peoples.length ? ' ' : '')]
}

const under = (list: Record<string, string>, prefix: string) =>
  Object.entries(list).filter(([code]) => code.startsWith(prefix))

/**
 * A municipality's only city is the municipality itself and has the same names, so that an address can omit one of
 * them.
 */
function cityNode(code: string, zh: string, province: Names): AreaNode {
  const names = zh === province[1] ? province : placeNames(zh)
  const counties = under(areaList.county_list, code.slice(0, 4))
  return [code, names, counties.map(([county, name]): AreaNode => [county, placeNames(name, [province, names])])]
}

/**
 * Provinces with their cities and districts. Hong Kong, Macao and Taiwan are separate countries here, as in ISO 3166-1.
 */
export function chinaAreas() {
  return Object.entries(areaList.province_list).flatMap(([code, zh]): AreaNode[] => {
    const iso = PROVINCES[code.slice(0, 2)]
    if (!iso) return []
    const [en = '', , ...rest] = subdivisionNames(`cn${iso.toLowerCase()}`) ?? []
    const names = [en, zh, ...rest]
    const cities = under(areaList.city_list, code.slice(0, 2))
    return [[`CN-${iso}`, names, cities.map(([city, name]) => cityNode(city, name, names))]]
  })
}
