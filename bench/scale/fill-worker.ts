// A thread that makes rows and streams them into the tables, a portion after the other, until its parent ends it.
import { parentPort, workerData } from 'node:worker_threads'
import pg from 'pg'
import { demoCatalogue } from '../../demo/catalogue.ts'
import { chunksOf, copyInto } from './copy.ts'
import type { Task, WorkerData } from './fill.ts'
import { productRows, shopRows } from './rows.ts'

const { address, began_at } = workerData as WorkerData // as fill.ts gives it
const demo = demoCatalogue()
const ROWS = { product: productRows, shop: shopRows }

/** All of a portion or nothing of it, with the note that it is there. */
async function fill(client: pg.Client, { what, first, end }: Task): Promise<void> {
  await client.query('begin')
  // No triggers: what they would keep is made for all rows afterwards. And no check of references: they are right.
  await client.query('set local session_replication_role = replica')
  // A portion that a power cut loses is made again.
  await client.query('set local synchronous_commit = off')
  for (const { table, columns, values } of ROWS[what]({ first, end }, demo, began_at))
    await copyInto(client, { table, columns }, chunksOf(values))
  await client.query('insert into scale_fill.portion (what, first, "end") values ($1, $2, $3)', [what, first, end])
  await client.query('commit')
}

const client = new pg.Client(address)
await client.connect()
parentPort?.on('message', async (task: Task) => {
  await fill(client, task)
  parentPort?.postMessage(task)
})
