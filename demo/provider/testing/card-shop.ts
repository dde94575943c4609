import { expect } from 'vitest'
import { runDueJobs } from '../../../server/src/event/finish-work.ts'
import { providerTasks } from '../../../server/src/features/wallet/card/card-work.ts'
import { sealSecrets } from '../../../server/src/features/wallet/card/open-provider.ts'
import { saveProvider } from '../../../server/src/features/wallet/card/provider-sql.ts'
import { readReports } from '../../../server/src/features/wallet/card/report/report-work.ts'
import { cleanUp } from '../../../server/testing/clean-up.ts'
import { drained } from '../../../server/testing/drain.ts'
import { aShop, type TestShopper } from '../../../server/testing/world.ts'
import type { StandInOptions } from '../stand-in/stand-in.ts'
import { openStripeStandIn } from '../stripe-stand-in.ts'

export const SECRETS = { secret_key: 'sk_test_stand_in_1234', webhook_secret: 'whsec_stand_in_secret' }

type Options = Partial<StandInOptions> & {
  /** Whether attempts and other calls are limited. */
  limits?: boolean
  /** The demo's stand-in, for which the limits of a card do not count. */
  is_demo?: boolean
}

/** A shop whose shoppers top up at the stand-in of Stripe, which sends its events to the shop. */
export async function aCardShop({ limits = false, is_demo = true, ...options }: Options = {}) {
  const shop = await aShop({ limits })
  const { db, context } = shop
  const url = await shop.app.listen({ host: '127.0.0.1', port: 0 })
  const events_url = `${url}/hooks/provider/stripe`
  const standIn = await openStripeStandIn({ events_url, ...SECRETS, seed: 7, retry_ms: 20, ...options })
  cleanUp(() => standIn.close())
  const { control } = standIn
  await saveProvider(
    db,
    {
      provider: 'stripe',
      mode: 'test',
      secrets_sealed: sealSecrets(context.keys, 'stripe', SECRETS),
      key_end: '1234',
      api_url: standIn.url,
      is_open: true,
      is_demo,
      is_from_environment: false,
    },
    null,
  )

  /** Runs the jobs of all events of the provider that the shop has received. */
  async function runWork(): Promise<void> {
    await expect.poll(() => control.deliveries().due).toBe(0)
    await drained(context)
    while (await runDueJobs(db, providerTasks(context)));
    await drained(context)
  }

  /** @returns the payment, and the provider's id of it. */
  async function begin({ call }: TestShopper, amount_cents: number) {
    const { data } = await call('POST /api/user/card_top_up', { body: { amount_cents } })
    const { payment_id } = data
    await call('POST /api/user/card_top_up/refresh', { body: { payment_id } })
    const { ref } = await db
      .selectFrom('provider_payment')
      .select('ref')
      .where('payment_id', '=', payment_id)
      .executeTakeFirstOrThrow()
    return { payment_id, ref: ref ?? '' }
  }

  async function topUp(shopper: TestShopper, amount_cents: number, method?: string) {
    const payment = await begin(shopper, amount_cents)
    control.complete(payment.ref, method === undefined ? {} : { method })
    return payment
  }

  /** Reads the provider's report now. */
  async function readReport(): Promise<void> {
    await db
      .updateTable('provider_report')
      .set({ due_at: new Date(0).toISOString() })
      .execute()
    const fault = (error: unknown) => {
      throw error
    }
    while ((await readReports(context, new AbortController().signal, fault)) === 'more');
  }

  return { ...shop, url, standIn, control, runWork, begin, topUp, readReport }
}
