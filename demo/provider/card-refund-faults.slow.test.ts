import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { providerOf } from '../../server/src/features/wallet/card/open-provider.ts'
import { beginRefund } from '../../server/src/features/wallet/card/refund/card-refund-service.ts'
import { findRefundById } from '../../server/src/features/wallet/card/refund/card-refund-sql.ts'
import { audit } from '../../server/src/ledger/audit.ts'
import { balanceIn, walletOf } from '../../server/testing/wallet-world.ts'
import { aShopper } from '../../server/testing/world.ts'
import { aRefundShop } from './testing/refund-shop.ts'

const shop = await aRefundShop()
const { operator, control, faults, topUp, askNow, logOf, anApproved, ledgerOf, refundsOf } = shop
const runEvents = shop.runWork

test('a provider that does not reply, loses its reply or is killed around is asked again, and refunds once', async () => {
  const shopper = await aShopper(shop)
  await topUp(shopper, 5_000)
  const refunded = ledgerOf('refunds')
  const extract_id = await anApproved(shopper, 5_000)
  await control.setOutage('refused')
  await askNow()
  expect(await logOf(shopper)).toMatchObject([{ payout_state: 'sent' }])
  await control.setOutage('reply_lost')
  await askNow()
  await control.setOutage('none')
  // A server that died between the provider's reply and its commit.
  const refund = await findRefundById(shop.db, extract_id)
  if (!refund) throw new Error('the refund is stored')
  await beginRefund(shop.db, refund)
  const provider = await providerOf(shop.context, 'stripe')
  await provider?.refundPayment({ refund_id: extract_id, ref: refund.ref, amount_cents: 5_000 })
  await Promise.all([askNow(), askNow(), runEvents()])
  await runEvents()
  expect(ledgerOf('refunds')).toBe(refunded - 5_000)
  expect(await logOf(shopper)).toMatchObject([{ payout_state: 'done' }])
  expect(await walletOf(shopper)).toEqual({ balance_cents: 0, held_cents: 0 })
  expect(faults).toEqual([])
})

test('a blocked shopper’s refund waits, an operator can stop it, and a sent one is out of the operators’ hands', async () => {
  const shopper = await aShopper(shop)
  await topUp(shopper, 5_000)
  const extract_id = await anApproved(shopper, 5_000)
  await operator.call('POST /api/admin/shopper/block', { body: { user_id: shopper.user_id, reason: 'Stolen card' } })
  const refunded = ledgerOf('refunds')
  await askNow()
  expect(ledgerOf('refunds')).toBe(refunded)
  const failed = { extract_id, payout_state: 'failed' as const, reason: 'The card is stolen' }
  expect((await operator.call('POST /api/admin/extract/payout', { body: failed })).code).toBe(1)
  await askNow()
  expect(await refundsOf(shopper)).toMatchObject([{ state: 'stopped' }])
  expect(ledgerOf('refunds')).toBe(refunded)
  const other = await aShopper(shop)
  await topUp(other, 5_000)
  const other_id = await anApproved(other, 5_000)
  await control.setOutage('refused')
  await askNow()
  await control.setOutage('none')
  const body = { ...failed, extract_id: other_id }
  expect(await operator.call('POST /api/admin/extract/payout', { body })).toMatchObject({ reason: 'state_changed' })
})

test('a refund that was sent back is found by asking when its event is lost', async () => {
  const shopper = await aShopper(shop)
  await topUp(shopper, 5_000)
  await anApproved(shopper, 5_000)
  await askNow()
  await runEvents()
  const [refund] = await refundsOf(shopper)
  control.setEvents({ lose: 1 })
  control.failRefund(String(refund?.refund_ref))
  control.setEvents({ lose: 0 })
  const { user_id } = shopper
  await sql`update provider_refund set due_at = now() where user_id = ${user_id}`.execute(shop.db)
  await askNow()
  expect(await balanceIn(shopper)).toBe(5_000)
})

test('a refund that was made elsewhere is kept for an operator, and what is left is refused by the provider', async () => {
  const shopper = await aShopper(shop)
  const { ref } = await topUp(shopper, 5_000)
  const provider = await providerOf(shop.context, 'stripe')
  await provider?.refundPayment({ refund_id: 'by hand', ref, amount_cents: 3_000 })
  await runEvents()
  const unknown = await shop.db.selectFrom('provider_event').select('kind').where('outcome', '=', 'unknown').execute()
  expect(unknown).toContainEqual({ kind: 'refund' })
  await anApproved(shopper, 5_000)
  await askNow()
  expect(await refundsOf(shopper)).toMatchObject([{ state: 'refused', problem: expect.stringContaining('unrefunded') }])
  expect(await balanceIn(shopper)).toBe(5_000)
})

test('the books are sound', async () => {
  expect(await audit(shop.db)).toEqual([])
  expect(faults).toEqual([])
})
