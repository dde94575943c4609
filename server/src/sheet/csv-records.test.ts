import { csvOf } from '@sampan/contract/csv-text'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { processorMs } from '../../testing/process/processor-time.ts'
import { csvRecords } from './csv-records.ts'
import { NoSheet } from './sheet-limits.ts'

async function* inPieces(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function recordsOf(text: string | Uint8Array, size = 1) {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
  const records = []
  for await (const record of csvRecords(inPieces(bytes, size))) records.push(record)
  return records
}

test.each<[string, string, string[][]]>([
  [
    'plain cells',
    'a,b\r\nc,d\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a file without a last line break',
    'a,b\nc,',
    [
      ['a', 'b'],
      ['c', ''],
    ],
  ],
  ['carriage returns as line breaks', 'a\rb\r', [['a'], ['b']]],
  ['quoted commas, line breaks and quotation marks', '"a,\r\n""b""",c\n', [['a,\r\n"b"', 'c']]],
  ['an empty quoted cell', '"",b\n', [['', 'b']]],
  ['a quotation mark inside a plain cell', 'a "b",c\n', [['a "b"', 'c']]],
  ['a byte order mark', '\ufeffa\n', [['a']]],
  [
    'texts of five languages',
    '台灯,デスクランプ,스탠드,โคมไฟ,😀\n',
    [['台灯', 'デスクランプ', '스탠드', 'โคมไฟ', '😀']],
  ],
  ['empty lines', 'a\n\nb\n', [['a'], [''], ['b']]],
  ['an empty file', '', []],
])('%s: the records do not depend on the size of the chunks', async (_what, text, records) => {
  for (const size of [1, 2, 5, 1000]) expect(await recordsOf(text, size)).toEqual(records)
})

const FORMULAS = ['=1+1', '+1', '-x', '@a', '＝1+1', '＋1', '－1', '＠a', '\tb', '\rc', '\nd', ' =1', "'=1", "'\t=1"]

test.each([...FORMULAS, "'a", "''", 'plain', '-5', 'a"b', "it's", 'a=b', 'a＝b'])(
  'the exported cell %j is imported unchanged',
  async (cell) => {
    expect(await recordsOf(csvOf([[cell, 'b']]))).toEqual([[cell, 'b']])
  },
)

test.each(FORMULAS)('the exported cell %j is not run as a formula', (cell) => {
  for (const row of [[cell], ['a', cell]]) expect(csvOf([row])).toMatch(/^\ufeff(a,)?"?'/)
})

const SIGN = /^[=+\-@＝＋－＠]/
/** Splits a row like a spreadsheet that separates cells at semicolons or tabs and ends rows inside cells. */
const piecesOf = (cells: string[]) =>
  csvOf([cells])
    .split(/[;\t\r\n]/)
    .map((piece) => piece.replace(/^[\s"\ufeff]*/, ''))

const INNER = ['x;=1+1', 'x; +1', 'x\t@a', 'x\n-1', 'x\r\n"=1', 'x;"＝1"', ';;=1', '\t;\n=1', "x;'=1", 'x;\t"\n＠a;=2']

test.each(INNER)(
  'no part of the cell %j is run as a formula by a spreadsheet that splits it, and it is imported unchanged',
  async (cell) => {
    for (const row of [[cell], ['a', cell]]) {
      expect(piecesOf(row).filter((piece) => SIGN.test(piece))).toEqual([])
      expect(await recordsOf(csvOf([['a', 'b'], row]))).toEqual([['a', 'b'], row])
    }
  },
)

test('a long cell of blanks is written in under a second', () => {
  const cell = `x${';\t\n\' "'.repeat(20_000)}`
  const before = processorMs()
  csvOf([[`${cell}y`, `${cell}=1`]])
  expect(processorMs() - before).toBeLessThan(1_000)
})

test('numbers are exported as numbers', () => {
  expect(csvOf([['-5', '12.50', '-0.01']])).toBe('\ufeff-5,12.50,-0.01\r\n')
})

test('every text is imported as it was exported', async () => {
  const sign = fc.constantFrom(...'=+-@＝＋－＠\'"\t\r\n ,;a1'.split(''))
  const cell = fc.string({ unit: sign, maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(cell, async (text) => {
      const rows = [
        ['a', 'b'],
        [text, 'b'],
      ]
      expect(await recordsOf(csvOf(rows))).toEqual(rows)
      expect(piecesOf(['a', text]).filter((piece) => SIGN.test(piece))).toEqual([])
    }),
    { numRuns: 500 },
  )
})

test.each<[string, string | Uint8Array]>([
  ['a quotation mark that never ends', 'a,"b\nc'],
  ['text after a quoted cell', '"a"b,c\n'],
  ['bytes that are not UTF-8', Uint8Array.of(0x61, 0xff, 0x0a)],
  ['half a character of UTF-16', Uint8Array.of(0xff, 0xfe, 0x61)],
  ['half a character at the end', Uint8Array.of(0x61, 0xe5, 0x8f)],
])('%s is refused as CSV', async (_what, text) => {
  await expect(recordsOf(text)).rejects.toThrow(NoSheet)
})

test('a text with characters that another program could not decode is refused', async () => {
  await expect(recordsOf('title\n\uFFFD\uFFFD\n')).rejects.toMatchObject({ reason: 'text_unreadable' })
})
