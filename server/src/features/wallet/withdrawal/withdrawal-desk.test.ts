import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { agreeTo, openProposal } from '../../../../testing/proposals.ts'
import { aWithdrawal, CARD_NUMBER, draw, walletOf } from '../../../../testing/wallet-world.ts'
import { actionsOn, anOperator, aShop, aShopper, type TestShopper } from '../../../../testing/world.ts'
import { audit as auditBooks, summedBalanceOf } from '../../../ledger/audit.ts'

const shop = await aShop()
const operator = await anOperator(shop)
const second = await anOperator(shop)
type Operator = typeof operator

const LIMIT_CENTS = 100_000

const pass = ({ call }: Operator, extract_id: string) =>
  call('POST /api/admin/extract/audit', { body: { extract_id, status: 1 } })
const refuse = ({ call }: Operator, extract_id: string, reason = 'The name is not yours') =>
  call('POST /api/admin/extract/audit', { body: { extract_id, status: 2, reason } })
const markSent = ({ call }: Operator, extract_id: string) =>
  call('POST /api/admin/extract/payout', { body: { extract_id, payout_state: 'sent' } })
const markPaid = ({ call }: Operator, extract_id: string, reference = 'HB-2026-1') =>
  call('POST /api/admin/extract/payout', { body: { extract_id, payout_state: 'done', reference } })
const markFailed = ({ call }: Operator, extract_id: string, reason = 'No such card') =>
  call('POST /api/admin/extract/payout', { body: { extract_id, payout_state: 'failed', reason } })
const cancel = ({ call }: TestShopper, extract_id: string) =>
  call('POST /api/user/extract_cancel', { body: { extract_id } })
const payoutFile = ({ call }: Operator, payout_batch_id?: string) =>
  call('POST /api/admin/extract/payout_file', { body: { payout_batch_id } })
const logOf = async ({ call }: TestShopper) => (await call('GET /api/user/extract_log', { query: {} })).data.items
const rich = (balance_cents = 10_000) => aShopper(shop, { balance_cents })

test('when a withdrawal is paid, its amount and charge leave the wallet, and its card number is deleted', async () => {
  const shopper = await rich()
  const [bank, fees] = [
    await summedBalanceOf(shop.db, 'external:bank'),
    await summedBalanceOf(shop.db, 'fees:withdrawal'),
  ]
  const extract_id = await aWithdrawal(shopper)
  expect((await pass(operator, extract_id)).data).toMatchObject({ status: 1, payout_state: 'queued', net_cents: 4700 })
  expect(await walletOf(shopper)).toEqual({ balance_cents: 5000, held_cents: 5000 })
  expect(await cancel(shopper, extract_id)).toMatchObject({ reason: 'already_audited' })
  expect((await markSent(operator, extract_id)).data.payout_state).toBe('sent')
  expect(await markSent(operator, extract_id)).toMatchObject({ reason: 'state_changed' })
  expect((await markPaid(operator, extract_id)).data).toMatchObject({
    payout_state: 'done',
    bank_reference: 'HB-2026-1',
  })
  expect(await walletOf(shopper)).toEqual({ balance_cents: 5000, held_cents: 0 })
  expect(await summedBalanceOf(shop.db, 'external:bank')).toBe(bank + 4700)
  expect(await summedBalanceOf(shop.db, 'fees:withdrawal')).toBe(fees + 300)
  for (const again of [markPaid, markFailed, markSent, refuse])
    expect((await again(operator, extract_id)).reason).toMatch(/state_changed|already_audited/)
  expect((await logOf(shopper))[0]).toMatchObject({
    status: 1,
    payout_state: 'done',
    bank_reference: 'HB-2026-1',
    paid_at: expect.any(String),
  })
  const cardQuery = await shop.db
    .selectFrom('withdrawal')
    .select('card_number_sealed')
    .where('extract_id', '=', extract_id)
  expect(await cardQuery.executeTakeFirst()).toEqual({ card_number_sealed: null })
  const [bill] = (await shopper.call('GET /api/user/bill', { query: {} })).data.items
  expect(bill).toMatchObject({ kind: 'withdrawal', state: 'done', amount_cents: -5000 })
  expect(await actionsOn(shop, extract_id)).toEqual(['withdrawal_passed', 'payout_sent', 'payout_done'])
})

test('a refused withdrawal returns the money and shows the reason', async () => {
  const shopper = await rich()
  const extract_id = await aWithdrawal(shopper)
  expect((await refuse(operator, extract_id)).data).toMatchObject({ status: 2, payout_state: 'none' })
  expect(await walletOf(shopper)).toEqual({ balance_cents: 10_000, held_cents: 0 })
  expect((await logOf(shopper))[0]).toMatchObject({ status: 2, audit_reason: 'The name is not yours' })
  for (const again of [pass, refuse])
    expect(await again(operator, extract_id)).toMatchObject({ reason: 'already_audited' })
  for (const payout of [markPaid, markFailed, markSent])
    expect((await payout(operator, extract_id)).reason).toBe('state_changed')
})

test('a failed payout returns the money', async () => {
  const shopper = await rich()
  const extract_id = await aWithdrawal(shopper)
  await pass(operator, extract_id)
  expect((await markFailed(operator, extract_id)).data).toMatchObject({
    status: 2,
    payout_state: 'failed',
    audit_reason: 'No such card',
  })
  expect(await walletOf(shopper)).toEqual({ balance_cents: 10_000, held_cents: 0 })
})

test('recording a sent payout as failed is proposed, and the money returns after a second operator approves', async () => {
  const shopper = await rich()
  const extract_id = await aWithdrawal(shopper)
  const read = async () => (await second.call('GET /api/admin/extract/detail', { query: { extract_id } })).data
  await pass(second, extract_id)
  await markSent(operator, extract_id)
  expect((await markFailed(operator, extract_id)).data).toMatchObject({ payout_state: 'sent', outcome: 'proposed' })
  for (const hand of [operator, second])
    expect(await markFailed(hand, extract_id)).toMatchObject({ reason: 'proposal_open' })
  expect(await read()).toMatchObject({
    status: 1,
    payout_state: 'sent',
    proposals: [{ kind: 'payout_failed', proposed_by: operator.account, reason: 'No such card' }],
  })
  expect(await walletOf(shopper)).toEqual({ balance_cents: 5000, held_cents: 5000 })
  expect((await agreeTo(shop, second, extract_id)).code).toBe(1)
  expect(await read()).toMatchObject({ payout_state: 'failed', audit_reason: 'No such card', proposals: [] })
  expect(await walletOf(shopper)).toEqual({ balance_cents: 10_000, held_cents: 0 })
  expect(await actionsOn(shop, extract_id)).toEqual(['withdrawal_passed', 'payout_sent', 'payout_failed'])
})

test('if a payout is queued again, the open proposal to record it as failed ends', async () => {
  const [shopper, third] = [await rich(), await anOperator(shop)]
  const extract_id = await aWithdrawal(shopper)
  await pass(operator, extract_id)
  await markSent(operator, extract_id)
  await markFailed(operator, extract_id)
  const body = { extract_id, reason: 'The file was lost' }
  const { proposal_id } = (await second.call('POST /api/admin/extract/requeue', { body })).data
  await third.call('POST /api/admin/proposal/decide', { body: { proposal_id, agrees: true } })
  expect(await openProposal(shop, extract_id)).toBe('')
  await markSent(operator, extract_id)
  expect((await markFailed(second, extract_id)).data.outcome).toBe('proposed')
  expect((await agreeTo(shop, third, extract_id)).code).toBe(1)
})

test('if a payout is recorded as paid, the open proposal to record it as failed ends', async () => {
  const extract_id = await aWithdrawal(await rich())
  await pass(operator, extract_id)
  await markSent(operator, extract_id)
  await markFailed(operator, extract_id)
  const proposal_id = await openProposal(shop, extract_id)
  expect((await markPaid(second, extract_id)).data).toMatchObject({ payout_state: 'done', proposals: [] })
  const decide = second.call('POST /api/admin/proposal/decide', { body: { proposal_id, agrees: true } })
  expect(await decide).toMatchObject({ reason: 'state_changed' })
})

test('a payout cannot be recorded before the withdrawal is approved', async () => {
  const extract_id = await aWithdrawal(await rich())
  for (const payout of [markPaid, markFailed, markSent])
    expect((await payout(operator, extract_id)).reason).toBe('state_changed')
})

test('if a withdrawal is cancelled, approved and refused concurrently, only one of them happens', async () => {
  for (let round = 0; round < 8; round++) {
    const shopper = await rich()
    const extract_id = await aWithdrawal(shopper)
    const answers = await Promise.all([
      cancel(shopper, extract_id),
      pass(operator, extract_id),
      refuse(second, extract_id),
      pass(second, extract_id),
    ])
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(answers.filter(({ reason }) => reason === 'already_audited')).toHaveLength(3)
    const isPassed = answers[1]?.code === 1 || answers[3]?.code === 1
    expect((await walletOf(shopper)).held_cents).toBe(isPassed ? 5000 : 0)
  }
})

test('if a payout is recorded as paid and failed concurrently, only one of them happens', async () => {
  const shopper = await rich()
  const extract_id = await aWithdrawal(shopper)
  await pass(operator, extract_id)
  const [payout, not] = await Promise.all([markPaid(operator, extract_id), markFailed(second, extract_id)])
  expect([payout.code, not.code].toSorted()).toEqual([0, 1])
  expect(await walletOf(shopper)).toEqual({ balance_cents: payout.code === 1 ? 5000 : 10_000, held_cents: 0 })
})

test('withdrawals above the limit need a second operator, even if the amount is split into several withdrawals of one day', async () => {
  const shopper = await rich(3_000_000)
  const large = await aWithdrawal(shopper, LIMIT_CENTS + 1)
  expect((await pass(operator, large)).data).toMatchObject({ status: 0, outcome: 'proposed' })
  expect(await pass(operator, large)).toMatchObject({ reason: 'proposal_open' })
  const { data } = await second.call('GET /api/admin/extract/list', { query: { page_size: 100 } })
  const [proposal] = data.items.find(({ extract_id }) => extract_id === large)?.proposals ?? []
  expect(proposal).toMatchObject({ kind: 'withdrawal_pass', proposed_by: operator.account })
  expect((await agreeTo(shop, second, large)).code).toBe(1)
  expect((await logOf(shopper))[0]).toMatchObject({ status: 1, payout_state: 'queued' })
  expect(await actionsOn(shop, large)).toEqual(['withdrawal_passed'])

  const splitter = await rich(3_000_000)
  const parts: string[] = []
  for (let part = 0; part < 4; part++) parts.push(await aWithdrawal(splitter, 40_000))
  const answers = await Promise.all(parts.map((part) => pass(operator, part)))
  expect(answers.map(({ data }) => data.outcome).toSorted()).toEqual(['done', 'done', 'proposed', 'proposed'])
})

test('while a shopper is blocked, a proposed withdrawal cannot be approved; after unblocking it can', async () => {
  const shopper = await rich(3_000_000)
  const extract_id = await aWithdrawal(shopper, LIMIT_CENTS + 1)
  await pass(operator, extract_id)
  const about = { user_id: shopper.user_id, reason: 'Looks forged' }
  const proposal_id = await openProposal(shop, extract_id)
  const cannotAgree = async () =>
    (await second.call('GET /api/admin/proposal/detail', { query: { proposal_id } })).data.cannot_agree
  expect(await cannotAgree()).toBe(null)
  await operator.call('POST /api/admin/shopper/block', { body: about })
  expect(await cannotAgree()).toBe('held')
  expect(await agreeTo(shop, second, extract_id)).toMatchObject({ reason: 'shopper_blocked' })
  await operator.call('POST /api/admin/shopper/unblock', { body: about })
  expect(await cannotAgree()).toBe(null)
  expect((await agreeTo(shop, second, extract_id)).code).toBe(1)
})

test('if a proposed withdrawal is approved while the shopper cancels it, exactly one succeeds', async () => {
  for (let round = 0; round < 6; round++) {
    const shopper = await rich(LIMIT_CENTS + 1)
    const extract_id = await aWithdrawal(shopper, LIMIT_CENTS + 1)
    await pass(operator, extract_id)
    const [agreed, cancelled] = await Promise.all([agreeTo(shop, second, extract_id), cancel(shopper, extract_id)])
    expect([agreed.code, cancelled.code].toSorted(), `round ${round}`).toEqual([0, 1])
    if (agreed.code === 0) expect(agreed.reason).toBe('proposal_outdated')
    expect(await openProposal(shop, extract_id)).toBe('')
    expect((await walletOf(shopper)).held_cents).toBe(agreed.code === 1 ? LIMIT_CENTS + 1 : 0)
  }
})

test('a withdrawal shows whether it needs a second operator, and reasons for refusals in the shopper’s language', async () => {
  const shopper = await rich(LIMIT_CENTS + 2)
  await sql`update user_account set language = 'th' where user_id = ${shopper.user_id}`.execute(shop.db)
  const [below, above] = [await aWithdrawal(shopper, LIMIT_CENTS - 5000), await aWithdrawal(shopper, 5001)]
  const read = async (extract_id: string) =>
    (await operator.call('GET /api/admin/extract/detail', { query: { extract_id } })).data
  expect((await read(above)).alone.up_to_cents).toBe(LIMIT_CENTS)
  expect((await pass(operator, below)).code).toBe(1)
  const { alone, ready_reasons } = await read(above)
  expect(alone.up_to_cents).toBe(5000)
  expect(ready_reasons[3]).toEqual({
    text: 'กรุณาติดต่อฝ่ายบริการลูกค้าเกี่ยวกับการถอนเงินนี้',
    meaning: 'Please contact customer service about this withdrawal.',
  })
  expect((await pass(operator, above)).data.outcome).toBe('proposed')
})

test('operators can neither audit their own withdrawal nor record its payout', async () => {
  const shopper = await rich()
  const extract_id = await aWithdrawal(shopper)
  const rename = (account: string) =>
    shop.db.updateTable('operator').set({ account }).where('operator_id', '=', operator.operator_id).execute()
  await rename(shopper.account)
  for (const audit of [pass, refuse])
    expect(await audit(operator, extract_id)).toMatchObject({ reason: 'second_operator_needed' })
  await pass(second, extract_id)
  for (const payout of [markSent, markPaid, markFailed])
    expect(await payout(operator, extract_id)).toMatchObject({ reason: 'second_operator_needed' })
  await rename(operator.account)
})

test('the payout file contains every queued payout once, with full card numbers and without formulas', async () => {
  const before = await payoutFile(operator)
  const shopper = await rich(100_000)
  const plain = await aWithdrawal(shopper)
  // A bank that reads line by line would parse the text after the line break as another payout.
  const bank = { account_name: '=HYPERLINK("x")', bank_name: 'A, B\r\nREF,\u202eC' }
  const formula = (await draw(shopper, bank)).data.extract_id
  const waiting = await aWithdrawal(shopper)
  for (const extract_id of [plain, formula]) await pass(operator, extract_id)
  const files = await Promise.all([payoutFile(operator), payoutFile(second)])
  expect(files.map(({ data }) => data.lines).toSorted()).toEqual([0, 2])
  const { payout_batch_id, text } = files.find(({ data }) => data.lines === 2)?.data ?? before.data
  expect(text.startsWith('\uFEFFreference,account_name,bank_name,bank_card_number,amount_usd,requested_at\r\n')).toBe(
    true,
  )
  // A spreadsheet treats digits in groups as text. It would round a number without groups to 15 digits.
  const number = '6222 0212 3456 7890 123'
  expect(number.replaceAll(' ', '')).toBe(CARD_NUMBER)
  expect(text).toContain(`\r\n${plain},Mei Lin,Harbour Bank,${number},47.00,`)
  expect(text).toContain(`\r\n${formula},"'=HYPERLINK(""x"")","A, B REF,C",${number},47.00,`)
  expect(text).not.toContain(waiting)
  expect((await logOf(shopper)).map(({ payout_state }) => payout_state)).toEqual(['none', 'sent', 'sent'])
  expect(await actionsOn(shop, payout_batch_id)).toEqual(['payout_file'])

  await markPaid(operator, plain)
  const again = await payoutFile(second, payout_batch_id)
  expect(again.data).toMatchObject({ payout_batch_id, lines: 1 })
  expect(again.data.text).not.toContain(plain)
  expect((await payoutFile(operator, randomUUID())).status).toBe(404)
  expect(await actionsOn(shop, payout_batch_id)).toEqual(['payout_file', 'payout_file'])
})

test('a card number that was encrypted under a lost key is left out of the file', async () => {
  await payoutFile(operator)
  const extract_id = await aWithdrawal(await rich())
  await pass(operator, extract_id)
  await shop.db.updateTable('withdrawal').set({ card_key_id: 'lost' }).where('extract_id', '=', extract_id).execute()
  expect((await payoutFile(operator)).data.lines).toBe(0)
  expect((await markFailed(operator, extract_id)).data.payout_state).toBe('failed')
})

test('a payout file can be downloaded again for a day', async () => {
  const extract_id = await aWithdrawal(await rich())
  await pass(operator, extract_id)
  const { payout_batch_id } = (await payoutFile(operator)).data
  expect((await payoutFile(second, payout_batch_id)).data).toMatchObject({ lines: 1, left_out: 0 })
  const files = (await operator.call('GET /api/admin/extract/payout_files', { query: { page_size: 1 } })).data.items
  const about = { lines: 1, open_lines: 1, net_cents: 4700, operator: operator.account, is_expired: false }
  expect(files).toEqual([expect.objectContaining({ payout_batch_id, draw_type: 'bank', ...about })])
  const age = (hours: number) =>
    sql`update payout_batch set created_at = now() - make_interval(hours => ${hours}) - interval '1 minute'
      where payout_batch_id = ${payout_batch_id}`.execute(shop.db)
  await age(23)
  expect((await payoutFile(operator, payout_batch_id)).code).toBe(1)
  await age(24)
  expect(await payoutFile(operator, payout_batch_id)).toMatchObject({ reason: 'payout_file_expired' })
})

test('operators cannot export their own withdrawals, not even by downloading another operator’s file', async () => {
  await payoutFile(operator)
  const [shopper, self] = [await rich(), await anOperator(shop)]
  const [own, others] = [await aWithdrawal(shopper), await aWithdrawal(await rich())]
  for (const extract_id of [own, others]) await pass(operator, extract_id)
  await shop.db
    .updateTable('operator')
    .set({ account: shopper.account })
    .where('operator_id', '=', self.operator_id)
    .execute()
  const first = (await payoutFile(self)).data
  expect(first).toMatchObject({ lines: 1, left_out: 1 })
  expect(first.text).not.toContain(own)
  expect((await payoutFile(self)).data).toMatchObject({ lines: 0, left_out: 1 })
  const { payout_batch_id, text } = (await payoutFile(second)).data
  expect(text).toContain(own)
  expect((await payoutFile(self, payout_batch_id)).data).toMatchObject({ lines: 0, left_out: 1 })
  const detail = await self.call('GET /api/admin/extract/detail', { query: { extract_id: own } })
  expect(detail.data).toMatchObject({ is_own: true, payout_batch_id })
})

test('the list can be filtered by shopper, amount, reference, network, payout state and file', async () => {
  type Query = Parameters<typeof operator.call<'GET /api/admin/extract/list'>>[1]
  const list = async (query: NonNullable<Query>['query']) =>
    (await operator.call('GET /api/admin/extract/list', { query })).data.items.map(({ extract_id }) => extract_id)
  const shopper = await rich(50_000)
  const [first, next, last] = [
    await aWithdrawal(shopper, 6101),
    await aWithdrawal(shopper, 6102),
    await aWithdrawal(shopper, 6103),
  ]
  expect(await list({ shopper: shopper.account, status: '0' })).toEqual([first, next, last])
  expect(await list({ shopper: shopper.user_id })).toEqual([last, next, first])
  expect(await list({ amount_cents: '6102' })).toEqual([next])
  for (const extract_id of [first, next]) await pass(operator, extract_id)
  expect(await list({ shopper: shopper.account, payout_state: 'queued' })).toEqual([first, next])
  const { payout_batch_id } = (await payoutFile(operator)).data
  await markPaid(operator, next, 'HB 77/12')
  expect(await list({ payout_batch_id, payout_state: 'sent' })).toEqual([first])
  expect(await list({ reference: 'hb7712' })).toEqual([next])
  expect(await list({ shopper: shopper.account, network: 'demo' })).toEqual([])
  expect(await list({ shopper: shopper.account, draw_type: 'bank', status: '0' })).toEqual([last])
})

test('shoppers and visitors can neither get a payout file nor audit', async () => {
  const shopper = await rich()
  const extract_id = await aWithdrawal(shopper)
  expect((await shopper.call('POST /api/admin/extract/payout_file', { body: {} })).status).toBe(401)
  expect((await shopper.call('POST /api/admin/extract/audit', { body: { extract_id, status: 1 } })).status).toBe(401)
})

test('the audit finds no problem after these tests, and reports held money that belongs to no withdrawal', async () => {
  expect(await auditBooks(shop.db)).toEqual([])
  const shopper = await rich()
  await aWithdrawal(shopper)
  const account = `user:${shopper.user_id}:cash`
  const change = (status: string, payout_state: string) => sql`update withdrawal
    set status = ${status}, payout_state = ${payout_state}, card_number_sealed = null, card_key_id = null
    where user_id = ${shopper.user_id}`
  await change('refused', 'cancelled').execute(shop.db)
  expect(await auditBooks(shop.db)).toEqual([
    { problem: 'not what the shop expects: held', account, found_cents: 5000, expected_cents: 0 },
  ])
})
