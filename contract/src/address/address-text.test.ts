import { expect, test } from 'vitest'
import { addressText } from './address-text.ts'

const detailed_address = '88/14 Sukhumvit 31'

test('an address is written in the format that is usual in its country', () => {
  const bangkok = { country: 'TH', area_text: 'Watthana, Bangkok, Thailand', detailed_address, postcode: '10110' }
  expect(addressText(bangkok)).toBe('88/14 Sukhumvit 31, Watthana, Bangkok 10110, Thailand')
  const seoul = { country: 'KR', area_text: '서울특별시 강남구', detailed_address: '테헤란로 1', postcode: '06133' }
  expect(addressText(seoul)).toBe('(06133) 서울특별시 강남구 테헤란로 1')
  const tokyo = { country: 'JP', area_text: '東京都渋谷区', detailed_address: '神南1-2-3', postcode: null }
  expect(addressText(tokyo)).toBe('東京都渋谷区 神南1-2-3')
  expect(addressText({ ...tokyo, postcode: '150-0041' })).toBe('〒150-0041 東京都渋谷区 神南1-2-3')
  const beijing = { country: 'CN', area_text: '北京市朝阳区', detailed_address: '建国路1号', postcode: '100020' }
  expect(addressText(beijing)).toBe('北京市朝阳区 建国路1号 (100020)')
  const taipei = { country: 'TW', area_text: '臺北市中正區', detailed_address: '忠孝西路1號', postcode: '100' }
  expect(addressText(taipei)).toBe('100 臺北市中正區 忠孝西路1號')
})

test.each([
  ['London, England, United Kingdom', 'London, England SW1A 1AA, United Kingdom'],
  ['เขตวัฒนา กรุงเทพมหานคร ประเทศไทย', 'เขตวัฒนา กรุงเทพมหานคร SW1A 1AA ประเทศไทย'],
  ['ロンドン、イングランド、イギリス', 'ロンドン、イングランド SW1A 1AA、イギリス'],
  ['伦敦，英格兰，英国', '伦敦，英格兰 SW1A 1AA，英国'],
])('the postcode is next to the city, before the country, in %s', (area_text, line) => {
  expect(addressText({ country: 'GB', area_text, detailed_address: '1 Mall', postcode: 'SW1A 1AA' })).toBe(
    `1 Mall, ${line}`,
  )
})

test('in a country without areas, an address has no comma in place of the missing area', () => {
  const singapore = { country: 'SG', area_text: '', detailed_address: '10 Anson Road', postcode: '079903' }
  expect(addressText(singapore)).toBe('10 Anson Road 079903')
})
