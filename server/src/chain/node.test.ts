import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { aChain, hasAnvil } from '../../testing/chain/anvil.ts'
import { type BareAddress, bareAddress } from './chain-address.ts'
import { jsonRpc, type NodeError } from './json-rpc.ts'
import { nodeAt } from './node.ts'
import { bareHash, mayHaveTransfers } from './transfer-log.ts'

const ADDRESS: BareAddress = '0x9858effd232b4033e47d90003d41ec34ecaeda94'

test.runIf(process.env.CI)('the chain for tests is installed where all tests must run', () => {
  expect(hasAnvil).toBe(true)
})

test.runIf(hasAnvil)('a node reports blocks, transfers, receipts and balances', async () => {
  const chain = await aChain()
  const token = (await chain.aToken({ decimals: 18 })).toLowerCase() as BareAddress // a contract's address
  const hash = await chain.mintAll(token, [
    { to: ADDRESS, units: 12n * 10n ** 30n },
    { to: ADDRESS, units: 1n },
  ])
  await chain.mine(6)
  const node = nodeAt(chain.url)
  const transfers = await node.transfersIn(0, 8, [token])
  const block = await node.blockAt(2)
  const transfer = { contract: token, recipient: ADDRESS, height: 2, block_hash: block?.hash }
  expect(transfers).toMatchObject([
    { ...transfer, units: 12n * 10n ** 30n, transaction_hash: bareHash(hash), log_index: 0 },
    { ...transfer, units: 1n, transaction_hash: bareHash(hash), log_index: 1 },
  ])
  expect(block && (await node.transfersInBlock(block, [token]))).toEqual(transfers)
  expect(await node.receiptOf(bareHash(hash))).toEqual({
    is_reverted: false,
    height: 2,
    block_hash: block?.hash,
    transfers,
  })
  expect(block && mayHaveTransfers(block.bloom, token)).toBe(true)
  const empty = await node.blockAt(3)
  expect(empty?.parent_hash).toBe(block?.hash)
  expect(empty && mayHaveTransfers(empty.bloom, token)).toBe(false)
  expect([await node.chainId(), await node.height()]).toEqual([31_337, 7])
  expect((await node.finalizedBlock())?.height).toBe(3)
  expect([await node.blockAt(99), await node.receiptOf('00'.repeat(32))]).toEqual([null, null])
  expect(await node.balanceOf(token, ADDRESS, 2)).toBe(12n * 10n ** 30n + 1n)
  expect(await node.balanceOf(token, ADDRESS, 1)).toBe(0n)
  expect(await node.decimalsOf(token)).toBe(18n)
  await expect(node.decimalsOf(ADDRESS)).rejects.toMatchObject({ fault: 'malformed' })
  expect(bareAddress('evm', token)).toBe(token)
})

/** A node that gives one reply to every request. */
async function nodeThat(replies: (response: ServerResponse) => void): Promise<string> {
  const server = createServer((_, response) => replies(response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/v3/secret-of-the-account`
}

const replyWith = (body: unknown, status = 200) =>
  nodeThat((response) => response.writeHead(status).end(JSON.stringify(body)))
const reply = { jsonrpc: '2.0', id: 1 }

test.each<[string, NodeError['fault'], () => Promise<string>]>([
  ['is not running', 'unreachable', async () => 'http://127.0.0.1:9/v3/secret-of-the-account'],
  ['replies with status 502', 'unreachable', () => nodeThat((response) => response.writeHead(502).end('Bad gateway'))],
  ['drops the connection', 'unreachable', () => nodeThat((response) => response.destroy())],
  ['never replies', 'too_slow', () => nodeThat(() => {})],
  ['stops in the middle', 'too_slow', () => nodeThat((response) => response.write('{"jsonrpc":"2.0",'))],
  ['limits the requests', 'limited', () => replyWith({ error: 'slow down' }, 429)],
  [
    'refuses the call',
    'refused',
    () => replyWith({ ...reply, error: { code: -32005, message: 'range too large' } }, 400),
  ],
  ['sends too much', 'too_large', () => replyWith({ ...reply, result: 'x'.repeat(5_000) })],
  ['truncates its reply', 'malformed', () => nodeThat((response) => response.end('{"jsonrpc":"2.0","id":1,"res'))],
  ['replies to another request', 'malformed', () => replyWith({ jsonrpc: '2.0', id: 7, result: '0x1' })],
  ['sends a result of another form', 'malformed', () => replyWith({ ...reply, result: { number: 1 } })],
  ['sends no result', 'malformed', () => replyWith(reply)],
])('a node that %s is reported as %s, without its URL', async (_, fault, start) => {
  const rpc = jsonRpc(await start(), { timeout_ms: 300, reply_bytes: 4_000 })
  const failed = await rpc('eth_blockNumber', [], z.string()).catch((error: unknown) => error)
  expect(failed).toMatchObject({ fault })
  expect(String(failed)).not.toContain('secret')
})

test.each<[string, unknown]>([
  ['has an error that is null', { ...reply, error: null, result: '0x1' }],
  ['has no version', { id: 1, result: '0x1' }],
])('a reply that %s is valid', async (_, body) => {
  expect(await jsonRpc(await replyWith(body))('eth_blockNumber', [], z.string())).toBe('0x1')
})

test.each<[string, unknown, string]>([
  ['no id', { jsonrpc: '2.0', id: null, error: { code: -32_700, message: 'parse error' } }, 'code -32700'],
  ['a code that is a word', { ...reply, error: { code: 'UNAUTHORIZED', message: 'x' } }, 'code UNAUTHORIZED'],
  ['a sentence as code', { ...reply, error: { code: 'bad key secret-of-the-account', message: 'x' } }, 'no code'],
  ['no message', { ...reply, error: { code: 3 } }, 'code 3'],
])('an error with %s is a refusal', async (_, body, code) => {
  const failed: unknown = await jsonRpc(await replyWith(body))('eth_call', [], z.string()).catch(
    (error: unknown) => error,
  )
  expect(failed).toMatchObject({ fault: 'refused', message: `eth_call was refused with ${code}` })
})

test.each([
  ['geth', 'missing trie node 00ff (path )', true],
  ['Nethermind', 'No state available for block 0xabc', true],
  ['Erigon', 'old data not available due to pruning', true],
  ['reth', 'no state found for block 0xabc', true],
  ['an archive plan', 'this call needs an archive plan', true],
  ['TRON', 'QUANTITY not supported, just support TAG as latest', true],
  ['a limit', 'daily request count exceeded', false],
])('%s says whether the state of an old block is missing', async (_, message, lacks_state) => {
  const url = await replyWith({ ...reply, error: { code: -32_000, message } })
  await expect(nodeAt(url).balanceOf(ADDRESS, ADDRESS, 1)).rejects.toMatchObject({ fault: 'refused', lacks_state })
})

test('a transaction without a recipient or with an empty amount does not break the reader', async () => {
  expect(await nodeAt(await replyWith({ ...reply, result: { value: '0x0' } })).transactionOf('00')).toEqual({
    to: null,
    value: 0n,
  })
  const empty = nodeAt(await replyWith({ ...reply, result: { to: null, value: '0x' } }))
  await expect(empty.transactionOf('00')).rejects.toMatchObject({ fault: 'malformed' })
})

test.each([413, 502, 504, 524])('a page of a proxy with status %i differs from no connection', async (status) => {
  const url = await nodeThat((response) => response.writeHead(status).end('<html>'))
  const failed = jsonRpc(url)('eth_getLogs', [], z.string())
  await expect(failed).rejects.toMatchObject({ fault: 'unreachable', is_of_proxy: true })
})

test('transfers that were not asked for are refused', async () => {
  const log = {
    address: ADDRESS,
    topics: [],
    data: '0x',
    blockNumber: '0x5',
    blockHash: `0x${'11'.repeat(32)}`,
    transactionHash: `0x${'22'.repeat(32)}`,
    logIndex: '0x0',
  }
  const topic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
  const word = `0x${'00'.repeat(32)}`
  const transfer = { ...log, topics: [topic, word, word], data: word }
  const from = async (logs: unknown[]) =>
    nodeAt(await replyWith({ ...reply, result: logs })).transfersIn(1, 9, [ADDRESS])
  expect(await from([transfer])).toHaveLength(1)
  expect(await from([log, { ...transfer, removed: true }])).toEqual([])
  await expect(from([{ ...transfer, address: `0x${'33'.repeat(20)}` }])).rejects.toMatchObject({ fault: 'malformed' })
  await expect(from([{ ...transfer, blockNumber: '0xa' }])).rejects.toMatchObject({ fault: 'malformed' })
})
