import { expect, test } from 'vitest'
import { aChain, hasAnvil } from '../../testing/chain/anvil.ts'
import type { BareAddress } from './chain-address.ts'
import { balancesIn } from './multicall.ts'
import { nodeAt } from './node.ts'

const word = (value: number) => value.toString(16).padStart(64, '0')
const addressAt = (at: number): BareAddress => `0x${(0x1000 + at).toString(16).padStart(40, '0')}`

test.runIf(hasAnvil)('one call reads the balances that single calls read, at the end of a block', async () => {
  const chain = await aChain()
  const token = (await chain.aToken()).toLowerCase() as BareAddress // a contract's address
  const addresses = Array.from({ length: 250 }, (_, at) => addressAt(at))
  await chain.mintAll(
    token,
    addresses.slice(1).map((to, at) => ({ to, units: 10n ** 30n + BigInt(at) })),
  )
  await chain.mine()
  const height = await chain.height()
  const node = nodeAt(chain.url)
  expect(await node.balancesOf(token, addresses, height)).toBeUndefined()
  await chain.addMulticall()
  await chain.mint(token, { to: addressAt(0), units: 7n })
  await chain.mine()
  const balances = await node.balancesOf(token, addresses, 'latest')
  expect(balances).toEqual(await Promise.all(addresses.map((address) => node.balanceOf(token, address, 'latest'))))
  expect(balances?.slice(0, 2)).toEqual([7n, 10n ** 30n])
  expect(await node.balancesOf(token, [addressAt(0)], (await chain.height()) - 1)).toEqual([0n])
  await expect(node.balancesOf(addressAt(0), addresses, 'latest')).rejects.toMatchObject({ fault: 'malformed' })
})

const RESULT = [word(1), word(64), word(32), word(9)]
test.each<[string, string[]]>([
  ['another number of balances', [word(32), word(2), word(32), ...RESULT]],
  ['a failed call', [word(32), word(1), word(32), word(0), word(64), word(32), word(9)]],
  ['a result of another length', [word(32), word(1), word(32), word(1), word(64), word(0), word(9)]],
  ['less than announced', [word(32), word(1), word(32), word(1), word(64), word(32)]],
])('a reply with %s is malformed', (_, words) => {
  expect(balancesIn(`0x${[word(32), word(1), word(32), ...RESULT].join('')}`, 1)).toEqual([9n])
  expect(() => balancesIn(`0x${words.join('')}`, 1)).toThrow(expect.objectContaining({ fault: 'malformed' }))
})
