import { readdirSync } from 'node:fs'
import { LANGUAGE_TAGS } from '@sampan/contract/rules'
import { describe, expect, test } from 'vitest'
import { type Area, areaText, areaTree, countries, isCountry, needsCity, shipsTo } from './area-data.ts'
import { formatMobile, isMobile, mobileIn } from './area-mobile.ts'

const walk = (areas: Area[]): Area[] => areas.flatMap((area) => [area, ...walk(area.children ?? [])])
const child = (areas: Area[] | undefined, name: string) => areas?.find((area) => area.name === name)
const COUNTRIES = countries('en').map((country) => country.code)

describe('countries', () => {
  test('countries are sorted in the reader’s language, have calling codes, and include every country with people', () => {
    for (const language of LANGUAGE_TAGS) {
      const names = countries(language).map((country) => country.name)
      expect(names).toEqual([...names].sort(new Intl.Collator(language).compare))
      expect(names).toHaveLength(242)
      expect(new Set(names).size).toBe(242)
    }
    expect(countries('ko').find((country) => country.code === 'JP')).toEqual({
      code: 'JP',
      name: '일본',
      dial_code: '+81',
      ships: true,
      needs_city: false,
    })
    expect(countries('en').every((country) => /^\+\d{1,3}$/.test(country.dial_code))).toBe(true)
  })

  test('the countries that the shop ships to are known', () => {
    const shipped = countries('en').filter((country) => country.ships)
    expect(shipped).toHaveLength(22)
    expect([shipsTo('TH'), shipsTo('MC'), shipsTo('XX')]).toEqual([true, false, false])
    expect([isCountry('MC'), isCountry('AQ'), isCountry('th')]).toEqual([true, false, false])
  })
})

test('a city is required where the area list ends above the city, and never in a city state', () => {
  const asking = countries('en').filter((country) => country.ships && country.needs_city)
  const codes = asking.map((country) => country.code).sort()
  expect(codes).toEqual('AU CA DE ES FR GB ID IT MY NL NZ PH TW US VN'.split(' '))
  expect(['CN', 'JP', 'KR', 'TH', 'SG', 'HK', 'MO', 'MC', 'XX'].filter(needsCity)).toEqual([])
})

describe('areas', () => {
  test.each(COUNTRIES)('the areas of %s form a tree with unique short codes and a name in each language', (country) => {
    for (const language of LANGUAGE_TAGS) {
      const all = walk(areaTree(country, language))
      expect(all.filter((area) => !area.name.trim() || /undefined|null/.test(area.name))).toEqual([])
      expect(new Set(all.map((area) => area.code)).size).toBe(all.length)
      expect(all.filter((area) => !/^[\w-]{1,20}$/.test(area.code))).toEqual([])
    }
  })

  test.each(['CN', 'JP', 'KR', 'TH', 'US'])('the areas of %s have no duplicate names on one level', (country) => {
    for (const language of LANGUAGE_TAGS) {
      const tree = areaTree(country, language)
      const lists = [tree, ...walk(tree).map((area) => area.children ?? [])]
      for (const list of lists) expect(new Set(list.map((area) => area.name)).size).toBe(list.length)
    }
  })

  test('the areas have as many levels as the addresses of the country', () => {
    const shape = (country: string) => {
      const provinces = areaTree(country, 'en')
      const cities = provinces.flatMap((province) => province.children ?? [])
      return [provinces.length, cities.length, cities.flatMap((city) => city.children ?? []).length]
    }
    expect(shape('CN')).toEqual([31, 342, 3062])
    expect(shape('JP')).toEqual([47, 1892, 0])
    expect(shape('KR')).toEqual([17, 255, 0])
    expect(shape('TH')).toEqual([77, 919, 0])
    expect(shape('US')).toEqual([51, 0, 0])
    expect(areaTree('SG', 'en')).toEqual([])
    expect(areaTree('constructor', 'en')).toEqual([])
  })

  test('every area file is either one country or a shared list', () => {
    const files = readdirSync(new URL('../../../areas/', import.meta.url)).filter((file) => file.endsWith('.json'))
    expect(files.sort()).toEqual([
      'CN.json',
      'JP.json',
      'KR.json',
      'TH.json',
      'US.json',
      'countries.json',
      'others.json',
    ])
  })

  test('areas have the names that people use', () => {
    const beijing = child(areaTree('CN', 'zh-CN'), '北京市')
    expect(child(child(beijing?.children, '北京市')?.children, '朝阳区')?.code).toBe('110105')
    expect(child(child(areaTree('JP', 'ja'), '東京都')?.children, '渋谷区')?.code).toBe('13113')
    expect(child(child(areaTree('KR', 'ko'), '서울특별시')?.children, '강남구')?.code).toBe('11-gangnam-gu')
    expect(child(child(areaTree('TH', 'th'), 'กรุงเทพมหานคร')?.children, 'เขตวัฒนา')?.code).toBe('1039')
    expect(child(areaTree('US', 'ja'), 'カリフォルニア州')?.code).toBe('US-CA')
    expect(child(areaTree('DE', 'zh-CN'), '巴伐利亚州')?.code).toBe('DE-BY')
  })
})

const BEIJING = ['CN-BJ', '110100', '110105']
const XIANTAO = ['CN-HB', '429000', '429004']
const SHIBUYA = ['JP-13', '13113']
const GANGNAM = ['KR-11', '11-gangnam-gu']
const WATTHANA = ['TH-10', '1039']

describe('the text of an area', () => {
  test.each([
    ['CN', BEIJING, 'zh-CN', '北京市朝阳区'],
    ['CN', BEIJING, 'en', 'China, Beijing, Chaoyang District'],
    ['CN', BEIJING, 'ja', '中国北京市朝陽区'],
    ['CN', BEIJING, 'ko', '중국 베이징시 차오양구'],
    ['CN', XIANTAO, 'zh-CN', '湖北省仙桃市'],
    ['JP', SHIBUYA, 'ja', '東京都渋谷区'],
    ['JP', SHIBUYA, 'en', 'Japan, Tokyo, Shibuya-ku'],
    ['JP', SHIBUYA, 'zh-CN', '日本东京都涩谷区'],
    ['JP', SHIBUYA, 'ko', '일본 도쿄도 시부야구'],
    ['KR', GANGNAM, 'ko', '서울특별시 강남구'],
    ['KR', GANGNAM, 'en', 'South Korea, Seoul, Gangnam-gu'],
    ['KR', GANGNAM, 'ja', '韓国ソウル特別市江南区'],
    ['KR', ['KR-50'], 'ko', '세종특별자치시'],
    ['TH', WATTHANA, 'th', 'เขตวัฒนา กรุงเทพมหานคร ประเทศไทย'],
    ['TH', WATTHANA, 'en', 'Watthana, Bangkok, Thailand'],
    ['TH', WATTHANA, 'ja', 'Watthana、バンコク、タイ'],
    ['US', ['US-CA'], 'en', 'California, United States'],
    ['US', ['US-CA'], 'zh-CN', '加利福尼亚州，美国'],
    ['SG', [], 'ko', '싱가포르'],
  ] as const)('%s %j in %s is %s', (country, area, language, text) => {
    expect(areaText(country, [...area], language)).toBe(text)
  })

  test.each([
    ['US', ['US-CA'], 'en', 'San Jose', 'San Jose, California, United States'],
    ['US', ['US-CA'], 'zh-CN', 'San Jose', 'San Jose，加利福尼亚州，美国'],
    ['DE', ['DE-BE'], 'en', 'Berlin', 'Berlin, Germany'],
    ['TW', ['TW-TPE'], 'zh-CN', '中正區', '台湾台北市中正區'],
    ['TW', ['TW-TPE'], 'ko', '중정구', '대만 타이베이시 중정구'],
    ['SG', [], 'en', null, 'Singapore'],
  ] as const)('%s %j in %s with %s is %s', (country, area, language, city, text) => {
    expect(areaText(country, [...area], language, city)).toBe(text)
  })

  test.each([
    ['CN', ['CN-BJ', '110100'], 'no district'],
    ['CN', ['CN-BJ', '110105'], 'a level left out'],
    ['CN', ['CN-SH', '110100', '110105'], 'a city of another province'],
    ['CN', [...BEIJING, '110105'], 'one level too many'],
    ['JP', ['JP-13'], 'no municipality'],
    ['JP', BEIJING, 'another country’s'],
    ['TH', [], 'nothing chosen'],
    ['US', ['US-ZZ'], 'an unknown state'],
    ['SG', ['SG-01'], 'an area where there is none'],
    ['XX', [], 'an unknown country'],
    ['AQ', [], 'a country without people'],
  ])('%s %j is refused: %s', (country, area) => {
    expect(areaText(country, area, 'en')).toBeUndefined()
  })
})

describe('a mobile number', () => {
  test.each(['+8613812345678', '+819012345678', '+821012345678', '+66812345678', '+14155552671', '+6591234567'])(
    '%s is a mobile number',
    (number) => expect(isMobile(number)).toBe(true),
  )

  test.each([
    ['+447911123456', 'Guernsey, with Britain’s calling code'],
    ['+447400123456', 'Britain'],
    ['+16042345678', 'Canada, with the calling code of the United States'],
    ['+77011234567', 'Kazakhstan, with Russia’s'],
    ['+393123456789', 'Italy and the Vatican'],
    ['+61412345678', 'Australia and its islands'],
    ['+358501234567', 'Finland and Åland'],
  ])('%s is a mobile number with a shared calling code: %s', (number) => expect(isMobile(number)).toBe(true))

  test.each([
    ['+442079460958', 'a fixed line in London'],
    ['+861012345678', 'a fixed line in Beijing'],
    ['+8612012345678', 'no Chinese prefix'],
    ['+81312345678', 'a fixed line in Tokyo'],
    ['+8190123456789', 'too long'],
    ['+82212345678', 'a fixed line in Seoul'],
    ['+8201012345678', 'with the zero of domestic calls'],
    ['+6621234567', 'a fixed line in Bangkok'],
    ['+6681234567', 'too short'],
    ['+18005550123', 'toll-free'],
    ['+11155552671', 'no American area code'],
    ['13812345678', 'without its country'],
    ['+86 138 1234 5678', 'not in E.164'],
    ['+8613812345678x5', 'with an extension'],
    ['', 'nothing'],
  ])('%s is not a mobile number: %s', (number) => expect(isMobile(number)).toBe(false))

  test.each(['+66812345678', '+66 81-234-5678', '0066 81 234 5678', '＋６６ ８１２３４５６７８', '+66 (0)81 234 5678'])(
    '%s is read with its country code',
    (number) => expect(mobileIn(number)).toBe('+66812345678'),
  )
  test.each(['0812345678', '81 234 5678', '66812345678', '+66 2 123 4567', '+66812345678 ext. 5', ''])(
    '%s is refused, because its country code or a mobile number is missing',
    (number) => expect(mobileIn(number)).toBeUndefined(),
  )

  test('a mobile number is formatted in groups of digits', () => {
    expect(formatMobile('+66812345678')).toBe('+66 81 234 5678')
    expect(formatMobile('nothing')).toBe('nothing')
  })
})
