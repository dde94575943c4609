import { expect, test } from 'vitest'
import { anXlsx } from '../../../../../testing/import/foreign-import-world.ts'
import { linesOf } from '../../../../../testing/import/translated-lines.ts'

const LAMP = { title_en: 'Lamp', price: '39.90', stock: '5', faults: [] }
const CUP = { title_en: 'Cup, big', price: '9.50', stock: '2', faults: [] }

test.each<[string, string | Uint8Array]>([
  [
    'UTF-16 with the high byte first',
    Buffer.from('\ufeffTitle\tPrice\tStock\nLamp\t39.90\t5\nCup, big\t9.50\t2\n', 'utf16le').swap16(),
  ],
  ['a byte order mark in the middle', 'Title,Price,Stock\nLamp,39.90,5\n\ufeff"Cup, big",9.50,2\n'],
  ['headings that are repeated', '\ufeffTitle,Price,Stock\nLamp,39.90,5\n\ufeffTitle,Price,Stock\n"Cup, big",9.50,2\n'],
  ['trailing empty columns', 'Title,Price,Stock,,,\nLamp,39.90,5,,,\n"Cup, big",9.50,2,,,\n'],
  ['carets', 'Title^Price^Stock\nLamp^39.90^5\nCup, big^9.50^2\n'],
  ['full-width commas', 'Title，Price，Stock\nLamp，39.90，5\nCup, big，9.50，2\n'],
  ['a line that names the separator', 'sep=;\nTitle;Price;Stock\nLamp;39.90;5\nCup, big;9.50;2\n'],
  ['carriage returns only', 'Title,Price,Stock\rLamp,39.90,5\r"Cup, big",9.50,2\r'],
  ['headings in the third row', 'Price list,,\n\nTitle,Price,Stock\nLamp,39.90,5\n"Cup, big",9.50,2\n'],
  ['Thai headings with tone marks', 'ชื่อสินค้า,ราคา,สต็อก\nLamp,39.90,5\n"Cup, big",9.50,2\n'],
  ['headings in two columns', 'Title,Price,Price,Stock\nLamp,39.90,12.00,5\n"Cup, big",9.50,3.00,2\n'],
  [
    'an XLSX with numbers as text',
    anXlsx([
      ['Title', 'Price', 'Stock', 'Seen on'],
      ['Lamp', '39.90', 5, 45_000],
      ['Cup, big', '9.50', '2', 45_001.5],
    ]),
  ],
])('a sheet with %s is read', async (_what, file) => {
  const { lines } = await linesOf(file)
  expect(lines).toMatchObject([LAMP, CUP])
  expect(lines).toHaveLength(2)
})

test('a comma in a cell without quotation marks is a fault, because all cells after it have moved', async () => {
  const { lines } = await linesOf('Title,Price,Stock\nLamp,1,234,5\nCup,9.50,2\n')
  expect(lines).toMatchObject([{ faults: [{ column: '', fault: 'too_many' }] }, { title_en: 'Cup', faults: [] }])
})

test('an article number that a spreadsheet has shortened is a fault', async () => {
  const { lines } = await linesOf('Title,Price,SKU\nLamp,9,1.23E+10\nCup,9,12E+10\n')
  expect(lines.map(({ faults }) => faults.length)).toEqual([1, 0])
})

test('a column that follows the last heading by itself has no meaning', async () => {
  const { columns } = await linesOf('Title,Price,,Stock\nLamp,39.90,x,5\n')
  expect(columns).toEqual(['title', 'price', null, 'stock'])
})
