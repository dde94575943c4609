import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { aChain, hasAnvil } from '../../../../../testing/chain/anvil.ts'
import {
  addressOf,
  aNetwork,
  aReader,
  expectSoundBooks,
  FINAL_AFTER,
  transfersOf,
} from '../../../../../testing/chain/chain-world.ts'
import { balanceIn } from '../../../../../testing/wallet-world.ts'
import { aShop, aShopper } from '../../../../../testing/world.ts'
import { nodeAt } from '../../../../chain/node.ts'
import { depositAddressOf } from '../address/chain-address-service.ts'

const suite = test.runIf(hasAnvil)
const shop = await aShop()
let networks = 0

afterEach(async () => {
  await shop.db.updateTable('chain_network').set({ kind: null }).where('kind', 'is not', null).execute()
  await expectSoundBooks(shop)
})

/** Numbers from 0 to below the limit, the same in each run. */
function randomNumbers(seed: number) {
  let state = seed
  return (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * limit)
  }
}

async function aWorld() {
  const chain = await aChain()
  const network = await aNetwork(shop, chain, { network: `storm-${++networks}` })
  const reader = aReader(shop, [])
  await reader.read()
  const shoppers = await Promise.all([aShopper(shop), aShopper(shop), aShopper(shop)])
  const to = await Promise.all(shoppers.map((shopper) => addressOf(shop, shopper, network)))
  /** The balance of each shopper's address on the chain, in cents. */
  const owned = async () => {
    const [node, height] = [nodeAt(chain.url), await chain.height()]
    return Promise.all(
      shoppers.map(async ({ user_id }) => {
        const address = await depositAddressOf(shop.db, user_id, network.chain_key_id)
        return Number((await node.balanceOf(network.contract as `0x${string}`, address, height)) / 10_000n)
      }),
    )
  }
  const send = (random: (limit: number) => number) =>
    chain.mint(network.contract, { to: to[random(to.length)] ?? '', units: BigInt(random(900) + 100) * 10_000n })
  const settle = async () => {
    await chain.mine(FINAL_AFTER + 1)
    await reader.read()
  }
  return { chain, network, reader, owned, send, settle, credited: () => Promise.all(shoppers.map(balanceIn)) }
}

suite('after 60 reorganisations of every depth below finality, the books equal the chain', async () => {
  const { chain, network, reader, owned, send, settle, credited } = await aWorld()
  const random = randomNumbers(27)
  await chain.mine(FINAL_AFTER)
  for (let step = 0; step < 60; step++) {
    for (let count = random(3); count > 0; count--) await send(random)
    await chain.mine(1 + random(3))
    if (random(2) === 0) await reader.round()
    await chain.reorganise(1 + (step % FINAL_AFTER))
    if (random(3) > 0) await reader.round()
  }
  await settle()
  expect(await credited()).toEqual(await owned())
  const states = new Set((await transfersOf(shop, network)).map(({ state }) => state))
  expect([...states].sort()).toEqual(['credited', 'orphaned'])
})

suite('if PostgreSQL ends the connections at any moment, every deposit is credited once', async () => {
  const { chain, reader, owned, send, settle, credited } = await aWorld()
  const random = randomNumbers(28)
  const cut = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(shop.db)
  for (let step = 0; step < 20; step++) {
    for (let count = 1 + random(3); count > 0; count--) await send(random)
    await chain.mine(2)
    const round = reader.round().catch(() => 'failed')
    // Each query of this loop lets the round go on for a little.
    for (let pause = random(12); pause > 0; pause--) await chain.height()
    await cut().catch(() => {})
    await round
  }
  const letPass = () =>
    sql`update job set run_at = now(), dead_at = null, attempts = 0 where task like 'chain_credit:%'`.execute(shop.db)
  await letPass().catch(letPass)
  await settle()
  expect(await credited()).toEqual(await owned())
})
