import { expect, test } from 'vitest'
import { aChain, hasAnvil } from '../../../../../testing/chain/anvil.ts'
import {
  addressOf,
  aNetwork,
  aReader,
  expectSoundBooks,
  FINAL_AFTER,
  statesOf,
} from '../../../../../testing/chain/chain-world.ts'
import { balanceIn } from '../../../../../testing/wallet-world.ts'
import { aShop, aShopper } from '../../../../../testing/world.ts'

const suite = test.runIf(hasAnvil)
const shop = await aShop()
let networks = 0

async function aWorld(decimals = 6) {
  const chain = await aChain()
  const network = await aNetwork(shop, chain, { network: `token-${++networks}`, decimals })
  const reader = aReader(shop)
  await reader.read()
  const shopper = await aShopper(shop)
  return { chain, network, reader, shopper, address: await addressOf(shop, shopper, network) }
}

suite.each([
  [18, 12_345_678_901_234_567_890n, 1_234],
  [6, 12_345_678n, 1_234],
  [0, 12n, 1_200],
])('units of a token with %i decimals are rounded down to cents', async (decimals, units, cents) => {
  const { chain, network, reader, shopper, address } = await aWorld(decimals)
  await chain.mint(network.contract, { to: address, units })
  await chain.mine(FINAL_AFTER + 1)
  await reader.read()
  expect(await balanceIn(shopper)).toBe(cents)
  await expectSoundBooks(shop)
})

/** Calls the address in the first word of its input, with the rest of the input, as wallets that are contracts do. */
const FORWARDER = '0x601a80600b6000396000f3602036038060206000376000600082600060006000355af100'

suite('a transfer by a contract that somebody else called is credited', async () => {
  const { chain, network, reader, shopper, address } = await aWorld()
  const creation_hash = await chain.send({ data: FORWARDER })
  await chain.mine()
  const { contractAddress } = await chain.rpc<{ contractAddress: string }>('eth_getTransactionReceipt', creation_hash)
  await chain.mint(network.contract, { to: contractAddress, units: 9_000_000n })
  await chain.mine()
  const transfer = chain.transferData({ to: address, units: 5_000_000n })
  await chain.send({
    to: contractAddress,
    data: `0x${network.contract.slice(2).padStart(64, '0')}${transfer.slice(2)}`,
  })
  await chain.mine(FINAL_AFTER + 1)
  await reader.read()
  expect(await statesOf(shop, network)).toEqual(['credited'])
  expect(await balanceIn(shopper)).toBe(500)
})
