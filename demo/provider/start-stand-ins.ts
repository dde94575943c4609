// The demo's payment service providers: their stand-ins, in a separate process, which ends with the shop.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from '../../server/src/context.ts'
import type { Db } from '../../server/src/db/database.ts'
import { sealSecrets } from '../../server/src/features/wallet/card/open-provider.ts'
import { findProvider, saveProvider } from '../../server/src/features/wallet/card/provider-sql.ts'
import { PROVIDER_NAMES, type ProviderName } from '../../server/src/provider/provider.ts'
import type { Keys } from '../../server/src/security/keys.ts'

const PROGRAM = join(import.meta.dirname, 'run-stand-ins.ts')
const SECRET_KEY = 'sk_test_stand_in'
const CLIENT_ID = 'stand-in-client'
const STARTED_MS = 10_000

type Urls = Record<ProviderName, string>

/**
 * Starts the stand-ins, and offers them to shoppers as test money; not those of providers that an owner has configured.
 * @param shop_url where the stand-ins send their events
 */
export async function offerTestPayments({ db, keys, config }: Context, shop_url: string): Promise<void> {
  const stored = await Promise.all(PROVIDER_NAMES.map((name) => findProvider(db, name)))
  const open = PROVIDER_NAMES.filter((_, at) => stored[at] === undefined || stored[at].is_demo)
  if (open.length === 0) return
  const secrets = secretsOf(keys)
  const options = ['--hooks', `${shop_url}/hooks/provider/`, '--data', config.data_folder]
  const keyOptions = ['--key', SECRET_KEY, '--secret', secrets.stripe.webhook_secret, '--client-id', CLIENT_ID]
  const { client_secret, webhook_id } = secrets.paypal
  const args = [...options, ...keyOptions, '--client-secret', client_secret, '--webhook-id', webhook_id]
  const ports = stored.flatMap((row) =>
    row?.is_demo && row.api_url ? [`--${row.provider}-port`, new URL(row.api_url).port] : [],
  )
  // Pages that a shopper has open keep their address, if the ports are still free.
  const urls = (await start([...args, ...ports])) ?? (await start(args))
  if (!urls) return hideTestPayments(db)
  const sealed = {
    stripe: { secrets_sealed: sealSecrets(keys, 'stripe', secrets.stripe), key_end: SECRET_KEY.slice(-4) },
    paypal: { secrets_sealed: sealSecrets(keys, 'paypal', secrets.paypal), key_end: CLIENT_ID.slice(-4) },
  }
  for (const provider of open) {
    const row = { provider, mode: 'test', ...sealed[provider], api_url: urls[provider] } as const
    await saveProvider(db, { ...row, is_open: true, is_demo: true, is_from_environment: false }, null)
  }
}

function secretsOf(keys: Keys) {
  const secret = (name: string) => keys.mac('demo', name).toString('base64url')
  return {
    stripe: { secret_key: SECRET_KEY, webhook_secret: `whsec_${secret('stripe')}` },
    paypal: { client_id: CLIENT_ID, client_secret: secret('paypal'), webhook_id: `WH-${secret('paypal webhook')}` },
  }
}

/** Closes the stand-ins of an earlier start. */
export async function hideTestPayments(db: Db): Promise<void> {
  await db.updateTable('payment_provider').set({ is_open: false }).where('is_demo', '=', true).execute()
}

/** @returns the stand-ins' addresses; undefined if they did not start. */
async function start(args: readonly string[]): Promise<Urls | undefined> {
  const program = spawn(process.execPath, [PROGRAM, ...args, '--until-input-ends'], {
    stdio: ['pipe', 'pipe', 'ignore'],
    detached: true,
  })
  program.unref()
  const lines = createInterface({ input: program.stdout })
  const line = await Promise.race([
    once(lines, 'line').then(([text]) => String(text)),
    once(program, 'exit').then(() => undefined),
    wait(STARTED_MS, undefined, { ref: false }),
  ])
  if (line === undefined) {
    program.kill()
    return undefined
  }
  const { stripe, paypal } = JSON.parse(line) as Record<ProviderName, { url: string }> // printed by run-stand-ins.ts
  return { stripe: stripe.url, paypal: paypal.url }
}
