import { expect, test } from 'vitest'
import { anAgentHost, askOf, aVerifier, consent, exchange, link } from '../../../../testing/agent/agent-link-world.ts'
import { callAsAgent } from '../../../../testing/agent/agent-world.ts'
import { handoverIn, itemsOf, shippingTo } from '../../../../testing/agent/shopping-agent-world.ts'
import { aBuyer, buy, pay } from '../../../../testing/order-world.ts'
import { aProduct, aShop, PAYMENT_CODE } from '../../../../testing/world.ts'

const shop = await aShop({ max: 20 })
shop.context.config.agent_loopback = true
const MANAGE = 'dev.ucp.shopping.checkout:manage'
const PAY = 'dev.ucp.shopping.checkout:pay'
const scopes = [MANAGE, PAY]
const product = await aProduct(shop, { price_cents: 1_800, stock: 1000 })

const STREET = '13 Thief Street'
const NEW_ADDRESS = {
  addressee: 'T. Hief',
  mobile: '+819012345678',
  country: 'US',
  area: ['US-CA'],
  city: 'Cupertino',
  detailed_address: STREET,
  postcode: '95014',
  tag: 'home' as const,
}

/** A shopper who let an agent pay up to $50, and calls of that agent over HTTP. */
async function aLinked() {
  const host = await anAgentHost()
  const buyer = await aBuyer(shop)
  const { access_token } = await link(shop, host, buyer, { scopes })
  const send = (path: string, body: object, bearer = access_token) =>
    callAsAgent(shop, path, body, {
      profile: `${host.origin}/profile.json`,
      headers: { authorization: `Bearer ${bearer}` },
    })
  /** Begins and completes a checkout. @returns the status of its last reply. */
  async function purchase(more: object = {}, bearer = access_token) {
    const { body } = await send('/checkout-sessions', { ...itemsOf([product.sku_id, 1]), ...more }, bearer)
    return (await send(`/checkout-sessions/${body.id}/complete`, {}, bearer)).body
  }
  const balance = async () => (await buyer.call('GET /api/user/getUserInfo')).data.balance_cents
  const agent = async () => {
    const [first] = (await buyer.call('GET /api/user/agents')).data
    if (!first) throw new Error('no agent')
    return first
  }
  const ticketFor = async (verifier: ReturnType<typeof aVerifier>, requested_scopes = scopes) =>
    (
      await buyer.call('GET /api/user/agent/request', {
        query: askOf(host, { code_challenge: verifier.code_challenge, scopes: requested_scopes }),
      })
    ).data.ticket
  return { host, buyer, access_token, purchase, balance, agent, ticketFor }
}
type Linked = Awaited<ReturnType<typeof aLinked>>

const allow = ({ buyer }: Linked, ticket: string, allowance_cents: number, payment_code?: string) =>
  buyer.call('POST /api/user/agent/allow', { body: { ticket, allowance_cents, ...(payment_code && { payment_code }) } })

test('a stolen session without the payment code gets no token that can pay, whatever the amount', async () => {
  const linked = await aLinked()
  for (const allowance_cents of [5_000, 4_999, 1, 6_000]) {
    const refused = await allow(linked, await linked.ticketFor(aVerifier()), allowance_cents)
    expect([allowance_cents, refused]).toEqual([
      allowance_cents,
      expect.objectContaining({ code: 0, reason: expect.stringMatching(/^payment_code_/), field: 'payment_code' }),
    ])
  }
  expect(await linked.agent()).toMatchObject({ allowance_cents: 5_000 })
})

test('a consent without payments needs no code, and its token does not pay from the allowance of an earlier consent', async () => {
  const linked = await aLinked()
  const verifier = aVerifier()
  for (const requested_scopes of [[MANAGE], scopes]) {
    const { data } = await allow(linked, await linked.ticketFor(verifier, requested_scopes), 0)
    const code = new URL(data.redirect_to).searchParams.get('code') ?? ''
    const { client_id, redirect_uri } = linked.host
    const tokens = await exchange(shop, { code, client_id, redirect_uri, code_verifier: verifier.code_verifier })
    expect(tokens.scope).toBe(MANAGE)
    expect((await linked.purchase({}, tokens.access_token)).status).toBe('requires_escalation')
  }
  expect(await linked.balance()).toBe(100_000)
})

test('a request counts for one consent; after a wrong code it can be answered again', async () => {
  const linked = await aLinked()
  const ticket = await linked.ticketFor(aVerifier())
  expect(await allow(linked, ticket, 5_000, '000000')).toMatchObject({ reason: 'payment_code_wrong', tries_left: 4 })
  expect(await allow(linked, ticket, 5_000, PAYMENT_CODE)).toMatchObject({ code: 1 })
  for (const allowance_cents of [0, 5_000])
    expect(await allow(linked, ticket, allowance_cents, PAYMENT_CODE)).toMatchObject({
      reason: 'agent_request_expired',
    })
  const other = await linked.ticketFor(aVerifier())
  const replies = await Promise.all(Array.from({ length: 5 }, () => allow(linked, other, 5_000, PAYMENT_CODE)))
  expect(replies.filter(({ code }) => code === 1)).toHaveLength(1)
})

test('an agent pays for no address that was added after the consent, also as the default', async () => {
  const linked = await aLinked()
  const { buyer, purchase, balance } = linked
  const { data: added } = await buyer.call('POST /api/user/address_add', { body: { ...NEW_ADDRESS, is_default: true } })
  const to_thief = shippingTo('US', { street_address: STREET, postal_code: '95014' })
  for (const more of [{}, shippingTo('US'), to_thief]) {
    const refused = await purchase(more)
    expect([refused.status, refused.messages?.map(({ code }) => code)]).toEqual([
      'requires_escalation',
      ['buyer_address'],
    ])
    expect(refused.continue_url).toMatch(/\/checkout\?handover=/)
  }
  await buyer.call('POST /api/user/address_set_default', { body: { id: buyer.address_id } })
  expect((await purchase()).status).toBe('completed')
  await buyer.call('POST /api/user/address_set_default', { body: { id: added.id } })
  expect((await purchase()).status).toBe('requires_escalation')
  // The newest address becomes the default when the default is deleted.
  await buyer.call('POST /api/user/address_set_default', { body: { id: buyer.address_id } })
  await buyer.call('GET /api/user/address_del', { query: { id: buyer.address_id } })
  expect((await purchase()).status).toBe('requires_escalation')
  expect(await balance()).toBe(100_000 - 1_800)
})

test.each([
  ['addressee', { addressee: 'T. Hief' }],
  ['phone number', { mobile: '+819087654321' }],
  ['country', { country: 'SG', area: [], city: null, postcode: '079903' }],
  ['area', { area: ['US-NY'] }],
  ['city', { city: 'San Jose' }],
  ['street', { detailed_address: STREET }],
  ['postcode', { postcode: '95015' }],
  ['tag', { tag: 'company' as const }],
])('an address whose %s was changed is a new address', async (_name, change) => {
  const { buyer, host } = await aLinked()
  const { data: address } = await buyer.call('POST /api/user/address_add', {
    body: { ...NEW_ADDRESS, is_default: true },
  })
  const { access_token } = await link(shop, host, buyer, { scopes })
  const complete = async () => {
    const options = { profile: `${host.origin}/profile.json`, headers: { authorization: `Bearer ${access_token}` } }
    const { body } = await callAsAgent(shop, '/checkout-sessions', itemsOf([product.sku_id, 1]), options)
    return (await callAsAgent(shop, `/checkout-sessions/${body.id}/complete`, {}, options)).body.status
  }
  expect(await complete()).toBe('completed')
  // Saving an unchanged address changes nothing.
  await buyer.call('POST /api/user/address_add', { body: { id: address.id, ...NEW_ADDRESS } })
  expect(await complete()).toBe('completed')
  expect(
    await buyer.call('POST /api/user/address_add', { body: { id: address.id, ...NEW_ADDRESS, ...change } }),
  ).toMatchObject({ code: 1 })
  expect(await complete()).toBe('requires_escalation')
})

test('a checkout that was ready before its address was changed is not paid', async () => {
  const { buyer, host, access_token, balance } = await aLinked()
  const options = { profile: `${host.origin}/profile.json`, headers: { authorization: `Bearer ${access_token}` } }
  const { body } = await callAsAgent(shop, '/checkout-sessions', itemsOf([product.sku_id, 1]), options)
  expect(body.status).toBe('ready_for_complete')
  await buyer.call('POST /api/user/address_add', { body: { id: buyer.address_id, ...NEW_ADDRESS } })
  const completed = await callAsAgent(shop, `/checkout-sessions/${body.id}/complete`, {}, options)
  expect(completed.body.status).toBe('requires_escalation')
  expect(await balance()).toBe(100_000)
})

test('the shopper confirms an address with the payment code, as it was shown', async () => {
  const { buyer, purchase, agent } = await aLinked()
  expect((await agent()).unconfirmed_addresses).toEqual([])
  const { data: added } = await buyer.call('POST /api/user/address_add', { body: { ...NEW_ADDRESS, is_default: true } })
  const [listed] = (await agent()).unconfirmed_addresses
  expect(listed).toMatchObject({
    id: added.id,
    detailed_address: STREET,
    area_text: expect.stringContaining('Cupertino'),
  })
  const confirm = (changed_at: string, payment_code: string) =>
    buyer.call('POST /api/user/agent/addresses', { body: { addresses: [{ id: added.id, changed_at }], payment_code } })
  const changed_at = listed?.changed_at ?? ''
  expect(await confirm(changed_at, '000000')).toMatchObject({
    reason: 'payment_code_wrong',
    field: 'payment_code',
    tries_left: 4,
  })
  // A thief changes the address while the shopper reads it.
  const body = { id: added.id, ...NEW_ADDRESS, detailed_address: '14 Thief Street' }
  await buyer.call('POST /api/user/address_add', { body })
  expect(await confirm(changed_at, PAYMENT_CODE)).toMatchObject({ reason: 'state_changed' })
  expect((await purchase()).status).toBe('requires_escalation')
  const [now] = (await agent()).unconfirmed_addresses
  expect(await confirm(now?.changed_at ?? '', PAYMENT_CODE)).toMatchObject({ code: 1 })
  expect((await agent()).unconfirmed_addresses).toEqual([])
  expect((await purchase()).status).toBe('completed')
  const other = await aLinked()
  expect(
    await other.buyer.call('POST /api/user/agent/addresses', {
      body: { addresses: [{ id: added.id, changed_at: now?.changed_at ?? '' }], payment_code: PAYMENT_CODE },
    }),
  ).toMatchObject({ reason: 'state_changed' })
})

test('an order that the shopper paid with the code confirms its address, an order of the agent confirms none', async () => {
  const { buyer, purchase, agent } = await aLinked()
  const { data: added } = await buyer.call('POST /api/user/address_add', { body: { ...NEW_ADDRESS, is_default: true } })
  const { data } = await buy({ ...buyer, address_id: added.id }, { sku_id: product.sku_id, total_cents: 1_800 })
  expect((await purchase()).status).toBe('requires_escalation')
  await pay(buyer, data.order_ids)
  expect((await purchase()).status).toBe('completed')
  // An order to an address as it was before a change confirms nothing.
  const { data: next } = await buy({ ...buyer, address_id: added.id }, { sku_id: product.sku_id, total_cents: 1_800 })
  await buyer.call('POST /api/user/address_add', { body: { id: added.id, ...NEW_ADDRESS, addressee: 'T. Hief Jr.' } })
  await pay(buyer, next.order_ids)
  expect((await agent()).unconfirmed_addresses).toMatchObject([{ id: added.id, addressee: 'T. Hief Jr.' }])
  expect((await purchase()).status).toBe('requires_escalation')
})

test('the shopper who pays at continue_url confirms the address for later purchases', async () => {
  const { buyer, purchase } = await aLinked()
  const { data: added } = await buyer.call('POST /api/user/address_add', { body: { ...NEW_ADDRESS, is_default: true } })
  const handover_id = handoverIn(await purchase())
  await buyer.call('POST /api/checkout/handover', { body: { handover_id } })
  const { data } = await buyer.call('POST /api/order/create', {
    body: { address_id: added.id, handover_id, total_cents: 1_800 },
  })
  await pay(buyer, data.order_ids)
  expect((await purchase()).status).toBe('completed')
})

test('a new consent with the code covers the current addresses; a consent for another agent covers none', async () => {
  const linked = await aLinked()
  const { buyer, host, purchase } = linked
  await buyer.call('POST /api/user/address_add', { body: { ...NEW_ADDRESS, is_default: true } })
  await link(shop, await anAgentHost(), buyer, { scopes })
  expect((await purchase()).status).toBe('requires_escalation')
  // A consent without payments, or a changed allowance, says nothing about addresses.
  await consent(host, buyer, { scopes: [MANAGE], payment_code: '' })
  const { link_id } = await linked.agent()
  const body = { link_id, allowance_cents: 7_000, payment_code: PAYMENT_CODE }
  await buyer.call('POST /api/user/agent/allowance', { body })
  expect((await purchase()).status).toBe('requires_escalation')
  const { access_token } = await link(shop, host, buyer, { scopes })
  expect((await purchase({}, access_token)).status).toBe('completed')
})

test('wrong codes for addresses, consents and payments are counted together', async () => {
  const linked = await aLinked()
  const { buyer } = linked
  const { data: added } = await buyer.call('POST /api/user/address_add', { body: NEW_ADDRESS })
  const [listed] = (await linked.agent()).unconfirmed_addresses
  const addresses = [{ id: added.id, changed_at: listed?.changed_at ?? '' }]
  const confirm = (payment_code: string) =>
    buyer.call('POST /api/user/agent/addresses', { body: { addresses, payment_code } })
  expect(await confirm('000000')).toMatchObject({ tries_left: 4 })
  expect(await allow(linked, await linked.ticketFor(aVerifier()), 5_000, '000000')).toMatchObject({ tries_left: 3 })
  expect(await confirm('000000')).toMatchObject({ tries_left: 2 })
  expect(await buyer.call('POST /api/user/verify_pay', { body: { payment_code: '000000' } })).toMatchObject({
    tries_left: 1,
  })
  expect(await confirm('000000')).toMatchObject({ reason: 'payment_code_locked' })
  expect(await confirm(PAYMENT_CODE)).toMatchObject({ reason: 'payment_code_locked' })
  expect(await allow(linked, await linked.ticketFor(aVerifier()), 1, PAYMENT_CODE)).toMatchObject({
    reason: 'payment_code_locked',
  })
})
