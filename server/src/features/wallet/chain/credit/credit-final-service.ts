import type { Fault } from '../../../../background/background-loop.ts'
import { clock } from '../../../../clock.ts'
import { isUnavailable } from '../../../../db/busy.ts'
import type { Db } from '../../../../db/database.ts'
import { runJob } from '../../../../job/job-runner.ts'
import { claimJobs, finishJobs, type Job } from '../../../../job/job-sql.ts'
import { retryLater } from '../../../../job/row-work-sql.ts'
import type { Postponed, Task } from '../../../../job/task.ts'
import { type Nodes, ScanFault } from '../scan/chain-tip.ts'
import { Unverified, verifyAndCredit } from './chain-credit-service.ts'
import { type FinalTransfer, findFinal, isSeen } from './chain-credit-sql.ts'
import { creditTaskOf, idOf, isUnverifiedFor, nextTry, noteUnverified, type RetryData } from './credit-retry-sql.ts'
import { rememberedNodes } from './remembered-node.ts'
import { NO_REPLY } from './transfer-truth.ts'

const AT_ONCE = 100
/** Longer than the nodes take to reply for one transfer. */
const LEASE_S = 120
/** Minutes after which a transfer is held whose balance no node reports. */
const UNVERIFIED_AFTER = 5

type Means = { nodes: Nodes; fault: Fault; signal?: AbortSignal | undefined }

/**
 * Credits the transfers in final blocks of a network, each once. A transfer that fails gets a job, which this function
 * runs in later rounds, and does not block the others. A node that does not reply ends the round.
 * @returns the number of transfers whose wait ended.
 */
export async function creditFinal(db: Db, network: string, { nodes, fault, signal }: Means): Promise<number> {
  const round = new Round(db, network, { nodes: rememberedNodes(nodes), fault, signal })
  await round.creditNew()
  await round.creditAgain()
  return round.credited
}

class Round {
  credited = 0
  #hasEnded = false
  readonly #db: Db
  readonly #network: string
  readonly #means: Means

  constructor(db: Db, network: string, means: Means) {
    this.#db = db
    this.#network = network
    this.#means = means
  }

  get #isOver(): boolean {
    return this.#hasEnded || this.#means.signal?.aborted === true
  }

  async creditNew(): Promise<void> {
    for (const transfer of await findFinal(this.#db, this.#network, AT_ONCE)) {
      if (this.#isOver) return
      try {
        await this.#credit(transfer)
      } catch (error) {
        if (isUnavailable(error)) throw error
        if (this.#means.signal?.aborted) return // ending may have caused the failure
        const { transaction_hash, log_index } = transfer
        const data: RetryData = {
          ...{ transaction_hash, log_index },
          ...(error instanceof Unverified && { unverified_since: new Date(clock.now_ms()).toISOString() }),
        }
        await retryLater(this.#db, creditTaskOf(this.#network), idOf(transfer), data)
        this.#means.fault(
          new Error(`the credit of ${this.#network}:${idOf(transfer)} failed and will be tried again`, {
            cause: error,
          }),
        )
        this.#noteFault(error)
      }
    }
  }

  async creditAgain(): Promise<void> {
    const task: Task = {
      name: creditTaskOf(this.#network),
      concurrency: 1,
      run: (job) => this.#creditJob(job),
    }
    const { fault, signal = new AbortController().signal } = this.#means
    const finish = (job: Job) => finishJobs(this.#db, [job])
    for (let jobs = 0; jobs < AT_ONCE && !this.#isOver; jobs++) {
      const [job] = await claimJobs(this.#db, [task.name], [1], [false], LEASE_S)
      if (!job) return
      await runJob(this.#db, task, job, { signal, fault, finish })
    }
  }

  async #creditJob(job: Job): Promise<Postponed | undefined> {
    const { transaction_hash, log_index } = job.data as RetryData // written by creditNew
    const key = { network: this.#network, transaction_hash, log_index }
    const [transfer] = await findFinal(this.#db, this.#network, 1, key)
    // The network is stopped, has a fault or reads the block again.
    if (!transfer) return (await isSeen(this.#db, key)) ? { until: await nextTry(this.#db, job) } : undefined
    try {
      await this.#credit(transfer, job)
      return undefined
    } catch (error) {
      if (this.#means.signal?.aborted) return { until: 'now' }
      await noteUnverified(this.#db, job, error instanceof Unverified)
      this.#noteFault(error)
      // Its cause will pass, so it is no attempt.
      if (error instanceof ScanFault) return { until: await nextTry(this.#db, job) }
      throw error
    }
  }

  async #credit(transfer: FinalTransfer, job?: Job): Promise<void> {
    const mayHold = async () => job !== undefined && (await isUnverifiedFor(this.#db, job, UNVERIFIED_AFTER))
    await verifyAndCredit(this.#db, this.#means.nodes, transfer, mayHold)
    this.credited += 1
  }

  #noteFault(error: unknown): void {
    if (error instanceof ScanFault && NO_REPLY.has(error.fault)) this.#hasEnded = true
  }
}
