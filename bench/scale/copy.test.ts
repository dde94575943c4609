import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { chunksOf, copyInto, Escaped, lineOf } from './copy.ts'

async function withTable(work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ ...inject('test_server'), database: 'postgres' })
  await client.connect()
  try {
    await client.query('create temporary table copied (number int primary key, text text)')
    await work(client)
  } finally {
    await client.end()
  }
}

const COPIED = { table: 'copied', columns: ['number', 'text'] }

const TEXTS = [
  'plain',
  'a\\b',
  'line\nfeed',
  'tab\there',
  'car\rriage',
  '\\N',
  '',
  '灯 ランプ 조명 โคมไฟ 🏮',
  '{"en": "a \\"b\\""}',
]

test('texts with any characters are stored unchanged', async () => {
  expect(lineOf([1, null, 'a\tb', new Escaped('a\\b'), new Date(0)])).toBe(
    '1\t\\N\ta\\tb\ta\\\\b\t1970-01-01T00:00:00.000Z\n',
  )
  await withTable(async (client) => {
    const rows = [...TEXTS, null].map((text, number) => [number, text])
    await copyInto(client, COPIED, chunksOf(rows))
    const { rows: copies } = await client.query('select text from copied order by number')
    expect(copies.map(({ text }) => text)).toEqual([...TEXTS, null])
  })
})

test('many rows are streamed: rows are generated while PostgreSQL reads them', async () => {
  await withTable(async (client) => {
    const text = 'x'.repeat(10_000)
    let most = 0
    const rows = function* () {
      for (let number = 0; number < 5_000; number++) {
        most = Math.max(most, client.connection.stream.writableLength)
        yield [number, text]
      }
    }
    await copyInto(client, COPIED, chunksOf(rows()))
    const { rows: sums } = await client.query('select count(*)::int, sum(length(text))::int from copied')
    expect(sums).toEqual([{ count: 5_000, sum: 50_000_000 }])
    expect(most).toBeLessThan(1_000_000)
  })
})

test('if a row has an error, no row is stored, and the connection remains usable', async () => {
  await withTable(async (client) => {
    const twice = [
      [1, 'a'],
      [2, 'b'],
      [1, 'c'],
    ] as const
    await expect(copyInto(client, COPIED, chunksOf(twice))).rejects.toThrow('duplicate key')
    const brokenRows = function* () {
      yield [3, 'a']
      throw new Error('no more rows')
    }
    await expect(copyInto(client, COPIED, chunksOf(brokenRows()))).rejects.toThrow('no more rows')
    const { rows } = await client.query('select count(*)::int from copied')
    expect(rows).toEqual([{ count: 0 }])
  })
})
