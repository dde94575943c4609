import { HDKey } from '@scure/bip32'
import { afterEach, expect, test } from 'vitest'
import { aChain, hasAnvil, type TestChain } from '../../../../../testing/chain/anvil.ts'
import { aProvider } from '../../../../../testing/chain/chain-provider.ts'
import {
  addressOf,
  aNetwork,
  aReader,
  expectSoundBooks,
  FINAL_AFTER,
  healthOf,
  statesOf,
} from '../../../../../testing/chain/chain-world.ts'
import { agreeTo } from '../../../../../testing/proposals.ts'
import { balanceIn } from '../../../../../testing/wallet-world.ts'
import { anOperator, aShop, aShopper } from '../../../../../testing/world.ts'

const suite = test.runIf(hasAnvil)
const shop = await aShop()
const owner = await anOperator(shop)
const second = await anOperator(shop)

afterEach(async () => {
  await shop.db.updateTable('chain_network').set({ kind: null }).where('kind', 'is not', null).execute()
  await expectSoundBooks(shop)
})

let count = 0
const accountKey = (seed: number) => HDKey.fromMasterSeed(Buffer.alloc(32, seed)).derive("m/44'/60'/0'")
const PHRASE = 'legal winner thank year wave sausage worth useful legal winner thank yellow'

type Saved = Partial<Parameters<typeof owner.call<'POST /api/admin/chain/save'>>[1]['body']>

/** A chain with two providers, and an owner's draft of a network on it. */
async function aDraft(of: Saved = {}) {
  const chain = await aChain({ chain_id: 50_000 + ++count })
  const [first, second_node] = [await aProvider(chain), await aProvider(chain)]
  const contract = await chain.aToken()
  const draft = {
    network: `desk-${count}`,
    revision: null,
    kind: 'evm' as const,
    name: 'Desk network',
    chain_id: chain.chain_id,
    nodes: [first.url, second_node.named_url] as [string, string],
    confirmations: null,
    minimum_cents: 100,
    explorer: 'https://explorer.example/tx/{hash}',
    takes_recharges: true,
    pays_withdrawals: true,
    tokens: [{ token: 'tusd', symbol: 'TUSD', contract, decimals: 6, is_open: true }],
    ...of,
  }
  const save = (changes: Saved = {}, by = owner) =>
    by.call('POST /api/admin/chain/save', { body: { ...draft, ...changes } })
  return { chain, draft, save, first, second_node, contract }
}

const networkOf = async (network: string) => {
  const { data } = await owner.call('GET /api/admin/chain/networks')
  const network_row = data.networks.find((one) => one.network === network)
  if (!network_row) throw new Error(`the desk lists ${network}`)
  return network_row
}
const proposeKey = async (network: string, xpub: string) =>
  owner.call('POST /api/admin/chain/key', {
    body: { network, revision: (await networkOf(network)).revision, xpub, reason: 'The account in the safe' },
  })
const open = async (network: string) => {
  const { revision } = await networkOf(network)
  const body = { network, revision, is_open: true, reason: 'Ready' }
  await owner.call('POST /api/admin/setting/network', { body })
  return agreeTo(shop, second, network)
}

suite('a network is saved closed, gets its key from two operators, and is read and opened then', async () => {
  const { chain, draft, save, contract } = await aDraft()
  const { network } = draft
  expect((await save()).data.outcome).toBe('done')
  expect(await networkOf(network)).toMatchObject({
    ...{ is_open: false, key: null, chain_id: chain.chain_id, minimum_cents: 100 },
    nodes: draft.nodes.map((url) => new URL(url).host),
    tokens: [{ token: 'tusd', contract: expect.stringMatching(new RegExp(contract, 'i')), is_open: true }],
  })
  const reader = aReader(shop)
  await reader.read()
  expect(await healthOf(shop, { network })).toBeUndefined()

  const key = accountKey(90 + count)
  expect((await proposeKey(network, key.publicExtendedKey)).code).toBe(1)
  expect((await agreeTo(shop, owner, network)).reason).toBe('proposal_own')
  expect((await agreeTo(shop, second, network)).code).toBe(1)
  const with_key = await networkOf(network)
  expect(with_key.key).toMatchObject({ xpub: key.publicExtendedKey, path: "m/44'/60'/0'" })
  expect(await open(network)).toMatchObject({ reason: 'network_unread' })
  await reader.read()
  expect((await networkOf(network)).health).toMatchObject({ fault: null, confirmed_height: expect.any(Number) })

  const shopper = await aShopper(shop)
  expect((await shopper.call('GET /api/user/getBlockchain')).data).toEqual([])
  expect((await open(network)).code).toBe(1)
  const { data } = await shopper.call('GET /api/user/getBlockchain')
  expect(data).toMatchObject([{ network, address: with_key.key?.first_address, kind: 'evm' }])
  await chain.mint(contract, { to: data[0]?.address ?? '', units: 5_000_000n })
  await chain.mine(FINAL_AFTER + 1)
  await reader.read()
  expect(await balanceIn(shopper)).toBe(500)
  const log = await shop.db.selectFrom('desk_log').select('action').where('ref_id', '=', network).execute()
  expect(log.map(({ action }) => action)).toEqual(['chain_network_saved', 'chain_key_set'])
})

suite('a network with a key is changed by two operators; its chain and its tokens in use are fixed', async () => {
  const { chain, draft, save } = await aDraft()
  const { network, tokens } = draft
  await save()
  const { revision } = await networkOf(network)
  expect((await save({ revision, name: 'Renamed draft', nodes: undefined })).data.outcome).toBe('done')
  expect(await save({ revision })).toMatchObject({ reason: 'changed_meanwhile' })
  expect(await save()).toMatchObject({ reason: 'id_taken' })
  await proposeKey(network, accountKey(90 + count).publicExtendedKey)
  await agreeTo(shop, second, network)

  const now = await networkOf(network)
  const keyed = { revision: now.revision, nodes: undefined, reason: 'A second token' }
  const other = { token: 'other', symbol: 'OTH', contract: await chain.aToken(), decimals: 6, is_open: true }
  const [token] = tokens
  if (!token) throw new Error('the draft has a token')
  expect(await save({ ...keyed, tokens: [other] })).toMatchObject({ reason: 'token_invalid' })
  expect(await save({ ...keyed, tokens: [{ ...other, token: 'tusd' }] })).toMatchObject({ reason: 'token_invalid' })
  expect(await save({ ...keyed, reason: undefined })).toMatchObject({ reason: 'reason_needed' })
  const wrong = await save({ ...keyed, kind: 'tron' })
  expect(['chain_fixed', 'token_invalid']).toContain(wrong.reason)
  const change = { ...keyed, confirmations: 7, tokens: [{ ...token, is_open: false }, other] }
  expect((await save({ ...change, nodes: draft.nodes })).data.outcome).toBe('proposed')
  expect(await networkOf(network)).toMatchObject({ confirmations: null, tokens: [{ is_open: true }] })
  const { data } = await owner.call('GET /api/admin/chain/networks')
  expect(data.proposals[0]?.changes.map(({ field }) => field)).toEqual(['network', 'nodes', 'tokens', 'confirmations'])
  expect(JSON.stringify(data)).not.toContain('http://')
  expect((await agreeTo(shop, second, network)).code).toBe(1)
  expect(await networkOf(network)).toMatchObject({
    confirmations: 7,
    tokens: [
      { token: 'tusd', is_open: false },
      { token: 'other', is_open: true },
    ],
  })
  const { body } = await shop.db
    .selectFrom('desk_proposal')
    .select('body')
    .where('kind', '=', 'chain_network')
    .orderBy('proposed_at', 'desc')
    .executeTakeFirstOrThrow()
  expect(body).not.toHaveProperty('sealed')
})

suite('nodes and tokens that cannot be used are refused', async () => {
  const { chain, draft, save, first, second_node } = await aDraft()
  const check = (nodes: [string, string], chain_id = chain.chain_id) =>
    owner.call('POST /api/admin/chain/check', { body: { chain_id, confirmations: null, nodes } })
  const height = await chain.height()
  expect((await check(draft.nodes)).data).toMatchObject({
    is_usable: true,
    fault: null,
    nodes: [{ fault: null, head_height: height, chain_id: chain.chain_id }, { fault: null }],
  })
  expect((await check([first.url, first.url])).data).toMatchObject({ is_usable: false })
  expect((await check(draft.nodes, 1)).data).toMatchObject({
    is_usable: false,
    nodes: [{ fault: 'other_chain', chain_id: chain.chain_id }, { fault: 'other_chain' }],
  })
  second_node.becomes(() => 'drop')
  expect((await check(draft.nodes)).data).toMatchObject({ nodes: [{ fault: null }, { fault: 'unreachable' }] })
  expect(await save()).toMatchObject({ reason: 'nodes_unusable', field: 'nodes' })
  second_node.recovers()
  expect(await save({ nodes: undefined })).toMatchObject({ reason: 'nodes_unusable' })
  for (const other of [first.url, second_node.url])
    expect(await save({ nodes: [first.url, other] })).toMatchObject({ reason: 'nodes_unusable' })
  for (const insecure of ['http://node.example/key', 'http://8.8.8.8:8545', 'http://[2606:4700::1111]']) {
    expect(await save({ nodes: [first.url, insecure] })).toMatchObject({ reason: 'node_insecure', field: 'nodes' })
    expect(await check([first.url, insecure])).toMatchObject({ reason: 'node_insecure', field: 'nodes' })
  }
  const [token] = draft.tokens
  if (!token) throw new Error('the draft has a token')
  for (const tokens of [
    [{ ...token, decimals: 18 }],
    [{ ...token, contract: '0x00000000000000000000000000000000000000aa' }],
    [{ ...token, contract: 'TUSD' }],
    [token, token],
  ])
    expect(await save({ tokens })).toMatchObject({ reason: 'token_invalid', field: 'tokens' })
  expect(await save({ network: 'demo' })).toMatchObject({ reason: 'id_taken', field: 'network' })
  expect((await save()).code).toBe(1)
  const finance = await anOperator(shop, { roles: ['finance'] })
  expect(await save({}, finance)).toMatchObject({ reason: 'role_needed' })
})

suite('a test network without its key is not a draft at the desk', async () => {
  const { draft, save } = await aDraft()
  await save()
  const { revision } = await networkOf(draft.network)
  await shop.db.updateTable('chain_network').set({ is_demo: true }).where('network', '=', draft.network).execute()
  const { data } = await owner.call('GET /api/admin/chain/networks')
  expect(data.networks.map(({ network }) => network)).not.toContain(draft.network)
  expect((await save({ revision })).status).toBe(404)
})

suite('private keys and seed phrases are refused wherever they are pasted, and stored nowhere', async () => {
  const { draft, save } = await aDraft()
  await save()
  const key = accountKey(90 + count)
  const private_key = Buffer.from(key.privateKey ?? []).toString('hex')
  for (const secret of [PHRASE, private_key, key.privateExtendedKey]) {
    expect(await proposeKey(draft.network, secret)).toMatchObject({ reason: 'secret_refused', field: 'xpub' })
    const { revision } = await networkOf(draft.network)
    expect(await save({ revision, reason: secret })).toMatchObject({ reason: 'secret_refused', field: 'reason' })
  }
  expect(await save({ nodes: [`http://node.example/${key.privateExtendedKey}`, draft.nodes[1]] })).toMatchObject({
    reason: 'secret_refused',
    field: 'nodes',
  })
  const deep = key.deriveChild(0).publicExtendedKey
  expect(await proposeKey(draft.network, deep)).toMatchObject({ reason: 'account_key_invalid', field: 'xpub' })
  const behind_url = {
    revision: (await networkOf(draft.network)).revision,
    reason: `https://node.example key ${private_key}`,
  }
  expect(await save(behind_url)).toMatchObject({ reason: 'secret_refused', field: 'reason' })
  const storedValues = await Promise.all([
    shop.db.selectFrom('desk_proposal').select(['body', 'reason']).execute(),
    shop.db.selectFrom('desk_log').select('details').execute(),
  ])
  for (const secret of [PHRASE, private_key, key.privateExtendedKey])
    expect(JSON.stringify(storedValues)).not.toContain(secret)
})

async function stopNetwork(chain: TestChain, network: Awaited<ReturnType<typeof aNetwork>>) {
  await shop.db
    .updateTable('chain_scan')
    .set({ confirmed_hash: 'ab'.repeat(32) })
    .where('network', '=', network.network)
    .execute()
  await chain.mine()
}

suite('a network that stopped is resumed by an operator, and credits nothing twice', async () => {
  const chain = await aChain()
  const network = await aNetwork(shop, chain, { network: `stopped-${++count}` })
  const reader = aReader(shop)
  await reader.read()
  const shopper = await aShopper(shop)
  const to = await addressOf(shop, shopper, network)
  const resume = () =>
    owner.call('POST /api/admin/chain/resume', { body: { network: network.network, reason: 'Both nodes agree' } })
  await chain.mint(network.contract, { to, units: 5_000_000n })
  await chain.mine(FINAL_AFTER + 1)
  await reader.read()
  expect(await resume()).toMatchObject({ reason: 'state_changed' })
  await stopNetwork(chain, network)
  await reader.read()
  expect((await networkOf(network.network)).health.stopped_because).toBe('final_block_changed')
  await chain.mint(network.contract, { to, units: 1_000_000n })
  await chain.mine(FINAL_AFTER + 1)
  await reader.read()
  expect(await balanceIn(shopper)).toBe(500)
  expect((await resume()).code).toBe(1)
  await reader.read()
  expect((await networkOf(network.network)).health).toMatchObject({ stopped_because: null, fault: null })
  expect(await balanceIn(shopper)).toBe(600)
  expect(await statesOf(shop, network)).toEqual(['credited', 'credited'])
})

suite.each([
  ['credited', 1, 500],
  ['kept', 600, 0],
])(
  'a %s transaction that moves to another block is held, not credited again',
  async (state, minimum_cents, balance) => {
    const chain = await aChain()
    const network = await aNetwork(shop, chain, { network: `moved-${++count}`, minimum_cents })
    const reader = aReader(shop)
    await reader.read()
    const shopper = await aShopper(shop)
    const to = await addressOf(shop, shopper, network)
    await chain.mint(network.contract, { to, units: 5_000_000n })
    await chain.mine(FINAL_AFTER + 1)
    await reader.read()
    // As if the credited transfer had been at another place of another block.
    for (const table of ['chain_transfer', 'chain_deposit'] as const)
      await shop.db.updateTable(table).set({ log_index: 9 }).where('network', '=', network.network).execute()
    await shop.db
      .updateTable('chain_transfer')
      .set({ block_hash: 'ab'.repeat(32) })
      .where('network', '=', network.network)
      .execute()
    await stopNetwork(chain, network)
    await reader.read()
    await owner.call('POST /api/admin/chain/resume', { body: { network: network.network, reason: 'Both nodes agree' } })
    await reader.read()
    expect((await statesOf(shop, network)).toSorted()).toEqual([state, 'held'].toSorted())
    expect(await balanceIn(shopper)).toBe(balance)
  },
)
