import { setTimeout as wait } from 'node:timers/promises'
import type { Registry } from 'prom-client'
import type { Outcome, Running } from '../background/background-loop.ts'
import { startWorker } from '../background/worker.ts'
import type { Config } from '../config.ts'
import { onWork, type Work } from '../db/commits.ts'
import type { Db } from '../db/database.ts'
import type { Notifications } from '../db/notifications.ts'
import { type CronEntry, cronTask } from '../job/cron.ts'
import { addCronEntries } from '../job/cron-sql.ts'
import { startRunner } from '../job/job-runner.ts'
import type { Task } from '../job/task.ts'
import { openLog } from '../log.ts'
import { startEventReader } from './event-reader.ts'
import { notifyWork } from './event-sql.ts'
import type { Listener } from './listener.ts'

/** Channel on which servers without jobs wake those that run jobs. */
const CHANNEL = 'work'
/** Shortest time between two NOTIFYs of a server. */
const NOTIFY_EVERY_MS = 20

/** A server of another version deletes entries that it does not have, so missing entries are added again. */
const ADD_ENTRIES_EVERY_MS = 60_000

type Server = { config: Config; db: Db; notifications?: Notifications; metrics?: Registry }
type Doing = { listeners: readonly Listener[]; tasks: readonly Task[]; cron: readonly CronEntry[] }

/** Reads events, runs jobs and periodic work. Several servers may do this at the same time. */
export function startWork(server: Server, { listeners, tasks, cron }: Doing): Running {
  const { db, notifications } = server
  let stop = async () => {}
  const worker = startWorker(server, {
    log_name: 'jobs',
    failed: 'reading events or running jobs failed',
    jobs: (fault, faultOf) => {
      const runner = startRunner(db, [...tasks, cronTask(cron, faultOf)], { fault })
      const reader = startEventReader(db, { listeners, fault })
      const wake = ({ has_events, has_jobs }: Work) => {
        if (has_events) reader.wake()
        if (has_jobs) runner.wake()
      }
      onWork(db, wake)
      notifications?.on(CHANNEL, () => wake({ has_events: true, has_jobs: true }))
      stop = async () => {
        await reader.stop()
        await runner.stop()
      }
      const add = async (): Promise<Outcome> => {
        await addCronEntries(db, cron)
        runner.wake()
        return 'done'
      }
      return [{ name: 'cron_entries', every_ms: ADD_ENTRIES_EVERY_MS, work: add }]
    },
  })
  return {
    stop: async () => {
      await Promise.all([worker.stop(), stop()])
    },
  }
}

/**
 * In a server that runs no jobs: wakes those that do after a commit with events. The NOTIFY has its own transaction, which
 * writes nothing, and at most one is sent in 20 ms, because it holds one lock of the whole cluster. A lost one costs one
 * poll.
 */
export function announceWorkToOthers({ db, config }: Pick<Server, 'db' | 'config'>): void {
  let is_sending = false
  let is_due = false
  const send = async (): Promise<void> => {
    is_sending = true
    do {
      is_due = false
      await notifyWork(db, CHANNEL).catch((err: unknown) => openLog(config, 'jobs').warn({ err }, 'a NOTIFY failed'))
      await wait(NOTIFY_EVERY_MS, undefined, { ref: false })
    } while (is_due)
    is_sending = false
  }
  onWork(db, () => {
    if (is_sending) is_due = true
    else void send()
  })
}
