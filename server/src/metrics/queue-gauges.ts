import { Gauge, type Registry } from 'prom-client'
import type { HealthConnection } from '../db/health-connection.ts'
import type { PoolUse } from '../db/pool.ts'
import { askQueues, type Queues } from './queue-sql.ts'

type GaugeSources = { health?: HealthConnection; metrics?: Registry; pool: () => PoolUse }

/**
 * Registers gauges of the connections, the queues of background work, and the last backup. They are read for each
 * request of `/metrics`, on the separate health connection; while the database does not respond, they are missing.
 */
export function reportQueues({ health, metrics, pool }: GaugeSources): void {
  if (!health || !metrics) return
  const registers = [metrics]
  reportPool(registers, pool)
  let reading: Promise<Queues | undefined> | undefined
  // All gauges of one `/metrics` request share one query.
  const ask = () => {
    reading ??= askQueues(health)
      .catch(() => undefined)
      .finally(() => (reading = undefined))
    return reading
  }
  reportJobs(registers, async (name) => (await ask())?.jobs[name])
  reportCron(registers, ask)
  reportAudit(registers, ask)
  new Gauge({
    name: 'queue_oldest_seconds',
    help: 'How long the oldest row of each queue, except rows with a dead job, has been due; 0 when nothing waits',
    labelNames: ['queue'],
    registers,
    async collect() {
      this.reset()
      for (const [queue, age_s] of Object.entries((await ask())?.ages_s ?? {})) this.set({ queue }, Math.max(0, age_s))
    },
  })
  new Gauge({
    name: 'mails_unsent',
    help: 'Mails that are late: the mail server did not accept them, or no server sends them',
    registers,
    async collect() {
      this.set((await ask())?.mails ?? Number.NaN)
    },
  })
  new Gauge({
    name: 'mails_unsent_oldest_seconds',
    help: 'How long ago the oldest mail that is late was written; 0 when there is none',
    registers,
    async collect() {
      this.set((await ask())?.mails_oldest_s ?? Number.NaN)
    },
  })
  new Gauge({
    name: 'push_messages_waiting',
    help: 'Push messages that are due, up to 10,000',
    registers,
    async collect() {
      this.set((await ask())?.pushes ?? Number.NaN)
    },
  })
  new Gauge({
    name: 'webhooks_failing',
    help: 'Webhooks that accepted nothing for half an hour, or that the shop turned off',
    registers,
    async collect() {
      this.set((await ask())?.webhooks ?? Number.NaN)
    },
  })
  new Gauge({
    name: 'imports_waiting',
    help: 'Imports that are being checked or applied',
    registers,
    async collect() {
      this.set((await ask())?.imports ?? Number.NaN)
    },
  })
  new Gauge({
    name: 'backup_last_success_seconds',
    help: 'When the last recorded backup ended, in seconds since 1970; 0 for never',
    registers,
    async collect() {
      this.set((await ask())?.backup_at_s ?? Number.NaN)
    },
  })
}

const JOB_GAUGES = {
  due: ['jobs_due', 'Jobs that are due, up to 10,000'],
  oldest_due_s: ['jobs_oldest_due_seconds', 'How long the job that has been due longest waits; 0 when none is due'],
  dead: ['jobs_dead', 'Jobs that failed for the last time, up to 10,000: an operator retries or deletes them'],
  events_s: [
    'events_oldest_unread_seconds',
    'How long ago the oldest event happened that no listener has read; 0 when all are read',
  ],
} as const

function reportJobs(registers: Registry[], read: (name: keyof Queues['jobs']) => Promise<number | undefined>): void {
  for (const [key, [name, help]] of Object.entries(JOB_GAUGES))
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set((await read(key as keyof Queues['jobs'])) ?? Number.NaN) // a key of JOB_GAUGES
      },
    })
}

type Ask = () => Promise<Queues | undefined>

function reportCron(registers: Registry[], ask: Ask): void {
  const labelNames = ['entry']
  new Gauge({
    name: 'cron_interval_seconds',
    help: 'The pause between two rounds of periodic work that one server of all does',
    labelNames,
    registers,
    async collect() {
      this.reset()
      for (const [entry, [every_s]] of Object.entries((await ask())?.cron ?? {})) this.set({ entry }, every_s)
    },
  })
  new Gauge({
    name: 'cron_last_success_seconds',
    help: 'When a round of periodic work last ended without an error on any server, in seconds since 1970',
    labelNames,
    registers,
    async collect() {
      this.reset()
      for (const [entry, [, at_s]] of Object.entries((await ask())?.cron ?? {})) this.set({ entry }, at_s)
    },
  })
}

function reportAudit(registers: Registry[], ask: Ask): void {
  new Gauge({
    name: 'ledger_problems',
    help: 'Number of problems that the last audit found',
    registers,
    async collect() {
      const queues = await ask()
      this.set(queues ? (queues.audit?.[0] ?? 0) : Number.NaN)
    },
  })
  new Gauge({
    name: 'ledger_audited_at_seconds',
    help: 'When the last audit ended, in seconds since 1970; 0 for never',
    registers,
    async collect() {
      const queues = await ask()
      this.set(queues ? (queues.audit?.[1] ?? 0) : Number.NaN)
    },
  })
}

function reportPool(registers: Registry[], pool: () => PoolUse): void {
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool by state, and requests that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      const { used, idle, waiting } = pool()
      this.set({ state: 'used' }, used)
      this.set({ state: 'idle' }, idle)
      this.set({ state: 'waiting' }, waiting)
    },
  })
  new Gauge({
    name: 'database_connections_max',
    help: 'How many connections the pool may have',
    registers,
    collect() {
      this.set(pool().max)
    },
  })
}
