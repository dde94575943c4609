// The demo's payment service provider: the stand-in of Stripe, in its own process, which ends with the shop.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from '../../server/src/context.ts'
import type { Db } from '../../server/src/db/database.ts'
import { sealSecrets } from '../../server/src/features/wallet/card/open-provider.ts'
import { findProvider, saveProvider } from '../../server/src/features/wallet/card/provider-sql.ts'

const PROGRAM = join(import.meta.dirname, 'run-stripe.ts')
const SECRET_KEY = 'sk_test_stand_in'
const STARTED_MS = 10_000

/**
 * Starts the stand-in, and offers it to shoppers as test money, unless an owner has configured a provider.
 * @param shop_url where the stand-in sends its events
 */
export async function offerTestPayments({ db, keys, config }: Context, shop_url: string): Promise<void> {
  const stored = await findProvider(db, 'stripe')
  if (stored && !stored.is_demo) return
  const webhook_secret = `whsec_${keys.mac('demo', 'stripe').toString('base64url')}`
  const data = join(config.data_folder, 'test-payments.json')
  const port = stored?.api_url ? new URL(stored.api_url).port : '0'
  const options = { events: `${shop_url}/hooks/provider/stripe`, webhook_secret, data }
  // Pages that a shopper has open keep their address, if the port is still free.
  const url = (await start({ ...options, port })) ?? (await start({ ...options, port: '0' }))
  if (!url) return hideTestPayments(db)
  await saveProvider(
    db,
    {
      provider: 'stripe',
      mode: 'test',
      secrets_sealed: sealSecrets(keys, 'stripe', { secret_key: SECRET_KEY, webhook_secret }),
      key_end: SECRET_KEY.slice(-4),
      api_url: url,
      is_open: true,
      is_demo: true,
      is_from_environment: false,
    },
    null,
  )
}

/** Closes the stand-in of an earlier start. */
export async function hideTestPayments(db: Db): Promise<void> {
  await db.updateTable('payment_provider').set({ is_open: false }).where('is_demo', '=', true).execute()
}

type Options = { events: string; webhook_secret: string; data: string; port: string }

/** @returns the stand-in's address; undefined if it did not start. */
async function start({ events, webhook_secret, data, port }: Options): Promise<string | undefined> {
  const places = ['--events', events, '--data', data, '--port', port]
  const args = [PROGRAM, ...places, '--secret', webhook_secret, '--key', SECRET_KEY, '--until-input-ends']
  const program = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'ignore'], detached: true })
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
  const { url } = JSON.parse(line) as { url: string } // printed by run-stripe.ts
  return url
}
