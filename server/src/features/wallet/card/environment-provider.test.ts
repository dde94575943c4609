import { expect, test } from 'vitest'
import { anOperator, aShop, aShopper } from '../../../../testing/world.ts'
import { readConfig, refuseFaults } from '../../../config.ts'
import { takeKeysFromEnvironment } from './environment-provider.ts'
import { openProviders } from './open-provider.ts'
import { findProvider } from './provider-sql.ts'

const shop = await aShop()
const owner = await anOperator(shop)
const ENV = { STRIPE_SECRET_KEY: 'sk_live_of_the_server_9876', STRIPE_WEBHOOK_SECRET: 'whsec_of_the_server' }
const start = (env: Record<string, string>) =>
  takeKeysFromEnvironment({ ...shop.context, config: readConfig({ NODE_ENV: 'test', ...env }) })
const listed = async () => (await owner.call('GET /api/admin/provider/list')).data

test('keys of the environment open the provider, and the desk names their source and cannot change them', async () => {
  await start(ENV)
  const { providers } = await listed()
  expect(providers).toMatchObject([
    { provider: 'stripe', mode: 'live', key_end: '9876', is_open: true, is_from_environment: true, changed_by: null },
  ])
  expect(JSON.stringify(providers)).not.toMatch(/sk_live|whsec/)
  const shopper = await aShopper(shop)
  const way = JSON.stringify((await shopper.call('GET /api/user/card_top_up')).data)
  expect(way).toContain('"stripe"')
  expect(way).not.toMatch(/sk_live|whsec/)
  const body = { provider: 'stripe', is_open: false, revision: providers[0]?.revision ?? '' } as const
  expect((await owner.call('POST /api/admin/provider/save', { body })).code).toBe(404)
  const keys = { secret_key: 'sk_live_of_the_desk_0000', webhook_secret: 'whsec_of_the_desk', reason: 'Ours' }
  expect((await owner.call('POST /api/admin/provider/save', { body: { ...body, ...keys } })).code).toBe(404)
})

test('a start with the same keys changes nothing, and new keys replace the old keys', async () => {
  const before = await findProvider(shop.db, 'stripe')
  await start(ENV)
  expect(await findProvider(shop.db, 'stripe')).toEqual(before)
  await start({ ...ENV, STRIPE_SECRET_KEY: 'rk_test_of_the_server_1111' })
  expect(await findProvider(shop.db, 'stripe')).toMatchObject({ mode: 'test', key_end: '1111', is_open: true })
})

test('after the keys are removed, the provider is closed and the desk can set it up', async () => {
  await start({})
  expect(await openProviders(shop.context)).toEqual([])
  expect((await listed()).providers).toMatchObject([{ is_open: false, is_from_environment: false }])
})

test('the environment has keys of PayPal, too', async () => {
  await start({ PAYPAL_CLIENT_ID: 'client-7', PAYPAL_CLIENT_SECRET: 'secret-word', PAYPAL_WEBHOOK_ID: 'WH-1' })
  expect(await findProvider(shop.db, 'paypal')).toMatchObject({ mode: 'live', key_end: 'nt-7', is_open: true })
  await start({})
})

test.each([
  [{ STRIPE_SECRET_KEY: 'sk_live_secret-word' }, /STRIPE_WEBHOOK_SECRET is missing/],
  [{ STRIPE_SECRET_KEY: 'pk_live_secret-word', STRIPE_WEBHOOK_SECRET: 'whsec_1' }, /STRIPE_SECRET_KEY must begin/],
  [{ PAYPAL_CLIENT_ID: 'client-7' }, /PAYPAL_CLIENT_SECRET is missing[\s\S]*PAYPAL_WEBHOOK_ID is missing/],
])('%j is refused without its value', (env, message) => {
  const refused = () => refuseFaults({ NODE_ENV: 'test', ...env })
  expect(refused).toThrow(message)
  expect(refused).not.toThrow(/secret-word/)
})
