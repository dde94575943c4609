// Worker thread that generates rows and streams them into the tables in batches, until its parent terminates it.
import { parentPort, workerData } from 'node:worker_threads'
import pg from 'pg'
import { demoCatalogue } from '../../demo/catalogue.ts'
import { chunksOf, copyInto } from './copy.ts'
import type { Task, WorkerData } from './fill.ts'
import { productRows, shopRows } from './rows.ts'

const { address, began_at } = workerData as WorkerData // as passed by fill.ts
const demo = demoCatalogue()
const ROWS = { product: productRows, shop: shopRows }

/** Stores a batch, and the record that it is done, in one transaction. */
async function fill(client: pg.Client, { what, first, end }: Task): Promise<void> {
  await client.query('begin')
  // Disables triggers and foreign keys. Derived data is computed afterwards for all rows, and the references are valid.
  await client.query('set local session_replication_role = replica')
  // Commits need not be durable, because a batch that is lost in a power failure is created again.
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
