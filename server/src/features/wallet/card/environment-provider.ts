import type { Config } from '../../../config.ts'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import { transaction } from '../../../db/transaction.ts'
import { PROVIDER_NAMES, type ProviderMode, type ProviderName } from '../../../provider/provider.ts'
import type { Keys } from '../../../security/keys.ts'
import { hasSecrets, type SecretsOf, sealSecrets } from './open-provider.ts'
import { lockProvider, saveProvider } from './provider-sql.ts'

type ProviderKeys = Config['provider_keys']
type Keyed = { mode: ProviderMode; key_end: string; secrets: SecretsOf<ProviderName> }

const KEY_END = 4

function keyedOf({ stripe, paypal }: ProviderKeys, provider: ProviderName): Keyed | undefined {
  if (provider === 'stripe' && stripe) {
    const mode = /^(sk|rk)_live_/.test(stripe.secret_key) ? 'live' : 'test'
    return { mode, key_end: stripe.secret_key.slice(-KEY_END), secrets: stripe }
  }
  if (provider === 'paypal' && paypal) {
    const { mode, ...secrets } = paypal
    return { mode, key_end: paypal.client_id.slice(-KEY_END), secrets }
  }
  return undefined
}

/**
 * Stores the keys of the environment when the server starts. They replace those of the desk, which cannot change them, and
 * open the provider. A provider whose keys were removed from the environment is closed, and can be set up at the desk.
 */
export async function takeKeysFromEnvironment({ db, keys, config }: Pick<Context, 'db' | 'keys' | 'config'>) {
  for (const provider of PROVIDER_NAMES) {
    const keyed = keyedOf(config.provider_keys, provider)
    if (keyed) await take(db, keys, provider, keyed)
    else await release(db, provider)
  }
}

const take = (db: Db, keys: Keys, provider: ProviderName, { mode, key_end, secrets }: Keyed): Promise<void> =>
  transaction(db, async (tx) => {
    const row = await lockProvider(tx, provider)
    if (row?.is_from_environment && row.is_open && row.mode === mode && hasSecrets(keys, row, secrets)) return
    const secrets_sealed = sealSecrets(keys, provider, secrets)
    const state = { api_url: null, is_open: true, is_demo: false, is_from_environment: true }
    await saveProvider(tx, { provider, mode, key_end, secrets_sealed, ...state }, null)
  })

const release = (db: Db, provider: ProviderName): Promise<void> =>
  transaction(db, async (tx) => {
    const row = await lockProvider(tx, provider)
    if (row?.is_from_environment) await saveProvider(tx, { ...row, is_open: false, is_from_environment: false }, null)
  })
