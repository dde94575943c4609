import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { MULTICALL } from '../../src/chain/multicall.ts'
import { freePort } from '../../src/start/free-port.ts'

const ROOT = join(import.meta.dirname, '../../..')
const PROCESSORS: Record<string, string> = { x64: 'amd64', arm64: 'arm64' }
const PACKAGE = `anvil-${process.platform}-${PROCESSORS[process.arch]}`
const PROGRAM = join(ROOT, 'node_modules/@foundry-rs', PACKAGE, 'bin/anvil')

/** Whether the chain for tests is installed: an optional package, which some platforms lack. */
export const hasAnvil = existsSync(PROGRAM)

const TOKEN: { bytecode: string; functions: Record<string, string> } = JSON.parse(
  readFileSync(join(ROOT, 'demo/chain/test-token.json'), 'utf8'),
)

const MULTICALL_CODE: { bytecode: string } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'multicall3.json'), 'utf8'),
)

const word = (value: bigint | number) => value.toString(16).padStart(64, '0')
const wordOfAddress = (address: string) => address.slice(2).toLowerCase().padStart(64, '0')
const wordOfText = (text: string) => Buffer.from(text).toString('hex').padEnd(64, '0')
const selector = (signature: string) => `0x${TOKEN.functions[signature]}`

type Mint = { to: string; units: bigint }

const transferData = ({ to, units }: Mint) => selector('transfer(address,uint256)') + wordOfAddress(to) + word(units)

/** Gas of a transaction, and of one with many transfers, which fills a block. */
const GAS = '0x1e8480'
const MOST_GAS = '0x1c9c380'
/** Coins for the gas of an account. */
const MOST_COINS = '0xde0b6b3a7640000'

type TokenOptions = { symbol?: string; decimals?: number; fee_basis_points?: number }

async function untilListening(url: string, program: ChildProcess): Promise<void> {
  for (;;) {
    if (program.exitCode !== null) throw new Error('anvil ended at its start')
    const reply = await fetch(url, { method: 'POST', body: '{}' }).catch(() => undefined)
    await reply?.body?.cancel()
    if (reply) return
    await wait(20)
  }
}

/**
 * Starts a chain on which blocks are only created by `mine`. A block is final when as many blocks follow it as two epochs
 * have.
 * @param states number of the last blocks whose state the chain has
 */
export async function startChain({ chain_id = 31_337, epoch = 2, states = 3_600 } = {}) {
  const port = await freePort()
  const options = ['--port', String(port), '--chain-id', String(chain_id), '--slots-in-an-epoch', String(epoch)]
  options.push('--max-persisted-states', String(states))
  const program = spawn(PROGRAM, [...options, '--no-mining', '--silent', '--order', 'fifo'], { stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  await untilListening(url, program)
  return { ...chainAt(url), url, chain_id, program }
}

/** Starts a chain for the present test. A block is final when four blocks follow it. */
export async function aChain(options: Parameters<typeof startChain>[0] = {}) {
  const chain = await startChain(options)
  onTestFinished(() => void chain.program.kill('SIGKILL'))
  return chain
}

export type TestChain = Awaited<ReturnType<typeof aChain>>

/** Calls of a test on a chain that creates no blocks by itself. */
function chainAt(url: string) {
  let id = 0
  const rpc = async <Result>(method: string, ...params: unknown[]): Promise<Result> => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: ++id, method, params })
    const reply = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    const { result, error } = (await reply.json()) as { result: Result; error?: { message: string } } // of the test's chain
    if (error) throw new Error(`${method}: ${error.message}`)
    return result
  }
  const accounts = rpc<string[]>('eth_accounts')
  const send = async (fields: { to?: string; data: string; from?: string; gas?: string }) => {
    const [owner = ''] = await accounts
    return rpc<string>('eth_sendTransaction', { from: owner, gas: GAS, ...fields })
  }
  const mine = (blocks = 1) => rpc('anvil_mine', blocks)
  return {
    rpc,
    mine,
    send,
    height: async () => Number(await rpc<string>('eth_blockNumber')),
    /** Replaces the last blocks by empty blocks. */
    reorganise: (depth: number) => rpc('anvil_reorg', depth, []),
    /** Creates a token in a new block. @returns its address. */
    aToken: async ({ symbol = 'TUSD', decimals = 6, fee_basis_points = 0 }: TokenOptions = {}): Promise<string> => {
      const [name, symbol_text] = ['Test dollar', symbol]
      const head = [word(128), word(192), word(decimals), word(fee_basis_points)]
      const texts = [word(name.length), wordOfText(name), word(symbol_text.length), wordOfText(symbol_text)]
      const hash = await send({ data: TOKEN.bytecode + [...head, ...texts].join('') })
      await mine()
      const receipt = await rpc<{ contractAddress: string }>('eth_getTransactionReceipt', hash)
      return receipt.contractAddress
    },
    /** Sends a transaction that creates tokens for an address. `mine` puts it into a block. */
    mint: (token: string, { to, units }: Mint) =>
      send({ to: token, data: selector('mint(address,uint256)') + wordOfAddress(to) + word(units) }),
    /** Sends one transaction that creates tokens for several recipients. */
    mintAll: (token: string, mints: readonly Mint[]) => {
      const count = word(mints.length)
      const offsets = [word(64), word(64 + 32 * (mints.length + 1))]
      const to = mints.map((mint) => wordOfAddress(mint.to))
      const units = mints.map((mint) => word(mint.units))
      const data = [...offsets, count, ...to, count, ...units].join('')
      return send({ to: token, data: selector('mintAll(address[],uint256[])') + data, gas: MOST_GAS })
    },
    /** Sends tokens of an account of the chain. */
    transfer: (token: string, { from, ...transfer }: Mint & { from: string }) =>
      send({ from, to: token, data: transferData(transfer) }),
    /** The input of a call that transfers the caller's tokens. */
    transferData,
    /** Sends tokens of any address, as the wallet that holds its private key does. */
    sweep: async (token: string, { from, to, units }: Mint & { from: string }) => {
      await rpc('anvil_impersonateAccount', from)
      await rpc('anvil_setBalance', from, MOST_COINS)
      return send({ from, to: token, data: transferData({ to, units }) })
    },
    /** Adds the contract that makes several calls in one, as most chains have it. */
    addMulticall: async () => {
      const hash = await send({ data: MULTICALL_CODE.bytecode, gas: MOST_GAS })
      await mine()
      const receipt = await rpc<{ contractAddress: string }>('eth_getTransactionReceipt', hash)
      const code = await rpc<string>('eth_getCode', receipt.contractAddress, 'latest')
      await rpc('anvil_setCode', MULTICALL, code)
    },
    accounts,
  }
}
