// The demo's chain: anvil, an optional package. It creates a block every two seconds, and forgets everything when it ends.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../server/src/start/free-port.ts'

const PROCESSORS: Record<string, string> = { x64: 'amd64', arm64: 'arm64' }
const PACKAGE = `@foundry-rs/anvil-${process.platform}-${PROCESSORS[process.arch]}`
const PROGRAM = join(import.meta.dirname, '../../node_modules', PACKAGE, 'bin/anvil')
/**
 * Ends the program when this process ends, however it ends: then the input of the shell ends too. The shell has its own
 * process group, so that Ctrl-C reaches only this process, which still closes.
 */
const UNTIL_INPUT_ENDS = '"$0" "$@" & program=$!; cat >/dev/null; kill $program'
const BLOCK_S = 2
const STATES = 500
const READY_MS = 5_000
const POLL_MS = 50
const GAS = '0x1e8480'

const TOKEN: { bytecode: string; functions: Record<string, string> } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'test-token.json'), 'utf8'),
)
export const TOKEN_DECIMALS = 6
const UNITS_PER_CENT = 10n ** BigInt(TOKEN_DECIMALS - 2)

const word = (value: bigint | number) => value.toString(16).padStart(64, '0')
const wordOfAddress = (address: string) => address.slice(2).toLowerCase().padStart(64, '0')
const wordOfText = (text: string) => Buffer.from(text).toString('hex').padEnd(64, '0')

/** Whether the package is installed for this platform. @internal Exported for its test. */
export const hasTestChain = existsSync(PROGRAM)

export type TestChain = {
  url: string
  chain_id: number
  /** The contract of the test token. */
  contract: string
  /** Creates tokens for an address. @returns the transaction's hash. */
  send: (address: string, amount_cents: number) => Promise<string>
  rpc: (method: string, ...params: unknown[]) => Promise<unknown>
  stop: () => void
}

/**
 * Starts a new chain with a test token. Its id is the present time in milliseconds, so that no transaction of an earlier
 * chain of the demo has the same hash.
 * @returns undefined if the chain is not installed, or does not start.
 */
export async function startTestChain(): Promise<TestChain | undefined> {
  if (!hasTestChain) return undefined
  const port = await freePort()
  const chain_id = Date.now()
  const options = ['--port', port, '--chain-id', chain_id, '--block-time', BLOCK_S, '--slots-in-an-epoch', 1]
  const args = [...options, '--prune-history', STATES, '--silent'].map(String)
  const shell = spawn('sh', ['-c', UNTIL_INPUT_ENDS, PROGRAM, ...args], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  shell.on('error', () => {}) // without a shell, the chain is not ready in time
  shell.stdin.on('error', () => {})
  shell.unref()
  const stop = () => void shell.stdin.end()
  const url = `http://127.0.0.1:${port}`
  const rpc = callerOf(url)
  if (!(await isReady(rpc))) {
    stop()
    return undefined
  }
  const [owner] = (await rpc('eth_accounts')) as string[] // anvil's accounts, whose keys everybody knows
  const [name, symbol] = ['Test dollar', 'TUSD']
  const head = [word(128), word(192), word(TOKEN_DECIMALS), word(0)]
  const texts = [word(name.length), wordOfText(name), word(symbol.length), wordOfText(symbol)]
  const transaction_hash = await rpc('eth_sendTransaction', {
    from: owner,
    gas: GAS,
    data: TOKEN.bytecode + [...head, ...texts].join(''),
  })
  await rpc('anvil_mine', 1)
  const { contractAddress: contract } = (await rpc('eth_getTransactionReceipt', transaction_hash)) as {
    contractAddress: string
  }
  const mint = `0x${TOKEN.functions['mint(address,uint256)']}`
  const send = async (address: string, amount_cents: number) => {
    const data = mint + wordOfAddress(address) + word(BigInt(amount_cents) * UNITS_PER_CENT)
    return String(await rpc('eth_sendTransaction', { from: owner, to: contract, gas: GAS, data })).slice(2)
  }
  return { url, chain_id, contract: contract.toLowerCase(), send, rpc, stop }
}

const callerOf =
  (url: string): TestChain['rpc'] =>
  async (method, ...params) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const reply = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    const { result, error } = (await reply.json()) as { result?: unknown; error?: { message: string } } // of anvil
    if (error) throw new Error(`${method}: ${error.message}`)
    return result
  }

async function isReady(rpc: TestChain['rpc']): Promise<boolean> {
  const until_ms = Date.now() + READY_MS
  while (Date.now() < until_ms) {
    const is_ready = await rpc('eth_chainId').then(
      () => true,
      () => false,
    )
    if (is_ready) return true
    await wait(POLL_MS)
  }
  return false
}
