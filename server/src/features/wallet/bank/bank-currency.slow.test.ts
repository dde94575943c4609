import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { aBankAccount, aPassedRecharge } from '../../../../testing/wallet-world.ts'
import { anOperator, aShop, aShopper } from '../../../../testing/world.ts'
import { audit } from '../../../ledger/audit.ts'

const shop = await aShop()
const operator = await anOperator(shop)
const support = await anOperator(shop, { roles: ['support'] })
const { call } = operator
const account = async (currency: 'USD' | 'EUR' | 'JPY') => {
  const bank_account_id = await aBankAccount(shop)
  await shop.db.updateTable('bank_account').set({ currency }).where('bank_account_id', '=', bank_account_id).execute()
  return bank_account_id
}
const [dollars, euros, yen] = [await account('USD'), await account('EUR'), await account('JPY')]
const fileOf = (name: string) =>
  readFile(new URL(`../../../../testing/files/statements/${name}`, import.meta.url), 'utf8')
const importText = async (bank_account_id: string, text: string, is_trial = false) =>
  (await call('POST /api/admin/bank/import', { body: { bank_account_id, file_name: 'nov.csv', text, is_trial } })).data
const linesOf = async (day: string) =>
  (await call('GET /api/admin/bank/lines', { query: { day, page_size: 100 } })).data.items
const dayOf = async (day: string) => (await call('GET /api/admin/bank/day', { query: { day } })).data
const takeBack = (statement_id: string | null, by = operator) =>
  by.call('POST /api/admin/bank/take_back', { body: { statement_id: statement_id ?? '' } })
const value = (line_id: string, amount_cents: number | null) =>
  call('POST /api/admin/bank/value', { body: { line_id, amount_cents } })

test('euros and yen are never stored as dollars: an account takes the lines of its currency, and lists the others', async () => {
  const text = await fileOf('two-currencies.csv')
  expect(await importText(dollars, text)).toMatchObject({
    statement_id: null,
    added: 0,
    skipped: 2,
    skipped_lines: [
      { line: 2, why: 'currency', cell: 'EUR' },
      { line: 3, why: 'currency', cell: 'JPY' },
    ],
  })
  expect(await importText(yen, text)).toMatchObject({ added: 1, skipped: 1, currency: 'JPY' })
  expect(await importText(euros, text)).toMatchObject({ added: 1, skipped: 1, currency: 'EUR' })
  expect(await linesOf('2026-11-26')).toMatchObject([{ amount_cents: null, currency: 'EUR', amount_minor: 10_000 }])
  expect(await linesOf('2026-11-25')).toMatchObject([{ amount_cents: null, currency: 'JPY', amount_minor: 50_000 }])
  for (const day of ['2026-11-25', '2026-11-26'])
    expect(await dayOf(day)).toMatchObject({
      statement: { in_cents: 0, out_cents: 0, open: 1, open_cents: 0 },
      statement_balance_cents: 0,
    })
  expect((await dayOf('2026-11-25')).bank_balances).toMatchObject([{ currency: 'JPY', balance_minor: 50_000 }])
})

test('a line in euros is matched only after an operator entered the dollars that arrived', async () => {
  const today = (await call('GET /api/admin/bank/days', { query: {} })).data[0]?.day ?? ''
  const recharge_id = await aPassedRecharge(shop, operator, await aShopper(shop), 10_850)
  const reply = await importText(euros, `Date,Amount,Text\n${today},100.00,Mei\n`)
  expect(reply).toMatchObject({ added: 1, matched: 0 })
  const lineNow = async () => (await linesOf(today)).find(({ text }) => text === 'Mei')
  const { line_id = '' } = (await lineNow()) ?? {}
  const before = (await dayOf(today)).statement_balance_cents
  expect(await value(line_id, -10_850)).toMatchObject({ reason: 'sums_differ' })
  expect((await value(line_id, 10_850)).data).toMatchObject({ amount_cents: 10_850, state: 'open', currency: 'EUR' })
  expect((await dayOf(today)).statement_balance_cents).toBe(before + 10_850)
  expect((await call('POST /api/admin/bank/match_all', { body: { day: today } })).data).toEqual({ matched: 1 })
  expect(await lineNow()).toMatchObject({ state: 'matched', movements: [{ ref_id: recharge_id }] })
  expect(await value(line_id, null)).toMatchObject({ reason: 'state_changed' })
  await call('POST /api/admin/bank/release', { body: { line_id } })
  expect((await value(line_id, null)).data.amount_cents).toBeNull()
  expect((await dayOf(today)).statement_balance_cents).toBe(before)
  expect(await audit(shop.db)).toEqual([])
})

test('the dollars of a line in dollars cannot be changed', async () => {
  await importText(dollars, 'Date,Amount,Text\n2026-10-02,5.00,Own\n')
  const [line] = await linesOf('2026-10-02')
  expect(await value(line?.line_id ?? '', 600)).toMatchObject({ reason: 'state_changed' })
})

test('a file imported by mistake is taken back whole, and can be imported again', async () => {
  const text = 'Date,Amount,Text\n2026-10-05,5.00,a\n2026-10-05,-1.00,b\n2026-10-06,7.00,c\n'
  const { statement_id } = await importText(dollars, text)
  const sums = async () => [
    (await dayOf('2026-10-05')).statement_balance_cents,
    (await dayOf('2026-10-06')).statement_balance_cents,
  ]
  const stored_sums = await sums()
  const listStatements = async () => (await call('GET /api/admin/bank/statements')).data
  expect((await listStatements())[0]).toMatchObject({ statement_id, file_name: 'nov.csv', lines: 3, matched: 0 })
  expect(await takeBack(statement_id, support)).toMatchObject({ reason: 'role_needed' })
  expect((await takeBack(statement_id)).code).toBe(1)
  expect((await takeBack(statement_id)).status).toBe(404)
  expect([await linesOf('2026-10-05'), await linesOf('2026-10-06')]).toEqual([[], []])
  const [first = 0, second = 0] = stored_sums
  expect(await sums()).toEqual([first - 400, second - 1_100])
  expect((await listStatements()).some((one) => one.statement_id === statement_id)).toBe(false)
  const logEntries = await shop.db.selectFrom('desk_log').select(['action', 'details']).execute()
  expect(logEntries).toContainEqual({ action: 'statement_taken_back', details: { file_name: 'nov.csv', lines: 3 } })
  expect(await importText(dollars, text)).toMatchObject({ added: 3 })
  expect(await sums()).toEqual(stored_sums)
})

test('a file with a matched line or with a line of a closed day stays', async () => {
  const today = (await call('GET /api/admin/bank/days', { query: {} })).data[0]?.day ?? ''
  await aPassedRecharge(shop, operator, await aShopper(shop), 7_213)
  const matchedImport = await importText(dollars, `Date,Amount,Text\n${today},72.13,matched\n2026-10-08,1.00,other\n`)
  expect(matchedImport).toMatchObject({ added: 2, matched: 1 })
  expect(await takeBack(matchedImport.statement_id)).toMatchObject({ reason: 'statement_matched' })
  const closedImport = await importText(dollars, 'Date,Amount,Text\n2026-10-09,1.00,closed\n')
  const [line] = await linesOf('2026-10-09')
  await call('POST /api/admin/bank/explain', { body: { line_id: line?.line_id ?? '', note: 'Interest' } })
  await call('POST /api/admin/bank/close', { body: { day: '2026-10-09' } })
  expect(await takeBack(closedImport.statement_id)).toMatchObject({ reason: 'day_closed' })
  expect(await linesOf('2026-10-09')).toHaveLength(1)
  await call('POST /api/admin/bank/reopen', { body: { day: '2026-10-09', reason: 'A mistake' } })
  expect((await takeBack(closedImport.statement_id)).code).toBe(1)
})

test('if a file is taken back while its line is matched, exactly one of both happens', async () => {
  for (let round = 0; round < 4; round++) {
    const cents = 5_300 + round
    const today = (await call('GET /api/admin/bank/days', { query: {} })).data[0]?.day ?? ''
    const { statement_id } = await importText(dollars, `Date,Amount,Text\n${today},53.0${round},race ${round}\n`)
    await aPassedRecharge(shop, operator, await aShopper(shop), cents)
    const [takeback, matching] = await Promise.all([
      takeBack(statement_id),
      call('POST /api/admin/bank/match_all', { body: { day: today } }),
    ])
    const lines = (await linesOf(today)).filter(({ text }) => text === `race ${round}`)
    expect(lines).toHaveLength(takeback.code === 1 ? 0 : 1)
    expect(takeback.code === 1 ? matching.data.matched : lines[0]?.state).toBe(takeback.code === 1 ? 0 : 'matched')
  }
})

test('a Japanese, a Thai and a Chinese statement are read in their currency, without balances brought forward', async () => {
  expect(await importText(yen, await fileOf('japanese.csv'), true)).toMatchObject({
    added: 2,
    faults: [],
    first_lines: [{ amount_minor: 12_000 }, { amount_minor: -550 }],
  })
  for (const [name, currency] of [
    ['japanese.csv', 'JPY'],
    ['thai.csv', 'THB'],
    ['chinese.csv', 'CNY'],
  ] as const) {
    const { added, skipped_lines } = await importText(dollars, await fileOf(name), true)
    expect([name, added, skipped_lines.find(({ why }) => why === 'currency')?.cell]).toEqual([name, 0, currency])
  }
  expect((await importText(dollars, await fileOf('thai.csv'), true)).skipped_lines[0]).toMatchObject({ why: 'balance' })
})
