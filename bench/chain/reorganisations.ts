import type { TestChain } from '../../server/testing/chain/anvil.ts'
import {
  type BenchShop,
  closeNetwork,
  FINAL_AFTER,
  makeAddresses,
  openNetwork,
  openReader,
  type Place,
} from './bench-shop-sql.ts'
import type { RandomNumber } from './random-number.ts'

const SHOPPERS = 20
/** After some hundred reorganisations anvil 1.7.1 loses the state of the chain, contracts included. */
const OF_ONE_CHAIN = 50

/** Sends deposits, and sends some of those again that a reorganisation removed. */
export class Payers {
  private readonly chain
  private readonly contract
  private readonly addresses
  private readonly random
  /** Transactions that may not be final, the oldest first. */
  private recent: { hash: string; raw: string }[] = []

  constructor(chain: TestChain, contract: string, addresses: readonly string[], random: RandomNumber) {
    this.chain = chain
    this.contract = contract
    this.addresses = addresses
    this.random = random
  }

  async send(count: number): Promise<void> {
    for (let sent = 0; sent < count; sent++) {
      const to = this.addresses[this.random(this.addresses.length)] ?? ''
      const hash = await this.chain.mint(this.contract, { to, units: BigInt(this.random(90_000_000) + 10_000) })
      const raw = await this.chain.rpc<string>('eth_getRawTransactionByHash', hash)
      this.recent = [...this.recent.slice(-100), { hash, raw }]
    }
  }

  /** Replaces the last blocks. Some of their transactions return in other blocks, the others never. */
  async reorganise(depth: number): Promise<void> {
    await this.chain.reorganise(depth)
    const removed = []
    for (const sent of this.recent)
      if (!(await this.chain.rpc('eth_getTransactionReceipt', sent.hash))) removed.push(sent)
    const returning = removed.slice(0, this.random(removed.length + 1))
    for (const { raw } of returning) await this.chain.rpc('eth_sendRawTransaction', raw).catch(() => {})
    const lost = new Set(removed.slice(returning.length))
    this.recent = this.recent.filter((sent) => !lost.has(sent))
  }
}

/** Reorganisations of every depth below finality, with deposits before, in and after the replaced blocks. */
export async function measureReorganisations(shop: BenchShop, count: number, random: RandomNumber) {
  const places: Place[] = []
  const started = performance.now()
  for (let done = 0; done < count; done += OF_ONE_CHAIN) {
    const network = `reorganisations-${places.length + 1}`
    places.push(await reorganiseOften(shop, { network, count: Math.min(OF_ONE_CHAIN, count - done) }, random))
  }
  return { places, seconds: (performance.now() - started) / 1000 }
}

async function reorganiseOften(
  shop: BenchShop,
  { network, count }: { network: string; count: number },
  random: RandomNumber,
) {
  const { chain, place, contract, chain_key_id } = await openNetwork(shop, network)
  const reader = openReader(shop)
  await reader.read()
  const payers = new Payers(chain, contract, await makeAddresses(shop, network, chain_key_id, SHOPPERS), random)
  await chain.mine(FINAL_AFTER)
  for (let step = 0; step < count; step++) {
    await payers.send(random(3))
    await chain.mine(1 + random(FINAL_AFTER))
    if (random(2) === 0) await reader.round()
    await payers.reorganise(1 + (step % FINAL_AFTER))
    await chain.mine()
    if (random(3) > 0) await reader.round()
  }
  await chain.mine(FINAL_AFTER + 1)
  await reader.read()
  await closeNetwork(shop, network)
  return place
}
