import { expect, test } from 'vitest'
import { addressText, areaNames } from './address-text.ts'

const detailed_address = '88/14 Sukhumvit 31'

test('an address reads as people of its country write it', () => {
  const bangkok = { country: 'TH', area_text: 'Watthana, Bangkok, Thailand', detailed_address, postcode: '10110' }
  expect(addressText(bangkok)).toBe('88/14 Sukhumvit 31, Watthana, Bangkok, Thailand 10110')
  const tokyo = { country: 'JP', area_text: '東京都渋谷区', detailed_address: '神南1-2-3', postcode: null }
  expect(addressText(tokyo)).toBe('東京都渋谷区 神南1-2-3')
})

test('a country without areas leaves no gap', () => {
  const singapore = { country: 'SG', area_text: '', detailed_address: '10 Anson Road', postcode: '079903' }
  expect(addressText(singapore)).toBe('10 Anson Road 079903')
})

const AREAS = [{ code: '13', name: 'Tokyo', children: [{ code: '13113', name: 'Shibuya-ku' }] }]

test('a chosen area is named step by step, and not at all once its codes are gone', () => {
  expect(areaNames(AREAS, ['13', '13113'])).toBe('Tokyo / Shibuya-ku')
  expect(areaNames(AREAS, ['13', '99999'])).toBe('')
  expect(areaNames(AREAS, [])).toBe('')
})
