import type { Endpoints, ExtractNetwork } from '@sampan/contract'
import { type ChainKind, type ChainNetwork, chainNetworkOf } from '@sampan/contract/chain'
import type { Language } from '@sampan/contract/rules'
import type { z } from 'zod'
import { bareAddress, shownAddress } from '../../../chain/chain-address.ts'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { sentence } from '../../../language/sentence.ts'
import { Refusal } from '../../../refusal/refusal.ts'
import type { Keys } from '../../../security/keys.ts'
import { amountLimits } from '../../setting/amount-limit-sql.ts'
import { depositAddress } from '../deposit-address.ts'
import { depositAddressOf } from './address/chain-address-service.ts'
import { findAddress } from './address/chain-address-sql.ts'
import {
  findOpenNetworks,
  isDepositAddress,
  lockOpenNetwork,
  type OpenNetwork,
  recordDepositAddresses,
} from './chain-network-sql.ts'
import { refusedAddresses } from './payout/payout-address-service.ts'

const demoName = (language: Language) => sentence('network.demo.name')[language]

/** Tokens are listed as `USDT, USDC`, which is understood in every language. */
const warningOf = (language: Language, { name, tokens }: ReadNetwork) =>
  sentence('network.warning')
    [language].replaceAll('{network}', name)
    .replaceAll('{tokens}', tokens.map(({ symbol }) => symbol).join(', '))

/** A network that the server reads. */
type ReadNetwork = OpenNetwork & { kind: ChainKind; name: string; chain_id: number; chain_key_id: string }
const isRead = (network: OpenNetwork): network is ReadNetwork => network.kind !== null && network.chain_key_id !== null

/** Open networks that this version supports: networks that the server reads, and the demo chain. */
async function supportedNetworks(db: Db): Promise<{ row: OpenNetwork; demo_network?: ChainNetwork | undefined }[]> {
  const rows = await findOpenNetworks(db)
  return rows
    .map((row) => ({ row, demo_network: chainNetworkOf(row.network) }))
    .filter(({ row, demo_network }) => isRead(row) || demo_network !== undefined)
}

/**
 * The names of the networks on which shoppers can send tokens. The address of a network is not shown before its first
 * block is read, nor while it is stopped: the server would not find what is sent then.
 */
export const networksForRecharge = async (db: Db): Promise<string[]> =>
  (await supportedNetworks(db))
    .filter(({ row }) => row.takes_recharges && (row.kind === null || (row.is_up && row.tokens.length > 0)))
    .map(({ row }) => row.network)

/**
 * The token in which a network pays withdrawals: the first open token that can express cents.
 * @returns undefined if it has none.
 */
const paidToken = ({ tokens }: OpenNetwork) => tokens.find(({ decimals }) => decimals >= CENT_DECIMALS)
const CENT_DECIMALS = 2

/** The networks to which shoppers can withdraw, each with the token that it pays. */
export async function networksForWithdrawal(db: Db, language: Language): Promise<ExtractNetwork[]> {
  const supportedRows = (await supportedNetworks(db)).filter(({ row }) => row.pays_withdrawals)
  return supportedRows.flatMap(({ row, demo_network }): ExtractNetwork[] => {
    const { network } = row
    if (!isRead(row)) {
      const symbol = demo_network?.token.toUpperCase()
      return demo_network && symbol
        ? [{ network, name: demoName(language), kind: null, token: demo_network.token, symbol }]
        : []
    }
    const token = paidToken(row)
    return token ? [{ network, name: row.name, kind: row.kind, token: token.token, symbol: token.symbol }] : []
  })
}

/** A shopper, and the keys from which the shopper's deposit addresses are derived. */
export type ShopperAndKeys = { user_id: string; keys: Keys }
type Reply = z.input<Endpoints['GET /api/user/getBlockchain']['reply']>
type Asking = ShopperAndKeys & { language: Language; test_network: string | undefined }

/** The networks on which a shopper can send tokens, each with the shopper's own deposit address. */
export async function listDepositNetworks(db: Db, asking: Asking): Promise<Reply> {
  const [supportedRows, names] = await Promise.all([supportedNetworks(db), networksForRecharge(db)])
  const networks: Reply = []
  for (const { row, demo_network } of supportedRows.filter(({ row }) => names.includes(row.network))) {
    if (isRead(row)) networks.push(await readNetwork(db, asking, row))
    else if (demo_network) networks.push(await demoNetwork(db, asking, demo_network))
  }
  return networks
}

async function readNetwork(
  db: Db,
  { user_id, language, test_network }: Asking,
  row: ReadNetwork,
): Promise<Reply[number]> {
  const { network, name, kind, chain_id, chain_key_id, minimum_cents, usual_confirmations } = row
  const bare = await depositAddressOf(db, user_id, chain_key_id)
  const address = shownAddress(kind, bare)
  const tokens = row.tokens.map(({ token, symbol, contract, decimals }) => {
    const contract_text = shownAddress(kind, contract)
    const uri = kind === 'evm' ? `ethereum:${contract_text}@${chain_id}/transfer?address=${address}` : null
    return { token, symbol, contract: contract_text, decimals, uri }
  })
  const token = tokens[0]?.symbol ?? ''
  const warning = warningOf(language, row)
  const has_test_tokens = network === test_network
  const of = { network, name, token, address, minimum_cents, warning, kind, tokens, has_test_tokens }
  return { ...of, confirmations: usual_confirmations }
}

async function demoNetwork(
  db: Db,
  { user_id, keys, language }: Asking,
  demo_network: ChainNetwork,
): Promise<Reply[number]> {
  const { network, token, confirmations } = demo_network
  const address = depositAddress(keys, network, user_id)
  // A deposit address is stored before it is shown, so that a withdrawal to a deposit address of any shopper can be
  // refused.
  const [{ recharge_minimum: minimum_cents }] = await Promise.all([
    amountLimits(db, 'recharge_minimum'),
    recordDepositAddresses(db, [address]),
  ])
  const words = { name: demoName(language), warning: sentence('network.demo.warning')[language] }
  return {
    network,
    ...words,
    token: token.toUpperCase(),
    address,
    minimum_cents,
    confirmations,
    kind: null,
    tokens: [],
    has_test_tokens: false,
  }
}

/** `token`: the token that the form showed; undefined if none is expected. */
type ChosenNetwork = { network: string; address: string; token?: string | undefined }
type Purpose = 'takes_recharges' | 'pays_withdrawals'

/**
 * Checks the network and address of a claim or withdrawal, and locks the network open until the transaction ends.
 * @throws Refusal network_missing; chain_address_invalid when the address does not belong to the network or is a deposit
 * address of the shop, no matter which shopper's; state_changed when the network pays another token now than the expected one.
 */
export async function chosenNetwork(
  tx: Tx,
  caller: ShopperAndKeys,
  { network, address, token }: ChosenNetwork,
  purpose: Purpose,
) {
  const row = await lockOpenNetwork(tx, network)
  if (!row?.[purpose]) throw new Refusal('network_missing', { field: 'network' })
  if (isRead(row) && purpose === 'takes_recharges') return claimedRead(tx, caller, row, address)
  if (isRead(row)) return chosenRead(tx, caller, row, { input: address, token })
  const demo_network = chainNetworkOf(network)
  if (!demo_network) throw new Refusal('network_missing', { field: 'network' })
  const deposit_address = depositAddress(caller.keys, demo_network.network, caller.user_id)
  const is_own = address.toLowerCase() === deposit_address.toLowerCase()
  if (!demo_network.isAddress(address) || is_own || (await isDepositAddress(tx, address)))
    throw new Refusal('chain_address_invalid', { field: 'address' })
  refuseOtherToken(token, demo_network.token)
  return { network: demo_network.network, token: demo_network.token, address, deposit_address }
}

function refuseOtherToken(expected_token: string | undefined, token: string): void {
  if (expected_token !== undefined && expected_token !== token) throw new Refusal('state_changed')
}

/**
 * The network, sender and token of a claim: a transfer that the shopper misses. The server credits the transfers that it
 * finds by itself, so operators can credit a claim only with a transfer that is held, and a claim whose transfer arrives
 * later is approved by it.
 */
async function claimedRead(tx: Tx, { user_id }: ShopperAndKeys, row: ReadNetwork, input: string) {
  const { network, kind, chain_key_id } = row
  const token = row.tokens[0]?.token
  // A shopper who was never shown an address on the network cannot have sent anything to it.
  const own = await findAddress(tx, user_id, chain_key_id)
  if (!token || !own) throw new Refusal('network_missing', { field: 'network' })
  const bare = bareAddress(kind, input)
  if (!bare || (await refusedAddresses(tx, [{ network, address: input }])).size > 0)
    throw new Refusal('chain_address_invalid', { field: 'address' })
  return { network, token, address: shownAddress(kind, bare), deposit_address: shownAddress(kind, own) }
}

type Typed = { input: string; token: string | undefined }

/** The network, address and token of a withdrawal. */
async function chosenRead(
  tx: Tx,
  { user_id }: ShopperAndKeys,
  row: ReadNetwork,
  { input, token: expected_token }: Typed,
) {
  const { network, kind, chain_key_id } = row
  const token = paidToken(row)?.token
  if (!token) throw new Refusal('network_missing', { field: 'network' })
  refuseOtherToken(expected_token, token)
  const bare = bareAddress(kind, input)
  if (!bare || (await refusedAddresses(tx, [{ network, address: input }])).size > 0)
    throw new Refusal('chain_address_invalid', { field: 'address' })
  const own = await findAddress(tx, user_id, chain_key_id)
  return { network, token, address: shownAddress(kind, bare), deposit_address: own ? shownAddress(kind, own) : '' }
}
