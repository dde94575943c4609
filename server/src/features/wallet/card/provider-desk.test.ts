import { beforeEach, expect, test } from 'vitest'
import { agreeTo } from '../../../../testing/proposals.ts'
import { anOperator, aShop } from '../../../../testing/world.ts'
import type { ProviderName } from '../../../provider/provider.ts'
import { providerOf } from './open-provider.ts'
import { findProvider } from './provider-sql.ts'

const shop = await aShop()
const [first, second] = [await anOperator(shop), await anOperator(shop)]
const reason = 'A new account'

const KEYS = {
  stripe: { secret_key: 'rk_live_51Abcdef4Qx9', webhook_secret: 'whsec_abcdefgh' },
  paypal: {
    client_id: 'AZDxjDScFpQtjWTOUtWKbyN',
    client_secret: 'EGnHDxD_qRPdaLdZz8iCr8N7',
    webhook_id: '1JE4291016473214C',
  },
} as const
const SECRETS = [...Object.values(KEYS.stripe), KEYS.paypal.client_secret, KEYS.paypal.webhook_id]
const ENDS = { stripe: '4Qx9', paypal: 'KbyN' } as const

const save = (provider: ProviderName, body: Record<string, unknown>) =>
  first.call('POST /api/admin/provider/save', { body: { provider, is_open: true, revision: null, reason, ...body } })

beforeEach(async () => {
  await shop.db.deleteFrom('payment_provider').execute()
})

test.each([
  ['stripe', {}],
  ['paypal', { mode: 'live' }],
] as const)('two owners enter the keys of %s, which are stored encrypted and never shown', async (provider, more) => {
  expect((await save(provider, { ...KEYS[provider], ...more })).data).toEqual({ outcome: 'proposed' })
  expect(await findProvider(shop.db, provider)).toBeUndefined()
  const list = await second.call('GET /api/admin/provider/list')
  expect((await agreeTo(shop, second, provider)).code).toBe(1)
  const after = await second.call('GET /api/admin/provider/list')
  expect(after.data.providers).toMatchObject([{ provider, mode: 'live', key_end: ENDS[provider], is_open: true }])
  const proposals = await shop.db.selectFrom('desk_proposal').selectAll().execute()
  const log = await shop.db.selectFrom('desk_log').selectAll().execute()
  for (const secret of SECRETS) expect(JSON.stringify([list, after, proposals, log])).not.toContain(secret)
  expect((await findProvider(shop.db, provider))?.secrets_sealed.includes(SECRETS[1] ?? '')).toBe(false)
  expect(await providerOf(shop.context, provider)).toMatchObject({ name: provider, mode: 'live' })
})

test.each([
  ['stripe', { secret_key: KEYS.stripe.secret_key }, 'webhook_secret'],
  [
    'paypal',
    { client_id: KEYS.paypal.client_id, client_secret: KEYS.paypal.client_secret, mode: 'test' },
    'webhook_id',
  ],
  ['paypal', KEYS.paypal, 'mode'],
  ['paypal', KEYS.stripe, 'client_id'],
  ['stripe', {}, 'secret_key'],
] as const)('keys of %s are complete or refused (%j)', async (provider, keys, field) => {
  expect(await save(provider, keys)).toMatchObject({ code: 0, reason: 'provider_keys', field })
})

test('shoppers see the open providers, and closing one takes effect at once', async () => {
  await save('paypal', { ...KEYS.paypal, mode: 'test' })
  await agreeTo(shop, second, 'paypal')
  const { providers } = (await first.call('GET /api/admin/provider/list')).data
  const revision = providers[0]?.revision ?? ''
  expect((await save('paypal', { is_open: false, revision })).data).toEqual({ outcome: 'done' })
  expect(await findProvider(shop.db, 'paypal')).toMatchObject({ is_open: false, mode: 'test' })
})
