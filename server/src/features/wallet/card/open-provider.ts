import { z } from 'zod'
import type { Context } from '../../../context.ts'
import type { Provider, ProviderMode, ProviderName } from '../../../provider/provider.ts'
import { openStripe } from '../../../provider/stripe/stripe.ts'
import type { Keys } from '../../../security/keys.ts'
import { seal, unseal } from '../../../security/sealed.ts'
import { findOpenProviders, findProvider, type ProviderRow } from './provider-sql.ts'

const SECRETS = {
  stripe: z.object({ secret_key: z.string(), webhook_secret: z.string() }),
  paypal: z.object({ client_id: z.string(), client_secret: z.string(), webhook_id: z.string() }),
} as const satisfies Record<ProviderName, z.ZodType>

/** The secrets of the shop's account at each provider. */
export type SecretsOf<Name extends ProviderName> = z.output<(typeof SECRETS)[Name]>

const PURPOSE = 'payment provider'

export const sealSecrets = <Name extends ProviderName>(keys: Keys, provider: Name, secrets: SecretsOf<Name>): Buffer =>
  seal(keys, PURPOSE, provider, JSON.stringify(secrets))

/** Whether a provider has these secrets. Secrets that were encrypted with a lost key are others. */
export function hasSecrets(keys: Keys, row: ProviderRow, secrets: SecretsOf<ProviderName>): boolean {
  try {
    return unseal(keys, PURPOSE, row.provider, row.secrets_sealed) === JSON.stringify(secrets)
  } catch {
    return false
  }
}

/** A client keeps connections and tokens, so it is reused until its settings change. */
const clients = new Map<ProviderName, { id: string; client: Promise<Provider> }>()

/** @throws Error when the secrets were encrypted with another key. */
function clientOf(keys: Keys, row: ProviderRow): Promise<Provider> {
  const { provider, mode, api_url } = row
  const id = `${mode} ${api_url} ${row.secrets_sealed.toString('base64')}`
  const stored = clients.get(provider)
  if (stored?.id === id) return stored.client
  const client = open(keys, row)
  clients.set(provider, { id, client })
  return client
}

async function open(keys: Keys, { provider, mode, api_url, secrets_sealed }: ProviderRow): Promise<Provider> {
  const secrets: unknown = JSON.parse(unseal(keys, PURPOSE, provider, secrets_sealed))
  const settings = { mode, ...(api_url !== null && { api_url }) }
  if (provider === 'stripe') return openStripe({ ...SECRETS.stripe.parse(secrets), ...settings })
  // Loaded when it is used: PayPal's package takes 40 MB and half a second.
  const { openPayPal } = await import('../../../provider/paypal/paypal.ts')
  return openPayPal({ ...SECRETS.paypal.parse(secrets), ...settings })
}

type Source = Pick<Context, 'db' | 'keys'>

/** A provider with which shoppers top up, and whether it replied last. */
type OpenProvider = Provider & { isReplying: boolean }

/** The providers with which shoppers top up now, the first one first. */
export async function openProviders({ db, keys }: Source): Promise<OpenProvider[]> {
  const rows = await findOpenProviders(db)
  return Promise.all(
    rows.map(async (row) => ({ ...(await clientOf(keys, row)), isReplying: row.unavailable_since === null })),
  )
}

/** A provider by name, open or not, for its payments and events; undefined if it was never configured. */
export async function providerOf({ db, keys }: Source, name: ProviderName): Promise<Provider | undefined> {
  const row = await findProvider(db, name)
  return row && clientOf(keys, row)
}

/** The provider of a payment; undefined while the shop has keys of the other mode, which do not know the payment. */
export async function providerFor(
  source: Source,
  { provider: name, mode }: { provider: ProviderName; mode: ProviderMode },
): Promise<Provider | undefined> {
  const provider = await providerOf(source, name)
  return provider?.mode === mode ? provider : undefined
}
