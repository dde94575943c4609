import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aBankAccount, aPassedRecharge, aWithdrawal } from '../../../../testing/wallet-world.ts'
import { anOperator, aShop, aShopper, type TestShopper } from '../../../../testing/world.ts'
import { audit } from '../../../ledger/audit.ts'
import { countDays } from '../../../ledger/days.ts'

const shop = await aShop()
const operator = await anOperator(shop)
const second = await anOperator(shop)
type Operator = typeof operator
const bank_account_id = await aBankAccount(shop)

const today = new Date().toISOString().slice(0, 10)
const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

type Line = { day?: string; amount: string; reference?: string; text?: string }
const csv = (...lines: Line[]) =>
  `Date,Amount,Reference,Text\n${lines.map(({ day = today, amount, reference = '', text = '' }) => `${day},${amount},${reference},${text}\n`).join('')}`
const importing = (text: string, { call }: Operator = operator, fields: object = {}) =>
  call('POST /api/admin/bank/import', { body: { bank_account_id, file_name: 'nov.csv', text, ...fields } })
const importLines = async (...lines: Line[]) => (await importing(csv(...lines))).data
const linesOf = async (day = today) =>
  (await operator.call('GET /api/admin/bank/lines', { query: { day, page_size: 100 } })).data.items
const lineWith = async (text: string, day = today) => {
  const line = (await linesOf(day)).find((one) => one.text === text)
  if (!line) throw new Error(`no line: ${text}`)
  return line
}
const movementOf = async (ref_id: string, day = today) => {
  const { items } = (await operator.call('GET /api/admin/bank/movements', { query: { day, page_size: 100 } })).data
  const movement = items.find((one) => one.ref_id === ref_id)
  if (!movement) throw new Error(`no movement: ${ref_id}`)
  return movement
}
const day = async (of = today) => (await operator.call('GET /api/admin/bank/day', { query: { day: of } })).data

/** Creates a recharge that an operator approved with the claimed amount. */
const aCredit = (shopper: TestShopper, cents: number, hand: Operator = operator) =>
  aPassedRecharge(shop, hand, shopper, cents)
const referenceOf = async (recharge_id: string) =>
  (await operator.call('GET /api/admin/recharge/detail', { query: { recharge_id } })).data.reference
const match = ({ call }: Operator, line_id: string, movement_ids: string[]) =>
  call('POST /api/admin/bank/match', { body: { line_id, movement_ids } })
const explain = ({ call }: Operator, line_id: string, note = 'A fee of the bank') =>
  call('POST /api/admin/bank/explain', { body: { line_id, note } })
const release = ({ call }: Operator, line_id: string) => call('POST /api/admin/bank/release', { body: { line_id } })
const close = ({ call }: Operator, of: string) => call('POST /api/admin/bank/close', { body: { day: of } })
const reopen = ({ call }: Operator, of: string) =>
  call('POST /api/admin/bank/reopen', { body: { day: of, reason: 'A late line' } })

let text = 0
const aText = () => `text ${++text}`

test('importing a file again, or a known line in another file, stores nothing; equal lines within one file are all stored', async () => {
  const [one, other] = [aText(), aText()]
  const fee = { amount: '-3.01', text: one }
  expect(await importLines(fee, fee)).toMatchObject({ lines: 2, added: 2, faults: [] })
  expect(await importLines(fee, fee)).toMatchObject({ lines: 2, added: 0, statement_id: null })
  expect(await importLines(fee, fee, fee, { amount: '-3.02', text: other })).toMatchObject({ lines: 4, added: 2 })
  expect((await linesOf()).filter((line) => line.text === one)).toHaveLength(3)
})

test('a file that is imported by two operators at the same time is stored once', async () => {
  for (let round = 0; round < 5; round++) {
    const file = csv(...[1, 2, 3].map((part) => ({ day: dayBefore(60 + round), amount: `${part}.11`, text: aText() })))
    const answers = await Promise.all([importing(file), importing(file, second), importing(file)])
    expect(answers.map(({ data }) => data.added).toSorted()).toEqual([0, 0, 3])
    expect(await linesOf(dayBefore(60 + round))).toHaveLength(3)
  }
})

test('importing a file with a fault stores nothing, and neither does a trial import', async () => {
  const [good, trial] = [aText(), aText()]
  const answer = await importing(`${csv({ amount: '1', text: good })}${today},5,a,b,c\n`)
  expect(answer.data).toMatchObject({ statement_id: null, added: 0, faults: [{ line: 3, fault: 'cells' }] })
  const trialReply = await importing(csv({ amount: '1', text: trial }), operator, { is_trial: true })
  expect(trialReply.data).toMatchObject({
    statement_id: null,
    added: 1,
    first_lines: [{ day: today, amount_minor: 100 }],
  })
  expect((await linesOf()).filter((line) => [good, trial].includes(line.text))).toEqual([])
  expect((await importing('x', operator, { bank_account_id: operator.operator_id })).status).toBe(404)
})

test('a trial import stores no days and still reports closed days', async () => {
  const days = () => shop.db.selectFrom('bank_day').selectAll().orderBy('day').execute()
  const [closed_day, untouched] = [dayBefore(90), dayBefore(91)]
  expect((await close(operator, closed_day)).code).toBe(1)
  const before = await days()
  const trialReply = await importing(csv({ day: untouched, amount: '1', text: aText() }), operator, { is_trial: true })
  expect(trialReply.data).toMatchObject({ added: 1, faults: [] })
  const late = await importing(csv({ day: closed_day, amount: '1', text: aText() }), operator, { is_trial: true })
  expect(late.data.faults).toEqual([{ line: 2, fault: 'day_closed' }])
  expect(await days()).toEqual(before)
})

test('a line that contains a reference is matched with the recharge or payout of the reference', async () => {
  const shopper = await aShopper(shop, { balance_cents: 50_000 })
  const [with_reference, equal] = [await aCredit(shopper, 8101), await aCredit(await aShopper(shop), 8101)]
  const extract_id = await aWithdrawal(shopper, 9000)
  await operator.call('POST /api/admin/extract/audit', { body: { extract_id, status: 1 } })
  const body = { extract_id, payout_state: 'done' as const, reference: 'HB-PAY-77' }
  await operator.call('POST /api/admin/extract/payout', { body })
  const [came, went] = [aText(), aText()]
  const reference = await referenceOf(with_reference)
  const answer = await importLines(
    { amount: '81.01', reference: reference.replace('-', ' ').toLowerCase(), text: came },
    { amount: '-87.00', reference: 'hb pay 77', text: went },
  )
  expect(answer).toMatchObject({ added: 2, matched: 2 })
  expect(await lineWith(came)).toMatchObject({
    state: 'matched',
    matched_how: 'reference',
    operator: null,
    movements: [{ code: 'recharge', ref_id: with_reference, shopper: { account: shopper.account } }],
  })
  expect(await lineWith(went)).toMatchObject({ matched_how: 'reference', movements: [{ ref_id: extract_id }] })
  expect(await movementOf(equal)).toMatchObject({ state: 'open', amount_cents: 8101 })
  expect(await movementOf(extract_id)).toMatchObject({ state: 'matched', amount_cents: -8700 })
})

test('without a reference, lines are matched by amount and day if only one movement fits', async () => {
  const [alone, twin, brother] = [
    await aCredit(await aShopper(shop), 8201),
    await aCredit(await aShopper(shop), 8202),
    await aCredit(await aShopper(shop), 8202),
  ]
  const [sure, doubtful, far] = [aText(), aText(), aText()]
  await importLines(
    { amount: '82.01', text: sure },
    { amount: '82.02', text: doubtful },
    { day: dayBefore(3), amount: '82.02', text: far },
  )
  expect(await lineWith(sure)).toMatchObject({ matched_how: 'amount', movements: [{ ref_id: alone }] })
  expect(await lineWith(doubtful)).toMatchObject({ state: 'open', movements: [] })
  expect(await lineWith(far, dayBefore(3))).toMatchObject({ state: 'open' })
  const { line_id } = await lineWith(doubtful)
  const candidates = (await operator.call('GET /api/admin/bank/candidates', { query: { line_id } })).data
  expect(candidates.slice(0, 2).map(({ ref_id }) => ref_id)).toEqual([twin, brother])
  // A recharge that is credited after the import is matched by `match_all`.
  const late = aText()
  await importLines({ amount: '82.03', text: late })
  const later = await aCredit(await aShopper(shop), 8203)
  expect((await operator.call('POST /api/admin/bank/match_all', { body: { day: today } })).data.matched).toBe(1)
  expect(await lineWith(late)).toMatchObject({ matched_how: 'amount', movements: [{ ref_id: later }] })
})

test('a line that names a shopper is not matched by amount with a movement of another shopper', async () => {
  const [named, other] = [await aCredit(await aShopper(shop), 8250), await aCredit(await aShopper(shop), 8251)]
  const text = aText()
  await importLines({ amount: '82.51', reference: await referenceOf(named), text })
  expect(await lineWith(text)).toMatchObject({ state: 'open', movements: [] })
  expect((await movementOf(other)).state).toBe('open')
})

test('one bank line can be matched with several movements if their sum is equal', async () => {
  const [first, next] = [await aCredit(await aShopper(shop), 8301), await aCredit(await aShopper(shop), 8302)]
  const both = aText()
  await importLines({ amount: '166.03', text: both })
  const { line_id } = await lineWith(both)
  const ids = [(await movementOf(first)).movement_id, (await movementOf(next)).movement_id]
  expect(await match(operator, line_id, ids.slice(1))).toMatchObject({ reason: 'sums_differ' })
  expect((await match(operator, line_id, [...ids, ...ids])).data).toMatchObject({
    state: 'matched',
    matched_how: 'hand',
    operator: operator.account,
  })
  expect(await match(second, line_id, ids)).toMatchObject({ reason: 'state_changed' })
  expect((await release(second, line_id)).data).toMatchObject({ state: 'open', movements: [], operator: null })
  expect((await movementOf(first)).state).toBe('open')
  expect(await release(second, line_id)).toMatchObject({ reason: 'state_changed' })
  expect((await match(operator, line_id, ['999999999'])).status).toBe(404)
})

test('if one line or one movement is matched several times at the same time, exactly one match succeeds', async () => {
  for (let round = 0; round < 5; round++) {
    const recharge_id = await aCredit(await aShopper(shop), 8400 + round)
    const [one, twin] = [aText(), aText()]
    await importLines({ amount: `84.0${round}`, text: one, day: dayBefore(2) }, { amount: `84.0${round}`, text: twin })
    const lines = [await lineWith(one, dayBefore(2)), await lineWith(twin)]
    for (const { line_id, state } of lines) if (state !== 'open') await release(operator, line_id)
    const { movement_id } = await movementOf(recharge_id)
    const [a = '', b = ''] = lines.map(({ line_id }) => line_id)
    const answers = await Promise.all([
      match(operator, a, [movement_id]),
      match(second, a, [movement_id]),
      match(operator, b, [movement_id]),
      explain(second, a),
    ])
    const now = [await lineWith(one, dayBefore(2)), await lineWith(twin)]
    const holders = now.filter(({ movements }) => movements.length > 0)
    expect(holders.length).toBeLessThanOrEqual(1)
    for (const line of now) expect(line.movements.length > 0).toBe(line.state === 'matched')
    expect(answers.filter(({ code }) => code === 1).length).toBe(now.filter(({ state }) => state !== 'open').length)
    for (const { code, reason } of answers) if (code !== 1) expect(reason).toBe('state_changed')
  }
})

/** Moves a movement of today to an earlier day. */
async function moveBack(ref_id: string, days: number): Promise<void> {
  await shop.db.transaction().execute(async (tx) => {
    await sql`alter table ledger_transfer disable trigger transfer_is_append_only`.execute(tx)
    await sql`update ledger_transfer set created_at = created_at - make_interval(days => ${days})
      where ref_id = ${ref_id}`.execute(tx)
    await sql`alter table ledger_transfer enable trigger transfer_is_append_only`.execute(tx)
  })
}

test('a day can be closed when every line and movement is matched or explained, and cannot be changed afterwards', async () => {
  const of = dayBefore(20)
  const recharge_id = await aCredit(await aShopper(shop), 8501)
  await moveBack(recharge_id, 20)
  const fee = aText()
  await importing(`Date,Amount,Text,Balance\n${of},-5.00,${fee},995.00\n`)
  expect(await day(of)).toMatchObject({
    books: { in_cents: 8501, out_cents: 0, open: 1, open_cents: 8501 },
    statement: { in_cents: 0, out_cents: 500, open: 1, open_cents: -500 },
    books_balance_cents: 8501,
    bank_balances: [{ bank_account_id, currency: 'USD', balance_minor: 99_500 }],
    is_over: true,
  })
  expect(await close(operator, of)).toMatchObject({ reason: 'day_open_lines' })
  const { line_id } = await lineWith(fee, of)
  await explain(operator, line_id)
  const { movement_id } = await movementOf(recharge_id, of)
  const tell = ({ call }: Operator, note?: string) =>
    call('POST /api/admin/bank/explain_movement', { body: { movement_id, note } })
  expect((await tell(operator, 'The bank books it next week')).data).toMatchObject({ state: 'explained' })
  expect(await tell(second, 'Again')).toMatchObject({ reason: 'state_changed' })
  const closeReplies = await Promise.all([close(operator, of), close(second, of), close(operator, of)])
  expect(closeReplies.filter(({ code }) => code === 1)).toHaveLength(1)
  expect(closeReplies.filter(({ reason }) => reason === 'state_changed')).toHaveLength(2)
  expect((await day(of)).closed_by).toMatch(/@example.com$/)

  const late = aText()
  const answer = await importing(csv({ day: of, amount: '1', text: late }, { amount: '1', text: late }))
  expect(answer.data).toMatchObject({ added: 0, faults: [{ line: 2, fault: 'day_closed' }] })
  expect(await release(operator, line_id)).toMatchObject({ reason: 'day_closed' })
  expect(await tell(operator)).toMatchObject({ reason: 'day_closed' })
  // A movement that was explained on a closed day can still be matched with a line of a later day.
  const arrived = aText()
  await importLines({ day: dayBefore(18), amount: '85.01', text: arrived })
  const later = await lineWith(arrived, dayBefore(18))
  expect((await match(operator, later.line_id, [movement_id])).code).toBe(1)

  const reopenReplies = await Promise.all([reopen(operator, of), reopen(second, of)])
  expect(reopenReplies.map(({ code }) => code).toSorted()).toEqual([0, 1])
  expect((await release(operator, line_id)).code).toBe(1)
  expect(await close(operator, of)).toMatchObject({ reason: 'day_open_lines' })
  expect(await close(operator, today)).toMatchObject({ reason: 'day_not_over' })
})

test('removing a match is refused if a movement of a closed day would become open', async () => {
  const of = dayBefore(30)
  const recharge_id = await aCredit(await aShopper(shop), 8601)
  await moveBack(recharge_id, 30)
  const came = aText()
  await importLines({ day: dayBefore(29), amount: '86.01', text: came })
  const { line_id, state } = await lineWith(came, dayBefore(29))
  expect(state).toBe('matched')
  expect((await close(operator, of)).code).toBe(1)
  expect(await release(operator, line_id)).toMatchObject({ reason: 'day_closed' })
})

test('if a day is closed during a match or an import, no open line remains on the closed day', async () => {
  for (let round = 0; round < 6; round++) {
    const of = dayBefore(40 + round)
    const fee = aText()
    await importLines({ day: of, amount: '-1', text: fee })
    const { line_id } = await lineWith(fee, of)
    await explain(operator, line_id)
    await Promise.all([
      close(operator, of),
      release(second, line_id),
      importing(csv({ day: of, amount: '-2', text: aText() }), second),
    ])
    const { closed_at, books, statement } = await day(of)
    if (closed_at !== null) expect(books.open + statement.open).toBe(0)
  }
})

test('the list contains the days of a month, and the log contains every step of the reconciliation', async () => {
  const days = (await operator.call('GET /api/admin/bank/days', { query: {} })).data
  expect(days).toHaveLength(31)
  expect(days[0]).toMatchObject({ day: today })
  expect((await operator.call('GET /api/admin/bank/days', { query: { to: '0001-01-01' } })).status).toBe(400)
  const actions = await shop.db.selectFrom('desk_log').select('action').distinct().execute()
  expect(actions.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['statement_imported', 'lines_matched', 'line_matched', 'line_released', 'line_explained']),
  )
  expect(actions.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['movement_explained', 'day_closed', 'day_reopened']),
  )
  await sql`alter table ledger_transfer enable trigger transfer_is_append_only`.execute(shop.db)
  expect(await audit(shop.db)).toEqual([])
})

test('the balance of a day is the same before and after its movements are added to the daily sums', async () => {
  await importLines({ amount: '12.50', text: aText() })
  await aCredit(await aShopper(shop), 1250)
  const yesterday = await shop.db.executeQuery<{ moved: string }>(
    sql`select bank_moved_after(${dayBefore(1)}) as moved`.compile(shop.db),
  )
  const [before, then] = [await day(), await day(dayBefore(3))]
  const isCounted = async () => {
    await countDays(shop.db)
    const { rows } = await sql<{ all: boolean }>`select counted_to = (select max(sequence) from ledger_transfer) as all
      from ledger_day_mark`.execute(shop.db)
    return rows[0]?.all
  }
  await expect.poll(isCounted).toBe(true)
  expect(await day()).toEqual(before)
  expect(await day(dayBefore(3))).toEqual(then)
  const { rows } = await sql<{ moved: string; by_movements: string }>`
    select bank_moved_after(${dayBefore(1)}) as moved, sum(amount_cents)::bigint as by_movements
    from bank_movement where day > ${dayBefore(1)}`.execute(shop.db)
  expect(rows).toEqual([{ ...yesterday.rows[0], by_movements: rows[0]?.moved }])
  // A later movement does not change the balance of an earlier day.
  await aCredit(await aShopper(shop), 1700)
  expect((await day()).books_balance_cents).toBe(before.books_balance_cents + 1700)
  expect(await day(dayBefore(3))).toEqual(then)
})
