import { HDKey } from '@scure/bip32'
import { sealUrls } from '../../src/features/wallet/chain/network/node-urls.ts'
import type { TestShop } from '../world.ts'

let networks = 0
const PATH = "m/44'/60'/0'"

/** A network with two tokens whose nodes do not exist: for tests that ask no node. */
export async function aPayingNetwork({ db, context }: TestShop) {
  const number = ++networks
  const network = `paying-${number}`
  const contracts = { first: contractOf(2 * number), second: contractOf(2 * number + 1) }
  const xpub = HDKey.fromMasterSeed(Buffer.alloc(32, 200 + number)).derive(PATH).publicExtendedKey
  const { chain_key_id } = await db
    .insertInto('chain_key')
    .values({ kind: 'evm', xpub, path: PATH, added_by: null })
    .returning('chain_key_id')
    .executeTakeFirstOrThrow()
  const urls: [string, string] = ['https://one.example', 'https://two.example']
  await db
    .insertInto('chain_network')
    .values({
      ...{ network, position: 5, kind: 'evm', name: `Paying ${number}`, chain_id: 900_000 + number, chain_key_id },
      ...{ node_urls_sealed: sealUrls(context.keys, network, urls), node_hosts: ['one.example', 'two.example'] },
    })
    .execute()
  await db
    .insertInto('chain_token')
    .values([
      { network, token: 'usdt', symbol: 'USDT', contract: contracts.first, decimals: 6, position: 1 },
      { network, token: 'usdc', symbol: 'USDC', contract: contracts.second, decimals: 18, position: 2 },
    ])
    .execute()
  return { network, name: `Paying ${number}`, chain_key_id, contracts }
}

const contractOf = (number: number) => `0xc0ffee${number.toString(16).padStart(34, '0')}`
