import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { clientOver } from '@sampan/contract/client'
import { PAYMENT_CODE, type Shopper } from './shoppers.ts'

type Sending = Parameters<Parameters<typeof clientOver>[0]>[0]

const agent = new Agent({ keepAlive: true })

/**
 * Calls the API over keep-alive connections: `fetch` would cost this process more CPU time than the reply costs the
 * server.
 */
export const callerFor = (url: string, token: string) => clientOver((sending) => send(url, token, sending))

function send(url: string, token: string, { method, url: path, body, key }: Sending): Promise<unknown> {
  const text = body === undefined ? '' : JSON.stringify(body)
  const headers = {
    'accept-language': 'en',
    authorization: `Bearer ${token}`,
    ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    ...(key && { 'idempotency-key': key }),
  }
  return new Promise((resolve, fail) => {
    const outgoing = request(url + path, { method, headers, agent }, (reply) => {
      let text = ''
      reply.setEncoding('utf8').on('data', (part) => (text += part))
      reply.on('error', fail).on('end', () => {
        const { code, msg, data } = JSON.parse(text)
        if (code === 1) resolve(data)
        else fail(new Error(`${path}: ${msg}`))
      })
    })
    outgoing.on('error', fail).end(text)
  })
}

/** A complete purchase through the API: add to cart, preview, order and payment. */
export async function purchase(call: ReturnType<typeof callerFor>, shopper: Shopper, sku_id: string): Promise<void> {
  const { address_id } = shopper
  const cart = await call('POST /api/cart/add', { body: { sku_id, quantity: 1 }, key: randomUUID() })
  const cart_item_ids = cart.groups.flatMap((group) => group.items.map((item) => item.cart_item_id))
  const checkout = { cart_item_ids, address_id }
  const { total_cents } = await call('POST /api/checkout/quote', { body: checkout })
  const { order_ids } = await call('POST /api/order/create', { body: { ...checkout, total_cents }, key: randomUUID() })
  await call('POST /api/order/pay', { body: { order_ids, payment_code: PAYMENT_CODE }, key: randomUUID() })
}
