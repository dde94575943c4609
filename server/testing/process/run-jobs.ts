// Reads events and runs a job for each until it is killed, like a server. The argument is the address of the database.
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { readConfig } from '../../src/config.ts'
import type { Context } from '../../src/context.ts'
import { openDatabase } from '../../src/db/database.ts'
import { listener } from '../../src/event/listener.ts'
import { startWork } from '../../src/event/start-work.ts'

const config = readConfig({ NODE_ENV: 'test' })
const db = openDatabase({ ...JSON.parse(process.argv[2] ?? ''), max: 6 })
const toJobs = listener(['recharge.credited'], (events) =>
  events.map(({ event_id, ref_id }) => ({ task: 'note', lane: `note:${ref_id}`, data: { event_id, ref_id } })),
)
const note = {
  name: 'note',
  concurrency: 4,
  run: async ({ data }: { data: unknown }) => {
    const { event_id, ref_id } = data as { event_id: number; ref_id: string }
    await sql`insert into noted (event_id, ref_id) values (${event_id}, ${ref_id})`.execute(db)
    await wait(2)
    return undefined
  },
}
startWork({ db, config } as Context, { listeners: [toJobs], tasks: [note], cron: [] })
setInterval(() => {}, 60_000) // the worker's timers do not keep the process alive
