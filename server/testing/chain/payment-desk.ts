import { expect } from 'vitest'
import { PaymentChecker } from '../../src/features/wallet/withdrawal/payment-worker.ts'
import { drawOnChain } from '../wallet-world.ts'
import { anOperator, aShopper, type TestShop, type TestShopper } from '../world.ts'
import { aChain, type TestChain } from './anvil.ts'
import { aNetwork, aReader, FINAL_AFTER, type TestNetwork } from './chain-world.ts'

export type Operator = Awaited<ReturnType<typeof anOperator>>
type WorldOptions = { urls?: (chain: TestChain) => Promise<[string, string]> }

export const OUTSIDE = '0x52908400098527886E0F7030069857D2E4169EE7'
/** The charge is $1.00. */
export const NET_UNITS = 49_000_000n

const enter = ({ call }: Operator, extract_id: string, reference: string) =>
  call('POST /api/admin/extract/payout', { body: { extract_id, payout_state: 'done', reference } })
const confirm = ({ call }: Operator, extract_id: string, hash: string) =>
  call('POST /api/admin/extract/payer', { body: { extract_id, transaction_hash: hash.slice(2) } })

/** Two operators who enter and confirm payments, and functions that open networks to pay in. */
export async function aPaymentDesk(shop: TestShop) {
  const [operator, second] = [await anOperator(shop), await anOperator(shop)]
  let networks = 0

  async function aWorld(options: WorldOptions = {}) {
    const chain = await aChain()
    const urls = await options.urls?.(chain)
    const network = await aNetwork(shop, chain, { network: `pay-${++networks}`, ...(urls && { urls }) })
    const reader = aReader(shop)
    const [, wallet = '', stranger = ''] = await chain.accounts
    for (const to of [wallet, stranger]) await chain.mint(network.contract, { to, units: 1_000_000_000n })
    await chain.mine()
    await reader.read()
    /** Makes all blocks final, and checks the payments. */
    const settle = async () => {
      await chain.mine(FINAL_AFTER)
      await reader.read()
      await check()
    }
    const pay = async (units = NET_UNITS, { from = wallet, to = OUTSIDE } = {}) => {
      const hash = await chain.transfer(network.contract, { from, to, units })
      await chain.mine()
      return hash
    }
    return { chain, network, reader, wallet, stranger, settle, pay }
  }

  async function check() {
    expect(await faultsOfCheck()).toEqual([])
  }

  async function faultsOfCheck() {
    const faults: unknown[] = []
    const checker = new PaymentChecker(shop.context, (error) => faults.push(error))
    await checker.start()
    await checker.idle()
    return faults
  }

  /** A withdrawal of $50.00 that was approved. */
  async function anApproved({ network }: TestNetwork, amount_cents = 5000, shopper?: TestShopper) {
    const by = shopper ?? (await aShopper(shop, { balance_cents: 20_000 }))
    const { extract_id } = (await drawOnChain(by, { network, token: 'tusd', address: OUTSIDE, amount_cents })).data
    await operator.call('POST /api/admin/extract/audit', { body: { extract_id, status: 1 } })
    return { extract_id, shopper: by }
  }

  const detailOf = async (extract_id: string) =>
    (await operator.call('GET /api/admin/extract/detail', { query: { extract_id } })).data
  const paymentsOf = async (extract_id: string) =>
    (await detailOf(extract_id)).payments.map(({ state, problem }) => problem ?? state)
  const isOpen = async (extract_id: string) => (await detailOf(extract_id)).payout_state === 'sent'

  /** A network whose wallet was confirmed. */
  async function aPayingWorld(options: WorldOptions = {}) {
    const world = await aWorld(options)
    const { extract_id } = await anApproved(world.network)
    const hash = await world.pay()
    await enter(operator, extract_id, hash)
    await world.settle()
    await confirm(second, extract_id, hash)
    await check()
    expect(await paymentsOf(extract_id)).toEqual(['done'])
    return { ...world, closed: { extract_id, hash } }
  }

  return {
    operator,
    second,
    aWorld,
    aPayingWorld,
    anApproved,
    enter,
    confirm,
    check,
    faultsOfCheck,
    detailOf,
    paymentsOf,
    isOpen,
  }
}
