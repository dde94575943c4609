// Compares what the stand-in replies with the schemas of PayPal's package, which PayPal generates from its OpenAPI documents.
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { aPayment } from '../testing/a-payment.ts'
import { PAYPAL_SECRETS } from '../testing/offer-stand-ins.ts'
import { aPayPalWorld } from '../testing/paypal-world.ts'
import type { Order } from './store.ts'

/** The package does not export its schemas, so they are read from its files. */
const PACKAGE = dirname(fileURLToPath(import.meta.resolve('@paypal/paypal-server-sdk')))
const load = (path: string) => import(pathToFileURL(join(PACKAGE, path)).href)
const { validateAndMap, validateAndUnmap } = await load('core.js').then(() => load('schema.js'))

/** Unknown fields are lost on the way to the SDK's objects and back; wrong types are refused. */
async function expectShape(json: unknown, model: string): Promise<void> {
  const { [`${model}Schema`]: schema } = await load(`models/${model}.js`)
  const mapped = validateAndMap(json, schema)
  expect(mapped.errors).toBe(false)
  const unmapped = validateAndUnmap(mapped.result, schema)
  expect(unmapped.errors).toBe(false)
  expect(JSON.parse(JSON.stringify(unmapped.result))).toEqual(json)
}

const world = await aPayPalWorld()
const { paypal, control, url } = world

const { client_id, client_secret } = PAYPAL_SECRETS
const authorization = `Basic ${Buffer.from(`${client_id}:${client_secret}`).toString('base64')}`
const body = new URLSearchParams({ grant_type: 'client_credentials' })
const reply = await fetch(`${url}/v1/oauth2/token`, { method: 'POST', headers: { authorization }, body })
const { access_token } = (await reply.json()) as { access_token: string }

const read = async <T = unknown>(path: string): Promise<T> =>
  (await fetch(url + path, { headers: { authorization: `Bearer ${access_token}` } })).json() as Promise<T>

async function aCapture(method: string) {
  const { ref } = await paypal.createPayment(aPayment())
  control.complete(ref, { method })
  await paypal.capturePayment(ref)
  return ref
}

const REFUND = { refund_id: crypto.randomUUID(), amount_cents: 500 }

test('orders, captures and refunds have the shape of PayPal’s API', async () => {
  const { ref: open } = await paypal.createPayment(aPayment())
  const refs = [open, ...(await Promise.all(['success', 'card', 'review', 'insufficient_funds'].map(aCapture)))]
  const { refund_ref } = await paypal.refundPayment({ ...REFUND, ref: refs[1] ?? '' })
  for (const ref of refs) {
    const order = await read<Order>(`/v2/checkout/orders/${ref}`)
    await expectShape(order, 'order')
    const capture = order.purchase_units[0].payments?.captures[0]
    if (capture) await expectShape(await read(`/v2/payments/captures/${capture.id}`), 'capturedPayment')
  }
  await expectShape(await read(`/v2/payments/refunds/${refund_ref}`), 'refund')
})

test('reports have the shape of PayPal’s API', async () => {
  await aCapture('success')
  const [start_date, end_date] = [-60_000, 60_000].map((ms) => new Date(Date.now() + ms).toISOString())
  const query = new URLSearchParams({
    start_date: start_date ?? '',
    end_date: end_date ?? '',
    fields: 'transaction_info',
  })
  await expectShape(await read(`/v1/reporting/transactions?${query}`), 'searchResponse')
  await expectShape(await read('/v1/reporting/balances'), 'balancesResponse')
})
