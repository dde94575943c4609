import { ApiError } from '@paypal/paypal-server-sdk'
import { describe, expect, test, vi } from 'vitest'
import { clock } from '../../../server/src/clock.ts'
import { openPayPal } from '../../../server/src/provider/paypal/paypal.ts'
import { minorOf } from '../../../server/src/provider/paypal/paypal-amount.ts'
import { errorOf } from '../../../server/src/provider/paypal/paypal-errors.ts'
import { ForgedEvent, ProviderRefusal, ProviderUnavailable } from '../../../server/src/provider/provider.ts'
import { aPayment } from '../testing/a-payment.ts'
import { PAYPAL_SECRETS } from '../testing/offer-stand-ins.ts'
import { aPayPalWorld, type PayPalWorld } from '../testing/paypal-world.ts'
import { newSigner } from './certificate.ts'
import { signatureOf } from './signature.ts'

const DAY_MS = 86_400_000

const world = await aPayPalWorld()
const { paypal, control } = world

async function anApproved({ paypal, control }: PayPalWorld, method?: string) {
  const payment = aPayment()
  const { ref } = await paypal.createPayment(payment)
  control.complete(ref, { ...(method && { method }) })
  return { ...payment, ref }
}

test('an approved order is paid only when the shop captures it, once', async () => {
  const { ref, payment_id } = await anApproved(world)
  expect(await paypal.readPayment(ref)).toMatchObject({ status: 'approved', payment_id, fee_cents: null })
  expect(control.ledger().payments).toBe(0)
  const states = await Promise.all([1, 2, 3].map(() => paypal.capturePayment(ref)))
  expect(states.map(({ status }) => status)).toEqual(['paid', 'paid', 'paid'])
  expect(control.ledger().payments).toBe(1_240)
})

test('a payment is not paid twice, even if PayPal has made a second order for it', async () => {
  const own = await aPayPalWorld()
  const first = await anApproved(own)
  await own.paypal.capturePayment(first.ref)
  own.control.forgetKeys()
  const { ref } = await own.paypal.createPayment({ ...aPayment(), payment_id: first.payment_id })
  expect(ref).not.toBe(first.ref)
  own.control.complete(ref)
  await expect(own.paypal.capturePayment(ref)).rejects.toThrow(ProviderRefusal)
  expect(own.control.ledger().payments).toBe(1_240)
})

test.each([
  ['declined', 'open', 'refused'],
  ['restricted', 'declined', 'not_supported'],
  ['limit', 'declined', 'limit_exceeded'],
  ['insufficient_funds', 'declined', 'insufficient_funds'],
  ['expired_card', 'declined', 'expired_card'],
] as const)('a capture of %s is %s with the reason %s', async (method, status, decline_reason) => {
  const { ref } = await anApproved(world, method)
  expect(await paypal.capturePayment(ref)).toMatchObject({ status, decline_reason })
})

test('a payment that PayPal reviews is on its way, and says so', async () => {
  const { ref } = await anApproved(world, 'review')
  expect(await paypal.capturePayment(ref)).toMatchObject({ status: 'pending', risk: 'review' })
  control.settle(ref)
  expect(await paypal.readPayment(ref)).toMatchObject({ status: 'paid', risk: null })
})

test('a card without an account has its digits, and an account has a fingerprint', async () => {
  const card = await anApproved(world, 'card')
  const instrument = { method: 'card', brand: 'visa', last_four: '4242', fingerprint: null }
  expect(await paypal.capturePayment(card.ref)).toMatchObject({ instrument })
  const [one, same] = [await anApproved(world), await anApproved(world)]
  const [first, second] = [await paypal.capturePayment(one.ref), await paypal.capturePayment(same.ref)]
  expect(first.instrument).toEqual(second.instrument)
  expect(first.instrument?.fingerprint).toMatch(/^paypal:\w+$/)
})

test('an order that PayPal has forgotten has expired', async () => {
  const { ref } = await paypal.createPayment(aPayment())
  control.forget(ref)
  expect(await paypal.readPayment(ref)).toMatchObject({ ref, status: 'expired', payment_id: null })
})

test('a revoked token is replaced; wrong keys say nothing about a payment, and are not shown', async () => {
  const payment = aPayment()
  await paypal.createPayment(payment)
  control.revokeTokens()
  expect(await paypal.createPayment(payment)).toBeTruthy()
  const settings = { ...PAYPAL_SECRETS, client_secret: 'not-the-secret', mode: 'test', api_url: world.url } as const
  const error = await openPayPal(settings)
    .createPayment(payment)
    .catch((error: unknown) => error)
  expect(error).toBeInstanceOf(ProviderUnavailable)
  expect(String(error)).not.toMatch(/not-the-secret|stand-in-client|Basic/)
})

test.each([
  [401, 'AUTHENTICATION_FAILURE', ''],
  [403, 'NOT_AUTHORIZED', 'PERMISSION_DENIED'],
  [422, 'UNPROCESSABLE_ENTITY', 'REFUND_FAILED_INSUFFICIENT_FUNDS'],
])(
  'a refund that the shop’s account cannot make now is not a refused one: %i %s %s',
  async (statusCode, name, issue) => {
    const error = new ApiError(
      {
        request: { method: 'POST', url: 'https://api.example/refund' },
        response: { statusCode, body: '', headers: {} },
      },
      name,
    )
    Object.assign(error, { result: { name, details: [{ issue }] } })
    expect(errorOf(error)).toBeInstanceOf(ProviderUnavailable)
  },
)

test('a client whose first token call fails works again after the outage', async () => {
  const own = await aPayPalWorld()
  await own.control.setOutage('error')
  await expect(own.paypal.readBalance()).rejects.toThrow(ProviderUnavailable)
  await own.control.setOutage('none')
  expect(await own.paypal.readBalance()).toBe(0)
})

test('amounts are read in the smallest unit of their currency', () => {
  expect(minorOf({ currencyCode: 'USD', value: '12.4' })).toBe(1_240)
  expect(minorOf({ currencyCode: 'USD', value: '-0.05' })).toBe(-5)
  expect(minorOf({ currencyCode: 'JPY', value: '1240' })).toBe(1_240)
  expect(minorOf({ currencyCode: 'EUR', value: '3' })).toBe(300)
  for (const money of [
    { currencyCode: 'USD', value: '1.234' },
    { currencyCode: 'JPY', value: '1.5' },
    { currencyCode: 'USD', value: '1e3' },
  ])
    expect(() => minorOf(money)).toThrow()
})

describe('signatures', () => {
  const BODY = JSON.stringify({ id: 'WH-1', event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: 'X' } })

  async function aMessage(): Promise<Record<string, string>> {
    const own = await aPayPalWorld()
    await anApproved(own)
    await expect.poll(() => own.deliveries.length).toBe(1)
    return Object.fromEntries(
      Object.entries(own.deliveries[0]?.headers ?? {}).map(([name, value]) => [name, String(value)]),
    )
  }

  /** Signed by a certificate of an attacker, who serves it at another address. */
  const signer = newSigner()
  const forged = (cert_url: string) =>
    signatureOf({ body: BODY, webhook_id: PAYPAL_SECRETS.webhook_id, cert_url, signer })

  test.each([
    'https://attacker.example/v1/notifications/certs/CERT-1',
    'https://api.paypal.com.attacker.example/v1/notifications/certs/CERT-1',
    'https://api.paypal.com@attacker.example/v1/notifications/certs/CERT-1',
    'https://api.paypal.com/v1/notifications/certs/../../redirect?to=attacker.example',
    'file:///etc/ssl/cert.pem',
    'no address',
  ])('a certificate is loaded from PayPal alone (%s)', async (cert_url) => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    await expect(paypal.readEvent(forged(cert_url), Buffer.from(BODY))).rejects.toThrow(ForgedEvent)
    expect(fetched).not.toHaveBeenCalled()
    fetched.mockRestore()
  })

  test('a certificate at the right address does not help a signature by another key', async () => {
    const { 'paypal-cert-url': cert_url = '' } = await aMessage()
    const at = new URL(new URL(cert_url).pathname, world.url).href
    await expect(paypal.readEvent(forged(at), Buffer.from(BODY))).rejects.toThrow(ForgedEvent)
  })

  test('an old message, and one of another algorithm, are refused', async () => {
    const own = await aPayPalWorld()
    await anApproved(own)
    await expect.poll(() => own.deliveries.length).toBe(1)
    const [{ headers, body } = { headers: {}, body: Buffer.alloc(0) }] = own.deliveries
    const other = { ...headers, 'paypal-auth-algo': 'SHA1withRSA' }
    await expect(own.paypal.readEvent(other, body)).rejects.toThrow(ForgedEvent)
    const later = { ...headers, 'paypal-transmission-time': new Date().toISOString() }
    if (later['paypal-transmission-time'] !== headers['paypal-transmission-time'])
      await expect(own.paypal.readEvent(later, body)).rejects.toThrow(ForgedEvent)
    const { now_ms } = clock
    clock.now_ms = () => now_ms() + 5 * DAY_MS
    await expect(own.paypal.readEvent(headers, body)).rejects.toThrow(ForgedEvent)
    clock.now_ms = () => now_ms() + 3 * DAY_MS
    expect(await own.paypal.readEvent(headers, body)).toMatchObject({ kind: 'payment' })
    clock.now_ms = now_ms
  })

  test('a certificate is loaded once, and events wait while it cannot be loaded', async () => {
    const own = await aPayPalWorld()
    await anApproved(own)
    await expect.poll(() => own.deliveries.length).toBe(1)
    await own.control.setOutage('error')
    await expect(own.readEvents()).rejects.toThrow(ProviderUnavailable)
    await own.control.setOutage('none')
    const fetched = vi.spyOn(globalThis, 'fetch')
    await Promise.all([own.readEvents(), own.readEvents()])
    await own.readEvents()
    expect(fetched).toHaveBeenCalledTimes(1)
    fetched.mockRestore()
  })

  test('many certificates are not asked for', async () => {
    const own = await aPayPalWorld()
    const errors = new Set<unknown>()
    for (let n = 0; n < 25; n++) {
      const headers = forged(`${own.url}/v1/notifications/certs/CERT-${n}`)
      await own.paypal.readEvent(headers, Buffer.from(BODY)).catch((error) => errors.add(error.constructor))
    }
    expect(errors).toEqual(new Set([ForgedEvent, ProviderUnavailable]))
  })
})
