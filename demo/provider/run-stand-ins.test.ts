import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { openPayPal } from '../../server/src/provider/paypal/paypal.ts'
import { openStripe } from '../../server/src/provider/stripe/stripe.ts'

const STRIPE = { secret_key: 'sk_test_stand_in', webhook_secret: 'whsec_test', mode: 'test' } as const
const PAYPAL = { client_id: 'stand-in-client', client_secret: 'a secret', webhook_id: 'WH-TEST', mode: 'test' } as const

test('the stand-ins run as one process, which ends when its input ends', async () => {
  const script = join(import.meta.dirname, 'run-stand-ins.ts')
  const child = spawn(process.execPath, [script, '--client-secret', PAYPAL.client_secret, '--until-input-ends'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const [line] = await once(createInterface(child.stdout), 'line')
  const { stripe, paypal }: Record<string, { url: string; control_url: string }> = JSON.parse(line)
  expect(paypal?.control_url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  expect(await openStripe({ ...STRIPE, api_url: stripe?.url ?? '' }).readBalance()).toBe(0)
  expect(await openPayPal({ ...PAYPAL, api_url: paypal?.url ?? '' }).readBalance()).toBe(0)
  child.stdin.end()
  expect(await once(child, 'exit')).toEqual([0, null])
})
