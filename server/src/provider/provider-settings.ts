import { z } from 'zod'

const text = z.string().max(300)

/** Settings of the environment with the keys of payment service providers. Messages never contain a value. */
export const PROVIDER_SETTINGS = {
  STRIPE_SECRET_KEY: text
    .regex(/^(sk|rk)_(test|live)_[\x21-\x7e]{2,}$/, 'must begin with sk_test_, sk_live_, rk_test_ or rk_live_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: text.regex(/^whsec_[\x21-\x7e]{2,}$/, 'must begin with whsec_').optional(),
  PAYPAL_CLIENT_ID: text.optional(),
  PAYPAL_CLIENT_SECRET: text.optional(),
  PAYPAL_WEBHOOK_ID: text.optional(),
  PAYPAL_MODE: z.enum(['live', 'test'], 'must be one of live, test').default('live'),
}

/** Settings that are set together. */
const TOGETHER = [
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'],
] as const

/** The settings that are missing next to others. */
export const missingProviderSettings = (env: Readonly<Record<string, string | undefined>>): string[] =>
  TOGETHER.filter((names) => names.some((name) => env[name])).flatMap((names) =>
    names.filter((name) => !env[name]).map((name) => `${name} is missing: ${names.join(' and ')} belong together`),
  )

type Settings = z.output<z.ZodObject<typeof PROVIDER_SETTINGS>>

export function providerKeysIn(settings: Settings) {
  const { STRIPE_SECRET_KEY: secret_key, STRIPE_WEBHOOK_SECRET: webhook_secret, PAYPAL_MODE: mode } = settings
  const { PAYPAL_CLIENT_ID: client_id, PAYPAL_CLIENT_SECRET: client_secret, PAYPAL_WEBHOOK_ID: webhook_id } = settings
  return {
    stripe: secret_key && webhook_secret ? { secret_key, webhook_secret } : undefined,
    paypal: client_id && client_secret && webhook_id ? { client_id, client_secret, webhook_id, mode } : undefined,
  }
}
