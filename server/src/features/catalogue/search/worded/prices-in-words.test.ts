import { expect, test } from 'vitest'
import { processorMs } from '../../../../../testing/process/processor-time.ts'
import { pricesIn } from './prices-in-words.ts'

test.each([
  ['lamp under 50', 'lamp', null, 50],
  ['Lamp below $1,250.50', 'lamp', null, 1250.5],
  ['lamp below 12,50', 'lamp', null, 12.5],
  ['lamp below 1.250,50 dollars', 'lamp', null, 1250.5],
  ['lamp below 1,250', 'lamp', null, 1250],
  ['lamps over us$20', 'lamps', 20, null],
  ['lamp between 20 and 50 dollars', 'lamp', 20, 50],
  ['lamp $20-$50', 'lamp', 20, 50],
  ['lamp 30 dollars or less', 'lamp', null, 30],
  ['under 50', '', null, 50],
  ['50元以下的灯', '灯', null, 50],
  ['灯 不到50美元', '灯', null, 50],
  ['100元以上的灯', '灯', 100, null],
  ['20到50元的灯', '灯', 20, 50],
  ['50ドル以下', '', null, 50],
  ['２０ドルから５０ドルまでのランプ', 'ランプ', 20, 50],
  ['50ドル以上のランプ', 'ランプ', 50, null],
  ['50달러 이하 램프', '램프', null, 50],
  ['가격 20달러에서 50달러까지의 램프', '램프', 20, 50],
  ['โคมไฟราคาไม่เกิน 50 ดอลลาร์', 'โคมไฟ', null, 50],
  ['โคมไฟ มากกว่า 50', 'โคมไฟ', 50, null],
  ['โคมไฟ 20 ถึง 50 ดอลลาร์', 'โคมไฟ', 20, 50],
])('the price in “%s” is read, and the other words remain', (keyword, rest, min, max) => {
  const cents = (dollars: number | null) => dollars && Math.round(dollars * 100)
  expect(pricesIn(keyword)).toEqual({ rest, limits: { min_cents: cents(min), max_cents: cents(max) } })
})

test.each([
  'lamp',
  'lamp 50',
  'cable under 50 cm',
  'toys under 5 years',
  'lamp under 50円',
  'lamp under 50%',
  'lamp under 99999999999999999999',
  'lamp between 50 and 20',
  '10000000000000 ドル以下',
  'under the sea',
  '１０歳以上のおもちゃ',
  'sunder 50',
])('“%s” names no price', (keyword) => {
  expect(pricesIn(keyword)).toBeUndefined()
})

test('long keywords are read in a moment', () => {
  for (const piece of ['1', '1,', 'between 1 ', '1元到', 'ไม่เกิน ', ' ', '$ ']) {
    const before = processorMs()
    pricesIn(piece.repeat(300))
    expect(processorMs() - before, piece).toBeLessThan(100)
  }
})
