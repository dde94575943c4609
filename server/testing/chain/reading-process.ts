import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { DatabaseAddress } from '../../src/db/database.ts'
import type { startProvider } from './chain-provider.ts'

const PROGRAM = join(import.meta.dirname, '../process/read-chains.ts')

/** The worker of a server that reads the chains, as a process that can be killed. */
export class ReadingProcess {
  private readonly address
  private running: ChildProcess | undefined

  constructor(address: DatabaseAddress) {
    this.address = address
  }

  start(): void {
    const env = { ...process.env, LOG_LEVEL: 'silent' }
    this.running = spawn(process.execPath, [PROGRAM, JSON.stringify(this.address)], { stdio: 'ignore', env })
  }

  async kill(): Promise<void> {
    const { running } = this
    if (!running || running.exitCode !== null || running.signalCode !== null) return
    running.kill('SIGKILL')
    await once(running, 'exit')
  }
}

/** Waits until the provider gets this number of further calls. It does not reply to the last of them before that. */
export const callsOf = (provider: Awaited<ReturnType<typeof startProvider>>, calls: number) =>
  new Promise<void>((reached) => {
    let count = 0
    provider.becomes(() => {
      count += 1
      if (count === calls) reached()
      return undefined
    })
  })
