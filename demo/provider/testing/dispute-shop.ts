import { sql } from 'kysely'
import { askAboutDisputes } from '../../../server/src/features/wallet/card/dispute/dispute-work.ts'
import { sharedBalances } from '../../../server/src/ledger/audit-state.ts'
import { aShopper, type TestShopper } from '../../../server/testing/world.ts'
import { aCardShop } from './card-shop.ts'

/** A shop whose shoppers top up by card, and whose provider reports disputes. */
export async function aDisputeShop(seed: number) {
  const shop = await aCardShop({ seed })
  const { db, context, runWork } = shop
  /** A top-up that was paid and credited. */
  const topUp = async (shopper: TestShopper, amount_cents: number) => {
    const payment = await shop.topUp(shopper, amount_cents)
    await runWork()
    return payment
  }
  return {
    ...shop,
    topUp,
    /** A shopper with a credited top-up. */
    aToppedUp: async (amount_cents: number) => {
      const shopper = await aShopper(shop)
      return { shopper, ...(await topUp(shopper, amount_cents)) }
    },
    /** Asks the provider about all disputes now. */
    askNow: async () => {
      await sql`update provider_dispute set ask_at = now() where ask_at is not null`.execute(db)
      await sql`update provider_dispute_reading set read_until = read_until - interval '2 days'`.execute(db)
      await askAboutDisputes(context, (error) => {
        throw error
      })
    },
    /** The balance of a shared account of the ledger. */
    balanceIn: async (account: string) =>
      (await sharedBalances(db)).find((row) => row.account === account)?.balance_cents ?? 0,
  }
}
