import { createWalletClient, defineChain, http, parseAbi, publicActions } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'

const TOKEN = parseAbi(['function mint(address, uint256)', 'function transfer(address, uint256) returns (bool)'])
/** Coins for gas: one ether. */
const COINS = '0xde0b6b3a7640000'

type Chain = { url: string; chain_id: number; contract: string }

/** A wallet with a new private key and test tokens, on a chain of anvil that creates blocks by itself. */
export async function aPayingWallet({ url, chain_id, contract }: Chain, units: bigint) {
  const nativeCurrency = { name: 'Test coin', symbol: 'TEST', decimals: 18 }
  const chain = defineChain({ id: chain_id, name: 'Test', nativeCurrency, rpcUrls: { default: { http: [url] } } })
  const account = privateKeyToAccount(generatePrivateKey())
  const client = createWalletClient({ account, chain, transport: http() }).extend(publicActions)
  const coins = { jsonrpc: '2.0', id: 1, method: 'anvil_setBalance', params: [account.address, COINS] }
  await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(coins) })
  const token = { address: contract as `0x${string}`, abi: TOKEN } as const // the shop stores contracts with 0x
  await client.writeContract({ ...token, functionName: 'mint', args: [account.address, units] })
  return {
    address: account.address,
    /** Signs and sends a transfer. @returns the transaction's hash, once it is in a block. */
    pay: async (to: `0x${string}`, paid_units: bigint): Promise<string> => {
      const hash = await client.writeContract({ ...token, functionName: 'transfer', args: [to, paid_units] })
      await client.waitForTransactionReceipt({ hash, pollingInterval: 200 })
      return hash
    },
  }
}
