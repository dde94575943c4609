import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anonymiseRows } from '../../server/src/features/account/deletion/deletion-sql.ts'
import { mailDisputes } from '../../server/src/features/wallet/card/dispute/dispute-mail-service.ts'
import { audit } from '../../server/src/ledger/audit.ts'
import { balanceOf } from '../../server/src/ledger/ledger.ts'
import { aBuyer, aPaidOrder } from '../../server/testing/order-world.ts'
import { agreeTo } from '../../server/testing/proposals.ts'
import { balanceIn } from '../../server/testing/wallet-world.ts'
import { anOperator } from '../../server/testing/world.ts'
import { aDisputeShop } from './testing/dispute-shop.ts'

const shop = await aDisputeShop(22)
const { db, control, runWork, askNow } = shop
const [finance, second, support] = [
  await anOperator(shop, { roles: ['finance'] }),
  await anOperator(shop, { roles: ['finance'] }),
  await anOperator(shop, { roles: ['support'] }),
]

const detailOf = async (dispute_ref: string) => {
  const { rows } = await sql<{ dispute_id: string }>`
    select dispute_id from provider_dispute where dispute_ref = ${dispute_ref}`.execute(db)
  const query = { dispute_id: rows[0]?.dispute_id ?? '' }
  return (await finance.call('GET /api/admin/dispute/detail', { query })).data
}
const listed = async (query: Parameters<typeof finance.call<'GET /api/admin/dispute/list'>>[1]['query']) =>
  (await finance.call('GET /api/admin/dispute/list', { query })).data.items.map(({ dispute_ref }) => dispute_ref)
const waitingDisputes = async () =>
  (await finance.call('GET /api/admin/today')).data.waiting.find(({ kind }) => kind === 'dispute')?.count

async function aDispute(amount_cents = 5_000) {
  const topUp = await shop.aToppedUp(amount_cents)
  const dispute_ref = control.openDispute(topUp.ref, { reason: 'product_not_received' })
  await runWork()
  return { ...topUp, dispute_ref, dispute: await detailOf(dispute_ref) }
}

test('open disputes are listed by their deadline, counted on Today, and only for finance', async () => {
  const { dispute_ref, shopper } = await aDispute()
  expect(await listed({ status: 'open' })).toContain(dispute_ref)
  expect(await listed({ shopper: shopper.account })).toEqual([dispute_ref])
  expect(await listed({ status: 'won' })).toEqual([])
  expect(await waitingDisputes()).toBe(1)
  expect((await support.call('GET /api/admin/dispute/list', { query: {} })).reason).toBe('role_needed')
})

test('evidence has what the shop knows, and is submitted once', async () => {
  const shopper = await aBuyer(shop, 0)
  const { ref } = await shop.topUp(shopper, 9_000)
  const order_id = await aPaidOrder(shop, shopper, { price_cents: 4_000 })
  await sql`update shop_order set status = 'shipped', shipped_at = now(), carrier = 'DHL', tracking_number = 'JD0146000',
    auto_confirm_at = now() + interval '1 day' where order_id = ${order_id}`.execute(db)
  const dispute_ref = control.openDispute(ref)
  await runWork()
  const { dispute_id, evidence, due_at } = await detailOf(dispute_ref)
  expect(Date.parse(due_at ?? '')).toBeGreaterThan(Date.now())
  const { rows } = await sql<{ order_number: string }>`
    select order_number from shop_order where order_id = ${order_id}`.execute(db)
  for (const fact of [dispute_ref, shopper.account, '$90.00', rows[0]?.order_number, 'DHL', 'JD0146000', 'session on'])
    expect(evidence).toContain(fact)
  const body = { dispute_id, note: 'The parcel was signed for.' }
  const both = await Promise.all([1, 2].map(() => finance.call('POST /api/admin/dispute/submit', { body })))
  expect(both.map(({ code, reason }) => reason ?? code).toSorted()).toEqual([1, 'dispute_evidence_sent'])
  expect(await detailOf(dispute_ref)).toMatchObject({ status: 'open', answer: 'evidence_sending' })
  await askNow()
  await runWork()
  expect(await detailOf(dispute_ref)).toMatchObject({
    ...{ status: 'evidence_sent', answer: 'evidence_sent', evidence_by: finance.account },
    evidence: expect.stringContaining('STATEMENT OF THE SHOP\nThe parcel was signed for.'),
  })
  expect((await finance.call('POST /api/admin/dispute/submit', { body })).reason).toBe('dispute_evidence_sent')
})

test('a PDF of an operator goes with the text, and can be read at the desk', async () => {
  const { dispute, dispute_ref } = await aDispute()
  const { dispute_id } = dispute
  const submit = (content: string) =>
    finance.call('POST /api/admin/dispute/submit', {
      body: { dispute_id, pdf: Buffer.from(content, 'latin1').toString('base64') },
    })
  expect((await submit('no PDF')).reason).toBe('pdf_unreadable')
  expect((await submit('%PDF-1.4 cut')).reason).toBe('pdf_unreadable')
  expect(await detailOf(dispute_ref)).toMatchObject({ answer: 'none', has_pdf: false })
  const pdf = '%PDF-1.7\n\xe2\xe3\n%%EOF\n'
  expect((await submit(pdf)).data).toMatchObject({ answer: 'evidence_sending', has_pdf: true })
  await askNow()
  expect(await detailOf(dispute_ref)).toMatchObject({ status: 'evidence_sent', has_pdf: true })
  const read = await finance.call('GET /api/admin/dispute/pdf', { query: { dispute_id } })
  expect(Buffer.from(read.data.base64, 'base64').toString('latin1')).toBe(pdf)
  expect(control.calls('POST /v1/files')).toBe(1)
  expect((await support.call('GET /api/admin/dispute/pdf', { query: { dispute_id } })).reason).toBe('role_needed')
})

test('the deletion of an account deletes the evidence about the shopper, and keeps the dispute', async () => {
  const { dispute, dispute_ref, shopper } = await aDispute()
  const body = { dispute_id: dispute.dispute_id, note: 'The parcel was signed for.' }
  expect((await finance.call('POST /api/admin/dispute/submit', { body })).data.evidence).toContain(shopper.account)
  control.winDispute(dispute_ref)
  await runWork()
  await anonymiseRows(db, shopper.user_id)
  expect(await detailOf(dispute_ref)).toMatchObject({ status: 'won', evidence: '' })
})

test('two operators accept a loss, and the provider closes the dispute', async () => {
  const { dispute, dispute_ref, shopper } = await aDispute()
  const body = { dispute_id: dispute.dispute_id, reason: 'Not worth the work' }
  expect((await finance.call('POST /api/admin/dispute/accept', { body })).code).toBe(1)
  expect((await agreeTo(shop, second, dispute.dispute_id)).code).toBe(1)
  await askNow()
  await runWork()
  expect(await detailOf(dispute_ref)).toMatchObject({ status: 'lost', answer: 'accepted', held_cents: 5_000 })
  expect(await balanceIn(shopper)).toBe(0)
  expect((await finance.call('POST /api/admin/dispute/accept', { body })).reason).toBe('state_changed')
})

test('two operators let the shop bear a lost dispute; a later win takes the loss back', async () => {
  const buyer = await aBuyer(shop, 0)
  const { ref } = await shop.topUp(buyer, 5_000)
  await aPaidOrder(shop, buyer, { price_cents: 4_000 })
  const dispute_ref = control.openDispute(ref)
  await runWork()
  expect(await balanceOf(db, buyer.user_id)).toMatchObject({ balance_cents: 0, receivable_cents: 4_000 })
  control.loseDispute(dispute_ref)
  await runWork()
  const losses_cents = await shop.balanceIn('losses')
  const { dispute_id } = await detailOf(dispute_ref)
  const bear = (loss_cents: number) =>
    finance.call('POST /api/admin/dispute/bear', { body: { dispute_id, loss_cents, reason: 'A loyal customer' } })
  expect((await bear(5_001)).reason).toBe('dispute_loss_amount')
  expect((await bear(5_000)).code).toBe(1)
  expect((await agreeTo(shop, second, dispute_id)).code).toBe(1)
  expect(await balanceOf(db, buyer.user_id)).toMatchObject({ balance_cents: 1_000, receivable_cents: 0 })
  expect((await shop.balanceIn('losses')) - losses_cents).toBe(5_000)
  expect(await detailOf(dispute_ref)).toMatchObject({ held_cents: 0, loss_cents: 5_000 })
  expect(await audit(db)).toEqual([])
})

test('disputes that the shop cannot place are listed apart', async () => {
  const unknown = control.openDispute(control.payElsewhere(4_000))
  const { ref } = await shop.aToppedUp(5_000)
  const euros = control.openDispute(ref, { currency: 'eur', amount: 4_000 })
  const more = control.openDispute((await shop.aToppedUp(5_000)).ref, { amount: 6_000 })
  await runWork()
  expect((await listed({ status: 'problem' })).toSorted()).toEqual([unknown, euros, more].toSorted())
  expect(await detailOf(unknown)).toMatchObject({ problem: 'payment_unknown', shopper: null })
  expect(await detailOf(euros)).toMatchObject({ problem: 'currency', held_cents: 4_000 })
  expect(await detailOf(more)).toMatchObject({ problem: 'amount', held_cents: 5_000, withheld_cents: 6_000 })
  const { dispute_id } = await detailOf(unknown)
  expect((await finance.call('POST /api/admin/dispute/submit', { body: { dispute_id } })).reason).toBe('reason_needed')
})

test('operators of finance get a mail when a dispute opens, and before its deadline', async () => {
  await sql`update provider_dispute set reminders = 3`.execute(db)
  const { dispute } = await aDispute()
  const mails = async () => {
    await mailDisputes(shop.context)
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from job where task = 'mail'`.execute(db)
    return rows[0]?.n ?? 0
  }
  const before = await mails()
  expect(before).toBeGreaterThanOrEqual(2)
  expect(await mails()).toBe(before)
  await sql`update provider_dispute set due_at = now() + interval '2 days' where dispute_id = ${dispute.dispute_id}`.execute(
    db,
  )
  const reminded = await mails()
  expect(reminded).toBeGreaterThan(before)
  await sql`update provider_dispute set due_at = now() + interval '2 hours' where dispute_id = ${dispute.dispute_id}`.execute(
    db,
  )
  expect(await mails()).toBeGreaterThan(reminded)
})
