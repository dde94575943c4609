import { request } from 'node:http'
import { memoryUsage } from 'node:process'
import { setImmediate } from 'node:timers/promises'
import { sessionHeaders } from '@sampan/contract/rules'
import { expect, test } from 'vitest'

import { aBankAccount } from '../../../../testing/wallet-world.ts'
import { anOperator, aShop } from '../../../../testing/world.ts'

const shop = await aShop()
const operator = await anOperator(shop)
const bank_account_id = await aBankAccount(shop)
const url = await shop.app.listen({ host: '127.0.0.1', port: 0 })

const MEGABYTE = 1024 * 1024
/** As much as a socket takes at a time. */
const PIECE = 64 * 1024
const MEMORY_LIMIT = 400 * MEGABYTE
/** Memory is read while the request runs. */
const INTERVAL_MS = 20

type Answer = { status: number; body: { reason?: string; msg?: string; data?: { faults: object[]; added: number } } }

/** Sends a statement in pieces, until it is complete or the server answers. */
function send(pieces: Iterable<string>): Promise<Answer> {
  const fields = JSON.stringify({ bank_account_id, file_name: 'nov.csv', is_trial: true }).slice(0, -1)
  const headers = {
    ...sessionHeaders('/api/admin/', operator.token),
    'content-type': 'application/json',
    'accept-language': 'en',
  }
  return new Promise((resolve, reject) => {
    let is_answered = false
    const sent = request(`${url}/api/admin/bank/import`, { method: 'POST', headers }, (reply) => {
      is_answered = true
      const chunks: Buffer[] = []
      reply.on('data', (chunk: Buffer) => chunks.push(chunk))
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, body: JSON.parse(String(Buffer.concat(chunks))) }))
    })
    sent.on('error', (error) => {
      if (!is_answered) reject(error)
    })
    const write = async () => {
      sent.write(`${fields},"text":"`)
      for (const piece of pieces) {
        if (is_answered) return
        await new Promise((written) => sent.write(JSON.stringify(piece).slice(1, -1), written))
        // The answer is read before the next piece is written to a closed connection.
        await setImmediate()
      }
      sent.end('"}')
    }
    write().catch(reject)
  })
}

/** The answer, and the growth of the process’s memory until then. */
async function measured(pieces: Iterable<string>): Promise<Answer & { grown: number }> {
  const before = memoryUsage().rss
  let highest = before
  const timer = setInterval(() => {
    highest = Math.max(highest, memoryUsage().rss)
  }, INTERVAL_MS)
  const answer = await send(pieces)
  clearInterval(timer)
  return { ...answer, grown: highest - before }
}

function* repeated(first: string, row: string, megabytes: number): Generator<string> {
  const piece = row.repeat(Math.ceil(PIECE / row.length))
  yield first
  for (let count = 0; count < (megabytes * MEGABYTE) / PIECE; count++) yield piece
}

const CSV = ['Date,Amount,Text\n', '2026-11-26,5.00,Mei\n'] as const
const CAMT = [
  '<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>',
  '<Ntry><Amt Ccy="USD">5.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><Dt>2026-11-26</Dt></BookgDt></Ntry>',
] as const
const ENTITIES = [...'abcdefghij'].map((name, at, all) => `<!ENTITY ${name} "${`&${all[at - 1]};`.repeat(at && 10)}">`)
const BOMB = `<?xml version="1.0"?><!DOCTYPE Document [${ENTITIES.join('')}]><Document><BkToCstmrStmt>&j;</BkToCstmrStmt></Document>`

test.each([
  ['CSV', CSV],
  ['CAMT.053', CAMT],
])('a file of 100 MB as %s is refused with a sentence, without being kept in memory', async (_, [first, row]) => {
  const { status, body, grown } = await measured(repeated(first, row, 100))
  expect(status).toBe(413)
  expect(body.msg).toMatch(/too large/i)
  expect(grown).toBeLessThan(100 * MEGABYTE)
})

test.each([
  ['CSV', CSV, 3],
  ['CAMT.053', CAMT, 3],
])('a file of %s with too many lines is refused with a sentence', async (_, [first, row], megabytes) => {
  const rows = row.length > 50 ? [first, row.repeat(50_001).slice(0, 3_990_000)] : repeated(first, row, megabytes)
  const { body, grown } = await measured(rows)
  expect(body.reason ?? body.data?.faults).toSatisfy(
    (answer: unknown) => answer === 'statement_too_long' || JSON.stringify(answer).includes('broken'),
  )
  expect(grown).toBeLessThan(MEMORY_LIMIT)
})

test.each([
  ['an XML bomb', [BOMB], 'doctype'],
  ['an XML file of elements inside each other', ['<?xml version="1.0"?>', '<Document>'.repeat(390_000)], 'broken'],
  ['a million columns', ['Date,Amount', ',x'.repeat(1_000_000), '\n2026-11-26,5', ',1'.repeat(900_000)], 'too_wide'],
  ['a million columns with a text', ['Date,Amount\n', '"x",'.repeat(900_000)], 'too_wide'],
  ['one cell of four million letters', ['Date,Amount\n2026-11-26,', '9'.repeat(3_900_000)], 'amount'],
  ['an unclosed quotation mark', ['Date,Amount\n2026-11-26,"5\n', '2026-11-26,5\n'.repeat(290_000)], 'cells'],
  ['many separators without a row', [';'.repeat(3_900_000)], 'no_heading'],
])('%s has a fault and a limit of memory', async (_, pieces, fault) => {
  const { status, body, grown } = await measured(pieces)
  expect(status).toBe(200)
  expect(body.data?.faults).toMatchObject([{ fault }])
  expect(grown).toBeLessThan(MEMORY_LIMIT)
})

test('a statement of 50,000 lines is read with bounded memory', async () => {
  const rows = Array.from({ length: 49_999 }, (_, at) => `2026-11-26,${at + 1}.00,Mei ${at}\n`)
  const { body, grown } = await measured([CSV[0], ...rows])
  expect(body.data?.added).toBe(49_999)
  expect(grown).toBeLessThan(MEMORY_LIMIT)
})
