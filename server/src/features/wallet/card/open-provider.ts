import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { type Provider, type ProviderName, ProviderUnavailable } from '../../../provider/provider.ts'
import { openStripe } from '../../../provider/stripe/stripe.ts'
import type { Keys } from '../../../security/keys.ts'
import { seal, unseal } from '../../../security/sealed.ts'
import { findOpenProvider, findProvider, type ProviderRow } from './provider-sql.ts'

export const Secrets = z.object({ secret_key: z.string(), webhook_secret: z.string() })
export type Secrets = z.output<typeof Secrets>

const PURPOSE = 'payment provider'

export const sealSecrets = (keys: Keys, provider: ProviderName, secrets: Secrets): Buffer =>
  seal(keys, PURPOSE, provider, JSON.stringify(secrets))

/** Clients of providers by their settings: a client keeps connections, so it is reused until the settings change. */
const clients = new Map<string, Provider>()

/** @throws Error when the secrets were encrypted with another key. */
function clientOf(keys: Keys, row: ProviderRow): Provider {
  const { provider, mode, api_url } = row
  const id = `${provider} ${api_url} ${row.secrets_sealed.toString('base64')}`
  const known = clients.get(id)
  if (known) return known
  const secrets = Secrets.parse(JSON.parse(unseal(keys, PURPOSE, provider, row.secrets_sealed)))
  if (provider !== 'stripe') throw new ProviderUnavailable(provider)
  const client = openStripe({ ...secrets, mode, ...(api_url !== null && { api_url }) })
  clients.clear()
  clients.set(id, client)
  return client
}

type Source = Pick<Context, 'db' | 'keys'>

/** The provider with which shoppers top up now; undefined if none is open. */
export async function openProvider({ db, keys }: Source): Promise<Provider | undefined> {
  const row = await findOpenProvider(db)
  return row && clientOf(keys, row)
}

/** A provider by name, open or not, for its payments and events; undefined if it was never configured. */
export async function providerOf({ db, keys }: Source, name: ProviderName): Promise<Provider | undefined> {
  const row = await findProvider(db, name)
  return row && clientOf(keys, row)
}
