// The shop expects the same of every provider.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import {
  ForgedEvent,
  PROVIDER_NAMES,
  type ProviderLine,
  ProviderRefusal,
  ProviderUnavailable,
} from '../../server/src/provider/provider.ts'
import { aPayment } from './testing/a-payment.ts'
import { METHODS_BY_WAY, PROVIDER_WORLDS, type ProviderWorld } from './testing/provider-worlds.ts'

const folder = mkdtempSync(join(tmpdir(), 'providers-'))
afterAll(() => rmSync(folder, { recursive: true }))

const RECENTLY = new Date(Date.now() - 60_000).toISOString()

async function aPaid({ provider, pay }: ProviderWorld, amount_cents = 1_240) {
  const payment = aPayment({ amount_cents })
  const { ref } = await provider.createPayment(payment)
  await pay(ref)
  return { ...payment, ref }
}

async function all<T>(list: AsyncIterable<T>): Promise<T[]> {
  const rows: T[] = []
  for await (const row of list) rows.push(row)
  return rows
}

const sumOf = (lines: readonly ProviderLine[]) =>
  lines.reduce((sum, { amount_cents, fee_cents }) => sum + amount_cents - fee_cents, 0)

describe.each(PROVIDER_NAMES)('%s', async (name) => {
  const world = await PROVIDER_WORLDS[name]()
  const { provider, control, pay } = world

  test('a payment is open until the shopper pays, and then paid with its fee', async () => {
    const payment = aPayment()
    const { ref, url } = await provider.createPayment(payment)
    expect(url.startsWith(world.url)).toBe(true)
    const open = { ref, payment_id: payment.payment_id, status: 'open', amount_minor: 1_240, currency: 'USD' }
    expect(await provider.readPayment(ref)).toMatchObject({ ...open, fee_cents: null, decline_reason: null })
    expect(await provider.capturePayment(ref)).toMatchObject({ status: 'open' })
    await pay(ref)
    const state = await provider.readPayment(ref)
    expect(state).toMatchObject({ ...open, status: 'paid', decline_reason: null })
    expect(state.fee_cents).toBeGreaterThan(0)
    expect(state.instrument?.method).toMatch(/^(card|paypal)$/)
    expect(state.instrument?.fingerprint).toBeTruthy()
    expect(await provider.capturePayment(ref)).toEqual(state)
  })

  test.each(['en', 'zh-CN', 'ja', 'ko', 'th'] as const)(
    'the page is in the language of the shopper (%s)',
    async (language) => {
      const { url } = await provider.createPayment(aPayment({ language, title: '<b>"Tom & Co"</b>' }))
      const page = await (await fetch(url)).text()
      expect(page).toContain(`<html lang="${language}">`)
      expect(page).toContain('role="note"')
      expect(page).not.toContain('<b>')
    },
  )

  test('a declined payment can be paid in another way', async () => {
    const { ref } = await provider.createPayment(aPayment())
    control.complete(ref, { method: METHODS_BY_WAY[name].declined })
    expect(await provider.capturePayment(ref)).toMatchObject({ status: 'open', decline_reason: 'refused' })
    await pay(ref)
    expect(await provider.readPayment(ref)).toMatchObject({ status: 'paid' })
  })

  test.each([
    ['pays_later', 'paid'],
    ['fails_later', 'declined'],
  ] as const)('a slow method %s', async (way, outcome) => {
    const { ref } = await provider.createPayment(aPayment())
    await pay(ref, way)
    expect(await provider.readPayment(ref)).toMatchObject({ status: 'pending', fee_cents: null })
    control.settle(ref)
    expect(await provider.readPayment(ref)).toMatchObject({ status: outcome })
  })

  test('a repeated call makes no second payment, also when replies are lost', async () => {
    const payment = aPayment()
    await control.setOutage('reply_lost')
    await expect(provider.createPayment(payment)).rejects.toThrow(ProviderUnavailable)
    await control.setOutage('none')
    const first = await provider.createPayment(payment)
    expect(await provider.createPayment(payment)).toEqual(first)
    control.complete(first.ref)
    await control.setOutage('reply_lost')
    await expect(provider.capturePayment(first.ref)).rejects.toThrow(ProviderUnavailable)
    await control.setOutage('none')
    expect(await provider.capturePayment(first.ref)).toMatchObject({ status: 'paid' })
  })

  test.each(['error', 'rate_limit', 'timeout', 'refused'] as const)(
    'during an outage (%s) calls can be repeated',
    async (outage) => {
      await control.setOutage(outage)
      await expect(provider.createPayment(aPayment())).rejects.toThrow(ProviderUnavailable)
      await control.setOutage('none')
      expect(await provider.createPayment(aPayment())).toBeTruthy()
    },
  )

  test('a cancelled payment is never paid unless the shop takes it', async () => {
    const { ref } = await provider.createPayment(aPayment())
    await provider.cancelPayment(ref)
    await provider.cancelPayment(ref)
    control.complete(ref)
    expect(['approved', 'expired']).toContain((await provider.readPayment(ref)).status)
  })

  test('each event names a payment that can be read', async () => {
    const own = await PROVIDER_WORLDS[name]()
    const { ref } = await aPaid(own)
    const other = own.control.payElsewhere(700)
    await expect.poll(() => own.control.deliveries().due).toBe(0)
    const events = await own.readEvents()
    expect(new Set(events.map(({ event_ref }) => event_ref)).size).toBe(events.length)
    const refs = new Set<string>()
    for (const event of events) {
      expect(event.kind).toBe('payment')
      const state = await own.provider.readPayment(event.ref)
      refs.add(state.ref)
      expect(state.status).toBe('paid')
      expect(state.payment_id === null).toBe(state.ref !== ref)
    }
    expect([...refs].some((found) => found.includes(other))).toBe(true)
    expect(refs.size).toBe(2)
  })

  test('events that are forged, changed, or signed for another shop are refused', async () => {
    const own = await PROVIDER_WORLDS[name]()
    await aPaid(own)
    await expect.poll(() => own.deliveries.length).toBeGreaterThan(0)
    const [{ headers, body } = { headers: {}, body: Buffer.alloc(0) }] = own.deliveries
    expect(await own.provider.readEvent(headers, body)).toBeTruthy()
    const changed = Buffer.from(String(body).replace(/"id":"(\w)/, '"id":"x$1'))
    await expect(own.provider.readEvent(headers, changed)).rejects.toThrow(ForgedEvent)
    await expect(own.provider.readEvent({}, body)).rejects.toThrow(ForgedEvent)
    const foreign = await PROVIDER_WORLDS[name]({ is_foreign: true })
    await aPaid(foreign)
    await expect.poll(() => foreign.deliveries.length).toBeGreaterThan(0)
    await expect(foreign.readEvents()).rejects.toThrow(ForgedEvent)
  })

  test('a refund is made once, in parts up to the paid amount', async () => {
    const { ref } = await aPaid(world)
    const refund = { refund_id: crypto.randomUUID(), ref, amount_cents: 1_000 }
    const first = await provider.refundPayment(refund)
    expect(first).toMatchObject({ status: 'done', amount_cents: 1_000 })
    expect(await provider.refundPayment(refund)).toEqual(first)
    expect(await provider.readRefund(first.refund_ref)).toEqual(first)
    const more = { refund_id: crypto.randomUUID(), ref, amount_cents: 241 }
    await expect(provider.refundPayment(more)).rejects.toThrow(ProviderRefusal)
    expect(await provider.readPayment(ref)).toMatchObject({ status: 'paid', refunded_minor: 1_000 })
    await provider.refundPayment({ ...more, amount_cents: 240 })
    expect(await provider.readPayment(ref)).toMatchObject({ status: 'paid', refunded_minor: 1_240 })
    control.failRefund(first.refund_ref)
    expect(await provider.readRefund(first.refund_ref)).toMatchObject({ status: 'refused' })
    expect(await provider.readPayment(ref)).toMatchObject({
      ...{ status: 'paid', amount_minor: 1_240, refunded_minor: 240 },
    })
  })

  test('a dispute takes the amount, and gives it back when it is won', async () => {
    const { ref } = await aPaid(world)
    const dispute_ref = control.openDispute(ref)
    const open = { dispute_ref, ref, status: 'open', amount_minor: 1_240, currency: 'USD', withheld_cents: 1_240 }
    expect(await provider.readDispute(dispute_ref)).toMatchObject(open)
    const evidence = { shopper_name: null, mailbox: null, address: null, carrier: 'DHL', tracking_number: '1' }
    const text = 'The shopper received it.\n'.repeat(200)
    const cut = Buffer.from('%PDF-1.4 and no end')
    await expect(provider.submitEvidence({ dispute_ref, text, ...evidence, pdf: cut })).rejects.toThrow(ProviderRefusal)
    // All bytes, also those that are no text.
    const bytes = Buffer.from(Array.from({ length: 256 }, (_, value) => value))
    const pdf = Buffer.concat([Buffer.from('%PDF-1.4\n'), bytes, Buffer.from('\n%%EOF\n')])
    const reply = await provider.submitEvidence({ dispute_ref, text, ...evidence, pdf })
    expect(reply).toMatchObject({ status: 'evidence_sent', due_at: null })
    control.winDispute(dispute_ref)
    expect(await provider.readDispute(dispute_ref)).toMatchObject({ status: 'won', withheld_cents: 0 })
    expect((await provider.readDispute(dispute_ref)).fee_cents).toBeGreaterThan(0)
  })

  test('a lost or accepted dispute keeps the amount, and a question takes none', async () => {
    const [lost, accepted, question] = [await aPaid(world), await aPaid(world), await aPaid(world)]
    const refs = [lost, accepted].map(({ ref }) => control.openDispute(ref))
    const inquiry = control.openDispute(question.ref, { is_inquiry: true })
    expect(await provider.readDispute(inquiry)).toMatchObject({ withheld_cents: 0, fee_cents: 0 })
    control.loseDispute(refs[0] ?? '')
    await provider.acceptDispute(refs[1] ?? '')
    for (const dispute_ref of refs)
      expect(await provider.readDispute(dispute_ref)).toMatchObject({ status: 'lost', withheld_cents: 1_240 })
    const listed = (await all(provider.readDisputes(RECENTLY))).map(({ dispute_ref }) => dispute_ref)
    expect(listed).toEqual(expect.arrayContaining([...refs, inquiry]))
  })

  test('lines and payouts add up to the balance', async () => {
    const own = await PROVIDER_WORLDS[name]()
    const paid = await aPaid(own, 5_000)
    const other = await aPaid(own, 3_000)
    await own.provider.refundPayment({ refund_id: crypto.randomUUID(), ref: other.ref, amount_cents: 500 })
    own.control.openDispute(other.ref, { amount: 700 })
    const payouts = [own.control.makePayout(1_000), own.control.makePayout(600)]
    own.control.endPayout(payouts[0] ?? '')
    own.control.endPayout(payouts[1] ?? '', false)
    const lines = await all(own.provider.readLines(RECENTLY))
    const { balance } = own.control.ledger()
    expect(sumOf(lines)).toBe(balance)
    expect(await own.provider.readBalance()).toBe(balance)
    const ofPayment = lines.find(({ payment_id }) => payment_id === paid.payment_id)
    expect(ofPayment).toMatchObject({ kind: 'payment', amount_cents: 5_000 })
    expect(await own.provider.readPayment(ofPayment?.ref ?? '')).toMatchObject({ ref: paid.ref, status: 'paid' })
    const kinds = new Set(lines.map(({ kind }) => kind))
    for (const kind of ['payment', 'refund', 'dispute', 'payout'] as const) expect(kinds).toContain(kind)
    const states = (await all(own.provider.readPayouts(RECENTLY))).map(
      ({ amount_cents, status }) => `${amount_cents} ${status}`,
    )
    expect(states.toSorted()).toEqual(['1000 paid', '600 failed'])
  })

  test('payments survive a restart of the stand-in', async () => {
    const data = join(folder, `${name}.json`)
    const first = await PROVIDER_WORLDS[name]({ data })
    first.control.sendEventsTo(null)
    const payment = aPayment()
    const { ref } = await first.provider.createPayment(payment)
    await first.pay(ref, 'pays_later')
    await first.close()
    const second = await PROVIDER_WORLDS[name]({ data })
    expect(await second.provider.createPayment(payment)).toMatchObject({ ref })
    second.control.settle(ref)
    expect(await second.provider.readPayment(ref)).toMatchObject({ status: 'paid' })
    await expect.poll(() => second.deliveries.length).toBeGreaterThan(0)
  })
})
