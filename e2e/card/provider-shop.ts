import { afterEach } from 'vitest'
import { openStandIns } from '../../demo/provider/testing/open-stand-ins.ts'
import { readKeys } from '../../server/src/security/keys.ts'
import type { Shopper } from '../people.ts'
import { openShopAndBrowser } from '../shop-and-browser.ts'

/** Slow methods settle when a test says so. */
const LATER_MS = 3_600_000

/** A shop and a browser, with stand-ins of the providers that the test controls. */
export async function openProviderShop() {
  const { shop, browser } = await openShopAndBrowser()
  const db = shop.database()
  const keys = readKeys({}, shop.data_folder, false)
  const options = { seed: 5, retry_ms: 50, later_ms: LATER_MS }
  const { stripe, paypal } = await openStandIns({ db, keys }, `${shop.url}/hooks/provider/`, options)
  afterEach(() => Promise.all([stripe.control.setOutage('none'), paypal.control.setOutage('none')]))

  /** The shop's and the provider's id of the payment that was begun last. */
  async function newestPayment(): Promise<{ payment_id: string; ref: string }> {
    const { payment_id, ref } = await db
      .selectFrom('provider_payment')
      .select(['payment_id', 'ref'])
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    return { payment_id, ref: ref ?? '' }
  }

  /** A top-up by card that is on the balance. @returns the provider's id of the payment */
  async function aPaidTopUp({ call }: Pick<Shopper, 'call'>, amount_cents: number): Promise<string> {
    const body = { amount_cents, provider: 'stripe' as const }
    const { payment_id } = await call('POST /api/user/card_top_up', { body, key: crypto.randomUUID() })
    await call('POST /api/user/card_top_up/refresh', { body: { payment_id } })
    const { ref } = await newestPayment()
    stripe.control.complete(ref)
    await call('POST /api/user/card_top_up/refresh', { body: { payment_id } })
    return ref
  }
  return { shop, browser, stripe: stripe.control, paypal: paypal.control, newestPayment, aPaidTopUp }
}
