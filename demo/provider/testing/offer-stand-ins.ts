import type { Context } from '../../../server/src/context.ts'
import { sealSecrets } from '../../../server/src/features/wallet/card/open-provider.ts'
import { saveProvider } from '../../../server/src/features/wallet/card/provider-sql.ts'
import type { ProviderName } from '../../../server/src/provider/provider.ts'
import { openPayPalStandIn } from '../paypal-stand-in.ts'
import type { StandInOptions } from '../stand-in/stand-in.ts'
import { openStripeStandIn } from '../stripe-stand-in.ts'

const STRIPE_SECRETS = { secret_key: 'sk_test_stand_in_1234', webhook_secret: 'whsec_stand_in_secret' } as const
export const PAYPAL_SECRETS = {
  client_id: 'stand-in-client',
  client_secret: 'stand-in-secret',
  webhook_id: 'WH-STANDIN',
} as const

type Options = Omit<StandInOptions, 'events_url'>

/** Opens the stand-ins of all providers, and offers them in a shop. @param hooks_url where the shop takes events */
export async function offerStandIns({ db, keys }: Pick<Context, 'db' | 'keys'>, hooks_url: string, options: Options) {
  const stripe = await openStripeStandIn({ events_url: `${hooks_url}stripe`, ...STRIPE_SECRETS, ...options })
  const paypal = await openPayPalStandIn({ events_url: `${hooks_url}paypal`, ...PAYPAL_SECRETS, ...options })
  const offer = (provider: ProviderName, api_url: string, secrets_sealed: Buffer) =>
    saveProvider(
      db,
      {
        ...{ provider, mode: 'test', secrets_sealed, key_end: '1234', api_url },
        ...{ is_open: true, is_demo: true, is_from_environment: false },
      },
      null,
    )
  await offer('stripe', stripe.url, sealSecrets(keys, 'stripe', STRIPE_SECRETS))
  await offer('paypal', paypal.url, sealSecrets(keys, 'paypal', PAYPAL_SECRETS))
  return { stripe, paypal, close: () => Promise.all([stripe.close(), paypal.close()]) }
}
