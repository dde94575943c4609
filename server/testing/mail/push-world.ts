import { createECDH, type ECDH, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Context } from '../../src/context.ts'
import { transaction } from '../../src/db/transaction.ts'
import { notify } from '../../src/features/notice/notice-service.ts'
import type { CountPushes } from '../../src/features/notice/push/push-count.ts'
import { pushTasks } from '../../src/features/notice/push/push-tasks.ts'
import { runJob } from '../../src/job/job-runner.ts'
import { claimJobs, finishJobs } from '../../src/job/job-sql.ts'
import type { Network } from '../../src/outgoing/post.ts'
import { cleanUp } from '../clean-up.ts'
import { aShopper, type TestShop, type TestShopper } from '../world.ts'

type Arrived = { path: string; headers: NodeJS.Dict<string | string[]>; body: Buffer }

/** A browser that subscribed at the push service of the test. */
export type TestBrowser = { pair: ECDH; auth: Buffer; path: string }

type Options = { replyTo?: (path: string) => number | 'silence' }

/** A push service. Browsers are addressed by the path. It is closed after the test file. */
export async function aPushService({ replyTo = () => 201 }: Options = {}) {
  const arrived: Arrived[] = []
  const service = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const path = request.url ?? ''
    arrived.push({ path, headers: request.headers, body: Buffer.concat(parts) })
    const reply = replyTo(path)
    if (reply !== 'silence') response.writeHead(reply).end()
  }).listen(0, '127.0.0.1')
  await once(service, 'listening')
  const address = service.address()
  const port = typeof address === 'object' && address ? address.port : 0
  cleanUp(() => {
    service.closeAllConnections()
    service.close()
  })
  return { arrived, url: `http://127.0.0.1:${port}`, host: `127.0.0.1:${port}` }
}

/** Subscribes the browser of a session at a push service of the test. */
export async function aBrowser(
  { db }: Pick<TestShop, 'db'>,
  shopper: Pick<TestShopper, 'call'>,
  url: string,
): Promise<TestBrowser> {
  const pair = createECDH('prime256v1')
  const p256dh = pair.generateKeys('base64url')
  const auth = randomBytes(16)
  const path = `/${randomBytes(8).toString('hex')}`
  const endpoint = `https://push.example.com${path}`
  const body = { endpoint, keys: { p256dh, auth: auth.toString('base64url') } }
  const { data } = await shopper.call('POST /api/user/notifications/push_on', { body })
  expect(data.push_endpoint).toBe(endpoint)
  await sql`update push_subscription set endpoint = ${url + path} where endpoint = ${endpoint}`.execute(db)
  return { pair, auth, path }
}

/** Another session of a shopper, as on another device. */
export async function again(shop: TestShop, { user_id }: TestShopper): Promise<TestShopper> {
  const other = await aShopper(shop)
  await sql`update session set user_id = ${user_id} where user_id = ${other.user_id}`.execute(shop.db)
  return other
}

/** Tasks that send push messages to services of the test, with the results that they counted and their faults. */
export function aPushSender(context: Context, network: Partial<Network> = {}) {
  const { db } = context
  const counted: string[] = []
  const faults: unknown[] = []
  const count: CountPushes = (result, by = 1) => void counted.push(...Array.from({ length: by }, () => result))
  const tasks = pushTasks({ ...context, network: { isAllowed: () => true, ...network } }, count)
  const names = tasks.map(({ name }) => name)
  const alone = tasks.map(({ is_alone = false }) => is_alone)
  const free = tasks.map(({ is_alone = false, concurrency }) => (is_alone ? 1 : concurrency))
  const running = new Set<Promise<unknown>>()
  const means = {
    signal: new AbortController().signal,
    fault: (error: unknown) => void faults.push(error),
    finish: (job: { job_id: number; claims: number }) => finishJobs(db, [job]),
  }
  /** Runs the jobs that are due, and those that become due without a pause, as a runner does. */
  const sendDue = async (): Promise<void> => {
    const jobs = await claimJobs(db, names, free, alone, 60)
    if (jobs.length === 0) return
    const runs = jobs.map(async (job) => {
      const task = tasks.find(({ name }) => name === job.task)
      if (!task) throw new Error(`no task ${job.task}`)
      await runJob(db, task, job, means)
      await sendDue()
    })
    await Promise.all([...runs, sendDue()])
  }
  /** Starts to send, and does not wait. */
  const start = () => {
    const sending = sendDue().finally(() => running.delete(sending))
    running.add(sending)
  }
  return { counted, faults, start, settled: () => Promise.all(running), sendDue }
}

/** Makes waiting push messages due, as if their pauses were over. */
export const letPassPushes = ({ db }: Pick<TestShop, 'db'>) =>
  sql`update job set run_at = now() where task like 'push%' and run_at is not null`.execute(db)

/** The push messages that are not sent yet. */
export const waitingPushes = async ({ db }: Pick<TestShop, 'db'>, user_id?: string) =>
  (
    await sql<{ user_id: string; priority: number }>`select user_id, priority from job
      where task like 'push%' and user_id = coalesce(${user_id ?? null}, user_id)
        and (expires_at > now() or task = 'push') order by priority, job_id`.execute(db)
  ).rows

type NewNotice = Omit<Parameters<typeof notify>[1], 'user_id'>
export const notifyShopper = ({ db }: Pick<TestShop, 'db'>, { user_id }: TestShopper, notice: NewNotice) =>
  transaction(db, (tx) => notify(tx, { user_id, ...notice }))

const NOTICE = { kind: 'balance_corrected', ref_id: '1', details: { amount: '$1.00', reason: 'a gift' } } as const

/** Sends any notice to a shopper, counts the messages that wait, and deletes all messages and subscriptions. */
export const pushesOf = (shop: TestShop) => ({
  push: (shopper: TestShopper) => notifyShopper(shop, shopper, NOTICE),
  waiting: async ({ user_id }: TestShopper) => (await waitingPushes(shop, user_id)).length,
  forget: async () => {
    await sql`delete from job where task like 'push%'`.execute(shop.db)
    await sql`delete from push_subscription`.execute(shop.db)
  },
})
