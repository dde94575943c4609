import { type ChainNetwork, chainNetworkOf } from '@sampan/contract/chain'
import type { Language } from '@sampan/contract/rules'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { say } from '../../../language/sentence.ts'
import { Refusal } from '../../../refusal/refusal.ts'
import type { Keys } from '../../../security/keys.ts'
import { depositAddress } from '../deposit-address.ts'
import { amountLimits } from '../wallet-sql.ts'
import { findOpenNetworks, isDepositAddress, lockOpenNetwork, recordDepositAddresses } from './chain-network-sql.ts'

const DEMO_NAME = say('Demo chain', '演示链', 'デモチェーン', '데모 체인', 'เดโมเชน')
const DEMO_WARNING = say(
  'The demo chain is only for testing. Its addresses don’t exist on any real network, so don’t send real tokens here.',
  '演示链仅供体验，其地址在真实网络上无效，请勿转入真实代币。',
  'デモチェーンはお試し用です。実在のネットワークでは使えないアドレスですので、実際のトークンは送らないでください。',
  '데모 체인은 체험용입니다. 실제 네트워크에서는 쓸 수 없는 주소이므로 실제 토큰을 보내지 마세요.',
  'เดโมเชนมีไว้ทดลองใช้เท่านั้น เครือข่ายจริงไม่รู้จักที่อยู่นี้ โปรดอย่าส่งโทเคนจริงมาที่นี่',
)

/** The open networks that this version supports. Rows of unknown networks are ignored. */
export const openNetworks = async (db: Db): Promise<ChainNetwork[]> =>
  (await findOpenNetworks(db)).flatMap((network) => chainNetworkOf(network) ?? [])

/** A shopper, and the keys from which the shopper's deposit addresses are derived. */
export type ShopperAndKeys = { user_id: string; keys: Keys }

/** The networks on which a shopper can send tokens, each with the shopper's own deposit address. */
export async function listDepositNetworks(
  db: Db,
  { user_id, keys, language }: ShopperAndKeys & { language: Language },
) {
  const [open, { recharge_minimum }] = await Promise.all([openNetworks(db), amountLimits(db, 'recharge_minimum')])
  const networks = open.map((network) => ({ ...network, address: depositAddress(keys, network.network, user_id) }))
  // A deposit address is stored before it is shown, so that a withdrawal to a deposit address of any shopper can be
  // refused.
  await recordDepositAddresses(
    db,
    networks.map(({ address }) => address),
  )
  return networks.map(({ network, token, confirmations, address }) => ({
    network,
    name: DEMO_NAME[language],
    token: token.toUpperCase(),
    address,
    minimum_cents: recharge_minimum,
    confirmations,
    warning: DEMO_WARNING[language],
  }))
}

type ChosenNetwork = { network: string; address: string }

/**
 * Checks the network and address of a claim or withdrawal, and locks the network open until the transaction ends.
 * @throws Refusal network_missing; chain_address_invalid when the address does not belong to the network or is a
 * deposit address of the shop, no matter which shopper's.
 */
export async function chosenNetwork(tx: Tx, { user_id, keys }: ShopperAndKeys, { network, address }: ChosenNetwork) {
  const known = chainNetworkOf(network)
  if (!known || !(await lockOpenNetwork(tx, known.network))) throw new Refusal('network_missing', { field: 'network' })
  const deposit_address = depositAddress(keys, known.network, user_id)
  const is_own = address.toLowerCase() === deposit_address.toLowerCase()
  if (!known.isAddress(address) || is_own || (await isDepositAddress(tx, address)))
    throw new Refusal('chain_address_invalid', { field: 'address' })
  return { network: known.network, token: known.token, address, deposit_address }
}
