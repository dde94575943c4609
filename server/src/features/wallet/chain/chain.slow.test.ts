import { chainNetworkOf } from '@sampan/contract/chain'
import { afterEach, expect, test } from 'vitest'
import {
  aPicture,
  aTransaction,
  balanceIn,
  claimOnChain,
  drawOnChain,
  setDemoChain,
  WALLET_ADDRESS,
  walletOf,
} from '../../../../testing/wallet-world.ts'
import { anOperator, aShop, aShopper, type TestShopper } from '../../../../testing/world.ts'
import { audit } from '../../../ledger/audit.ts'
import { isDepositAddress } from './chain-network-sql.ts'

const shop = await aShop()
const operator = await anOperator(shop)
await setDemoChain(shop)
afterEach(() => setDemoChain(shop))

const networksOf = async ({ call }: TestShopper, language: 'en' | 'th' = 'en') =>
  (await call('GET /api/user/getBlockchain', {}, { language })).data
const logOf = async ({ call }: TestShopper) => (await call('GET /api/user/recharge_log', { query: {} })).data.items

test('each shopper has one deposit address per network, which never changes', async () => {
  const [shopper, other] = [await aShopper(shop), await aShopper(shop)]
  const [network] = await networksOf(shopper)
  expect(network).toEqual({
    network: 'demo',
    name: 'Demo chain',
    token: 'USDT',
    address: expect.any(String),
    minimum_cents: 1000,
    confirmations: 1,
    warning: expect.stringContaining('don’t send real tokens'),
    kind: null,
    tokens: [],
    has_test_tokens: false,
  })
  expect(chainNetworkOf('demo')?.isAddress(network?.address ?? '')).toBe(true)
  expect((await networksOf(shopper, 'th'))[0]).toMatchObject({
    name: 'เดโมเชน',
    address: network?.address,
    warning: expect.stringContaining('โทเคนจริง'),
  })
  expect((await networksOf(other))[0]?.address).not.toBe(network?.address)
  expect((await shopper.call('GET /api/user/recharge')).data.methods).toEqual(['manual', 'chain'])
})

test('a closed network shows no deposit address and accepts neither claims nor withdrawals', async () => {
  const shopper = await aShopper(shop, { balance_cents: 10_000 })
  await setDemoChain(shop, false)
  expect(await networksOf(shopper)).toEqual([])
  expect((await shopper.call('GET /api/user/recharge')).data.methods).toEqual(['manual'])
  expect((await shopper.call('GET /api/user/extract')).data.networks).toEqual([])
  expect(await claimOnChain(shop, shopper)).toMatchObject({ reason: 'network_missing', field: 'network' })
  expect(await drawOnChain(shopper)).toMatchObject({ reason: 'network_missing', field: 'network' })
  expect(await walletOf(shopper)).toEqual({ balance_cents: 10_000, held_cents: 0 })
})

test('claiming sent tokens moves no money until an operator audits the claim', async () => {
  const shopper = await aShopper(shop)
  const transaction_hash = aTransaction()
  const { data } = await claimOnChain(shop, shopper, { transaction_hash: `0x${transaction_hash.toUpperCase()}` })
  expect(data).toEqual({ recharge_id: expect.any(String), status: 0 })
  expect(await logOf(shopper)).toEqual([
    expect.objectContaining({
      method: 'chain',
      network: 'demo',
      address: WALLET_ADDRESS,
      transaction_hash,
      bank_name: null,
      amount_cents: 5000,
      arrival_cents: null,
      status: 0,
    }),
  ])
  expect((await logOf(shopper))[0]).not.toHaveProperty('deposit_address')
  expect(await balanceIn(shopper)).toBe(0)
  const { items } = (await operator.call('GET /api/admin/recharge/list', { query: { status: '0' } })).data
  const [own] = await networksOf(shopper)
  expect(items.find(({ recharge_id }) => recharge_id === data.recharge_id)?.deposit_address).toBe(own?.address)
})

test.each([
  [{ network: 'ethereum' }, 'network_missing', 'network'],
  [{ network: 'toString' }, 'network_missing', 'network'],
  [{ network: '' }, 'network_missing', 'network'],
  [{ address: '' }, 'chain_address_invalid', 'address'],
  [{ address: '0x52908400098527886E0F7030069857D2E4169EE7' }, 'chain_address_invalid', 'address'],
  [{ amount_cents: 0 }, 'recharge_amount', 'amount_cents'],
  [{ amount_cents: -5000 }, 'recharge_amount', 'amount_cents'],
  [{ amount_cents: 999 }, 'recharge_amount', 'amount_cents'],
  [{ amount_cents: Number.MAX_SAFE_INTEGER }, 'recharge_amount', 'amount_cents'],
  [{ evidence_ids: [] }, 'evidence_missing', 'evidence_ids'],
])('a claim with %o is refused', async (fields, reason, field) => {
  const shopper = await aShopper(shop)
  expect(await claimOnChain(shop, shopper, fields)).toMatchObject({ code: 0, reason, field })
  expect(await logOf(shopper)).toEqual([])
})

test('a claim with a malformed transaction hash or with bank fields is invalid input', async () => {
  const shopper = await aShopper(shop)
  expect((await claimOnChain(shop, shopper, { transaction_hash: 'ff' })).status).toBe(400)
  expect((await claimOnChain(shop, shopper, { transaction_hash: 'g'.repeat(64) })).status).toBe(400)
  const bank = { bank_account_id: '0199c3a1-0000-7000-8000-000000000000' }
  expect((await claimOnChain(shop, shopper, bank as object)).status).toBe(400) // not allowed by the types
})

test('a deposit address of the shop is refused as a claim’s source and as a withdrawal’s destination', async () => {
  const shopper = await aShopper(shop, { balance_cents: 10_000 })
  const address = (await networksOf(shopper))[0]?.address ?? ''
  expect(await claimOnChain(shop, shopper, { address })).toMatchObject({ reason: 'chain_address_invalid' })
  expect(await drawOnChain(shopper, { address })).toMatchObject({ reason: 'chain_address_invalid' })
})

test('another shopper’s picture is refused as evidence', async () => {
  const [shopper, other] = [await aShopper(shop), await aShopper(shop)]
  const { file_id } = await aPicture(shop, other)
  expect((await claimOnChain(shop, shopper, { evidence_ids: [file_id] })).status).toBe(404)
})

test('a shopper can claim a transaction once, also if two requests are concurrent, and again after the claim is refused', async () => {
  for (let round = 0; round < 5; round++) {
    const shopper = await aShopper(shop)
    const transaction_hash = aTransaction()
    const evidence = [await aPicture(shop, shopper), await aPicture(shop, shopper)]
    const answers = await Promise.all(
      evidence.map(({ file_id }) => claimOnChain(shop, shopper, { transaction_hash, evidence_ids: [file_id] })),
    )
    expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 1])
    expect(answers.find(({ code }) => code === 0)).toMatchObject({
      reason: 'transaction_used',
      field: 'transaction_hash',
    })
    const recharge_id = answers.find(({ code }) => code === 1)?.data.recharge_id ?? ''
    await operator.call('POST /api/admin/recharge/audit', { body: { recharge_id, status: 2, reason: 'Not here yet' } })
    expect((await claimOnChain(shop, shopper, { transaction_hash })).code).toBe(1)
  }
})

test('two shoppers can claim the same transaction, because one transaction may contain transfers to both', async () => {
  const transaction_hash = aTransaction()
  expect((await claimOnChain(shop, await aShopper(shop), { transaction_hash })).code).toBe(1)
  expect((await claimOnChain(shop, await aShopper(shop), { transaction_hash })).code).toBe(1)
})

test('when a withdrawal on a chain is requested, its amount and the charge for chains are held', async () => {
  const shopper = await aShopper(shop, { balance_cents: 10_000 })
  expect((await shopper.call('GET /api/user/extract')).data.networks).toMatchObject([
    { network: 'demo', symbol: 'USDT' },
  ])
  const { data } = await drawOnChain(shopper)
  expect(data).toMatchObject({ status: 0, service_charge_cents: 100, net_cents: 4900 })
  expect(await walletOf(shopper)).toEqual({ balance_cents: 5000, held_cents: 5000 })
  const { items } = (await shopper.call('GET /api/user/extract_log', { query: {} })).data
  expect(items[0]).toMatchObject({ draw_type: 'chain', network: 'demo', address: WALLET_ADDRESS, bank_name: null })
  const { data: cancelled } = await shopper.call('POST /api/user/extract_cancel', {
    body: { extract_id: data.extract_id },
  })
  expect(cancelled).toMatchObject({ status: 2, payout_state: 'cancelled' })
  expect(await walletOf(shopper)).toEqual({ balance_cents: 10_000, held_cents: 0 })
})

test.each([
  [{ network: 'tron' }, 'network_missing'],
  [{ network: '__proto__' }, 'network_missing'],
  [{ address: 'nowhere' }, 'chain_address_invalid'],
  [{ amount_cents: 0 }, 'extract_not_positive'],
  [{ amount_cents: -1 }, 'extract_not_positive'],
  [{ amount_cents: Number.MAX_SAFE_INTEGER }, 'extract_maximum'],
  [{ amount_cents: 10_001 }, 'extract_over_balance'],
])('a withdrawal with %o is refused', async (fields, reason) => {
  const shopper = await aShopper(shop, { balance_cents: 10_000 })
  expect(await drawOnChain(shopper, fields)).toMatchObject({ code: 0, reason })
  expect(await walletOf(shopper)).toEqual({ balance_cents: 10_000, held_cents: 0 })
})

test('if two withdrawals are requested at the same time and the balance covers one, only one succeeds', async () => {
  const shopper = await aShopper(shop, { balance_cents: 9000 })
  const answers = await Promise.all([drawOnChain(shopper), drawOnChain(shopper)])
  expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 1])
  expect(await walletOf(shopper)).toEqual({ balance_cents: 4000, held_cents: 5000 })
})

test('the audit of the ledger finds no problem after these tests', async () => {
  expect(await audit(shop.db)).toEqual([])
})

test('a withdrawal to a deposit address of any shopper is refused, in lower and upper case', async () => {
  const [asker, other] = [await aShopper(shop, { balance_cents: 10_000 }), await aShopper(shop)]
  const [network] = (await other.call('GET /api/user/getBlockchain')).data
  const address = network?.address ?? ''
  expect(await drawOnChain(asker, { address })).toMatchObject({ reason: 'chain_address_invalid', field: 'address' })
  expect((await drawOnChain(asker, { address: address.toUpperCase() })).reason).toBe('chain_address_invalid')
  expect((await claimOnChain(shop, asker, { address })).reason).toBe('chain_address_invalid')
  expect(await isDepositAddress(shop.db, address.toUpperCase())).toBe(true)
  expect((await drawOnChain(asker)).code).toBe(1)
})
