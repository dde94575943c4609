import { expect, test } from 'vitest'
import { processorMs } from '../../testing/process/processor-time.ts'
import { csvRows } from './csv-rows.ts'

const rowsOf = async (text: string, limit = 100) => (await csvRows(text, 1, limit)).map(({ cells }) => cells)

test.each<[string, string[][]]>([
  ['a,"b ""c""",d\n', [['a', 'b "c"', 'd']]],
  ['"a" tail,b', [['a tail', 'b']]],
  ['  "a",b', [['a', 'b']]],
  ['a"b,""', [['a"b', '']]],
  ['a,"never closed\nb', [['a', 'never closed\nb']]],
  ['a\r\n\r\n , \nb', [['a'], ['b']]],
  ['', []],
  ['a\rb,c\r', [['a'], ['b', 'c']]],
  [
    'sep=;\na,b;c\n',
    [
      ['sep=', ''],
      ['a,b', 'c'],
    ],
  ],
])('%j is read leniently', async (text, rows) => {
  expect(await rowsOf(text)).toEqual(rows)
})

test('two quotation marks in a quoted cell are read as one quotation mark, even across a chunk boundary', async () => {
  const text = `"${'""'.repeat(30_000)}",b`
  expect(await rowsOf(text)).toEqual([['"'.repeat(30_000), 'b']])
  expect(await rowsOf(`x${text}`)).toEqual([[`x${text.slice(0, -2)}`, 'b']])
})

test('rows beyond the limit and cells after the hundredth are ignored', async () => {
  expect(await rowsOf('a\n'.repeat(1_000), 10)).toHaveLength(11)
  expect((await rowsOf(`${'a,'.repeat(1_000)}\n`))[0]).toHaveLength(100)
})

const LENGTH = 2_000_000
test.each(['"', ',', '\n', 'a', ' ', '""', 'a\n', ' "', 'a"'])('2 MB of %j are parsed quickly', async (unit) => {
  const before = processorMs()
  await rowsOf(unit.repeat(LENGTH / unit.length), 50_000)
  await rowsOf(`a${unit.repeat(LENGTH / unit.length)}`, 50_000)
  expect(processorMs() - before).toBeLessThan(2_000)
})
