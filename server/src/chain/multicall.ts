import type { BareAddress } from './chain-address.ts'
import { NodeError } from './json-rpc.ts'
import { selectorOf } from './transfer-log.ts'

/** The contract Multicall3, which has the same address on most EVM chains. It makes several calls in one. */
export const MULTICALL: BareAddress = '0xca11bde05977b3631167028862be2a173976ca11'

const WORD = 32
/** Words of each call: the contract, no failures allowed, offset and length of the data, and the data in two words. */
const WORDS_OF_CALL = 6
/** Words of each result: success, offset and length of the data, and the balance. */
const WORDS_OF_RESULT = 4
const DATA_BYTES = 4 + WORD

const word = (value: number | string) =>
  (typeof value === 'number' ? value.toString(16) : value.slice(2)).padStart(WORD * 2, '0')

/** The call's data of a token's `balanceOf`. */
export const balanceCall = (address: BareAddress) => `${selectorOf('balanceOf(address)')}${word(address)}`

/** The data of one call that reads the balances of several addresses. */
export function balancesCall(contract: BareAddress, addresses: readonly BareAddress[]): string {
  const offsets = addresses.map((_, at) => word(WORD * (addresses.length + at * WORDS_OF_CALL)))
  const calls = addresses.map((address) => {
    const data = balanceCall(address)
      .slice(2)
      .padEnd(WORD * 4, '0')
    return [word(contract), word(0), word(WORD * 3), word(DATA_BYTES), data].join('')
  })
  const selector = selectorOf('aggregate3((address,bool,bytes)[])')
  return [selector, word(WORD), word(addresses.length), ...offsets, ...calls].join('')
}

/**
 * Reads the balances from the reply to `balancesCall`.
 * @returns undefined if the chain does not have the contract.
 * @throws NodeError
 */
export function balancesIn(data: string, count: number): bigint[] | undefined {
  if (data === '0x') return undefined
  const words = data.slice(2).match(/.{64}/g) ?? []
  const start = 2 + count
  const results = Array.from({ length: count }, (_, at) =>
    words.slice(start + at * WORDS_OF_RESULT).slice(0, WORDS_OF_RESULT),
  )
  const is_whole = data.length === 2 + 64 * (start + count * WORDS_OF_RESULT) && words[1] === word(count)
  if (!is_whole || !results.every(([success, , length]) => success === word(1) && length === word(WORD)))
    throw new NodeError('malformed', 'the reply does not contain the balances that were asked for')
  return results.map(([, , , balance]) => BigInt(`0x${balance}`))
}
