import { sql } from 'kysely'
import { expect } from 'vitest'
import { askForRefunds } from '../../../server/src/features/wallet/card/refund/card-refund-work.ts'
import { sharedBalances } from '../../../server/src/ledger/audit-state.ts'
import { anOperator, PAYMENT_CODE, type TestShopper } from '../../../server/testing/world.ts'
import type { StandInOptions } from '../stand-in/stand-in.ts'
import { aCardShop } from './card-shop.ts'

const FAR_MS = 3_600_000

/** A shop whose shoppers top up by card and withdraw to their cards. */
export async function aRefundShop(options: Partial<StandInOptions> = {}) {
  const shop = await aCardShop({ later_ms: FAR_MS, ...options })
  const { db, context } = shop
  const faults: unknown[] = []

  /** Asks the provider for all refunds that are not final, as if their pauses were over. */
  async function askNow(): Promise<void> {
    await sql`update provider_refund set due_at = now() where state in ('waiting', 'asked', 'pending')`.execute(db)
    await askForRefunds(context, (error) => faults.push(error))
  }

  /** A top-up that is paid, and on the balance. */
  async function topUp(shopper: TestShopper, amount_cents: number, method?: string) {
    const payment = await shop.topUp(shopper, amount_cents, method)
    await shopper.call('POST /api/user/card_top_up/refresh', { body: { payment_id: payment.payment_id } })
    return payment
  }

  /** Withdraws to the shopper's cards only. */
  const drawToCards = ({ call }: TestShopper, amount_cents: number) =>
    call('POST /api/user/extract', {
      key: crypto.randomUUID(),
      body: { draw_type: 'card', amount_cents, payment_code: PAYMENT_CODE },
    })

  /** The balance of a shared account of the ledger. */
  const balanceOf = async (code: string) =>
    (await sharedBalances(db)).find(({ account }) => account === code)?.balance_cents ?? 0

  const refundsOf = ({ user_id }: TestShopper) =>
    db.selectFrom('provider_refund').selectAll().where('user_id', '=', user_id).orderBy('created_at').execute()

  const operator = await anOperator(shop)
  const second = await anOperator(shop)
  const approve = (extract_id: string) =>
    operator.call('POST /api/admin/extract/audit', { body: { extract_id, status: 1 } })

  /** A withdrawal to cards that is approved. @returns its id. */
  async function anApproved(shopper: TestShopper, amount_cents: number): Promise<string> {
    const { extract_id } = (await drawToCards(shopper, amount_cents)).data
    expect((await approve(extract_id)).code).toBe(1)
    return extract_id
  }

  const logOf = async ({ call }: TestShopper) => (await call('GET /api/user/extract_log', { query: {} })).data.items
  /** A sum of the provider's own ledger. */
  const ledgerOf = (key: 'refunds' | 'balance') => shop.control.ledger()[key]

  return {
    ...shop,
    operator,
    second,
    approve,
    anApproved,
    logOf,
    ledgerOf,
    topUp,
    faults,
    askNow,
    drawToCards,
    balanceOf,
    refundsOf,
  }
}
