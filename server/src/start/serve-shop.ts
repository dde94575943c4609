import { setTimeout as wait } from 'node:timers/promises'
import closeWithGrace from 'close-with-grace'
import type { FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import { buildApp } from '../app.ts'
import { type Config, readConfig, refuseFaults } from '../config.ts'
import type { Context, TestTokens } from '../context.ts'
import type { DatabaseAddress } from '../db/database.ts'
import { HealthConnection } from '../db/health-connection.ts'
import { openNotifications } from '../db/notifications.ts'
import { openReplicas } from '../db/replica/replicas.ts'
import { refuseUnsafe } from '../deployment/production-checks.ts'
import { announceWorkToOthers } from '../event/start-work.ts'
import { reportListings } from '../features/catalogue/listing/listing-gauges.ts'
import { makeAllListings } from '../features/catalogue/listing/listing-worker.ts'
import type { ShopWords } from '../features/catalogue/search/meaning/term.ts'
import { watchWords } from '../features/catalogue/search/meaning/watch-words.ts'
import { MissedSearches } from '../features/catalogue/search/synonym/missed-searches.ts'
import { takeKeysFromEnvironment } from '../features/wallet/card/environment-provider.ts'
import { isLoopback } from '../http/client-address/loopback.ts'
import { openLog } from '../log.ts'
import { mailQueue } from '../mail/mail-queue-service.ts'
import { openMailer, outboxIn, PATIENT } from '../mail/mailer.ts'
import { reportQueues } from '../metrics/queue-gauges.ts'
import { openReplyCache } from '../reply-cache/reply-cache.ts'
import { readKeys } from '../security/keys.ts'
import { alreadyOpenMessage, openMessage, urlOf, writeServerFile } from './announcement.ts'
import { healthApp } from './health-app.ts'
import { openShopDatabase } from './open-database.ts'
import { AlreadyServed } from './own-database.ts'
import { startJobWorkers, startWebWorkers } from './workers.ts'

/** How long running requests and background work may continue when the server closes. */
const LAST_REQUESTS_MS = 3000
/**
 * Time limit of closing. It is longer than LAST_REQUESTS_MS, because closing waits for a shop that is still opening for
 * the first time: filling it with the demo takes more than 30 seconds on a busy machine.
 */
const CLOSING_MS = 180_000

/**
 * Node.js allocates buffers smaller than half of this from a shared block. With its default of 64 KB, one cached reply
 * of 20 KB keeps a whole block in memory, together with unused buffers: 65 MB for 24 MB of cached replies.
 */
const BUFFER_POOL_BYTES = 8 * 1024

/** Functions that close the opened resources, in the order of opening. They are called in reverse order. */
const opened: (() => unknown)[] = []

async function closeAll(): Promise<void> {
  for (const close of opened.splice(0).reverse()) await close()
}

const say = (...lines: string[]) => process.stdout.write(`${lines.join('\n')}\n`)

/** Stops accepting connections immediately, and waits for running requests. */
async function closeApp(app: FastifyInstance): Promise<void> {
  // Event streams never end by themselves, so their connections are closed.
  const timer = setTimeout(() => app.server.closeAllConnections(), LAST_REQUESTS_MS)
  await app.close()
  clearTimeout(timer)
}

/**
 * Waits for background work as long as for a request. Work that is still running then loses its connection, and
 * PostgreSQL rolls it back.
 */
const soon = (stopped: Promise<void>) => Promise.race([stopped, wait(LAST_REQUESTS_MS, undefined, { ref: false })])

/** Fills an empty shop at its first start. Returns lines to print for the shopkeeper. */
export type Filling = {
  fill: (context: Context) => Promise<string[]>
  /** Folder with catalogue pictures outside of the data folder. */
  picture_folder: string
  test_tokens?: TestTokens
}

async function fillOrRefuse(context: Context, filling: Filling | undefined): Promise<string[]> {
  if (!context.config.production) return (await filling?.fill(context)) ?? []
  await refuseUnsafe(context.db)
  return []
}

function replicasOf(config: Config, address: DatabaseAddress, metrics: Registry) {
  const { database_read_urls: urls } = config
  if (urls.length === 0) return undefined
  const log = openLog(config, 'replicas')
  const tell = (replica: number, is_read: boolean) => {
    if (is_read) log.info({ replica }, 'a replica is read again')
    else log.warn({ replica }, 'a replica is lost or more than a second behind: the primary is read')
  }
  return openReplicas(address, urls, tell, metrics)
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  await app.listen({ host, port }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    throw new Error(`Port ${port} is taken by another program. Choose another one: PORT=${port + 1}`)
  })
  const address = app.server.address()
  return urlOf(host, typeof address === 'object' && address ? address.port : port)
}

async function open(filling: Filling | undefined): Promise<void> {
  refuseFaults(process.env)
  const config = readConfig(process.env)
  const keys = readKeys(process.env, config.data_folder, config.production)
  const { db, address, folder, close, pool } = await openShopDatabase(config)
  opened.push(close)
  const notifications_log = openLog(config, 'notifications')
  const notifications = await openNotifications(address, undefined, (err) =>
    notifications_log.error({ err }, 'a notification listener failed'),
  )
  opened.push(() => notifications.close())
  const health = new HealthConnection(address)
  opened.push(() => health.close())
  const metrics = new Registry()
  const replicas = replicasOf(config, address, metrics)
  opened.push(() => replicas?.close())
  const patient = openMailer(config, PATIENT)
  const mails = mailQueue({ db, keys }, openMailer(config), { patient, metrics })
  const words: ShopWords = { dictionary: undefined }
  const context: Context & { words: ShopWords; missed_searches: MissedSearches } = {
    config,
    words,
    missed_searches: new MissedSearches(),
    health,
    replicas,
    db,
    keys,
    mailer: mails.mailer,
    notifications,
    replies: openReplyCache(),
    metrics,
    ...(filling && { picture_folder: filling.picture_folder }),
    ...(filling?.test_tokens && !config.production && { test_tokens: filling.test_tokens }),
  }
  await takeKeysFromEnvironment(context)
  const accounts = await fillOrRefuse(context, filling)
  const log = openLog(config, 'listings')
  await makeAllListings(db, (error) => log.error({ err: error }, 'updating a listing failed'))
  reportListings(context)
  reportQueues({ ...context, pool })
  const watched_words = watchWords(context, address)
  const app = config.role === 'jobs' ? healthApp(context) : await buildApp(context)
  await soon(watched_words.loaded)
  const workers = [
    watched_words,
    ...(config.role === 'jobs' ? [] : startWebWorkers(context)),
    ...(config.role === 'web' ? [] : startJobWorkers(context, { address, mails, patient })),
  ]
  if (config.role === 'web') announceWorkToOthers(context)
  // Everything stops at the same time: waiting for an audit first would let new requests in.
  opened.push(() => Promise.all([closeApp(app), ...workers.map((running) => soon(running.stop()))]))
  if (is_closing) return
  const url = await listen(app, config)
  if (folder) opened.push(writeServerFile(config.data_folder, url))
  const folders = [config.data_folder, ...(folder && folder !== config.data_folder ? [folder] : [])]
  const outbox = config.mail.smtp_url
    ? []
    : [`  mail      ${outboxIn(config.data_folder)}: without SMTP_URL nothing is sent`]
  say(openMessage(config.role, url), ...accounts, `  data      ${folders.join(', ')}`, ...outbox)
  if (!isLoopback(config.host))
    say(`  Anyone who reaches ${config.host} can use it, over plain HTTP: put a proxy with TLS in front.`)
  say('Ctrl-C closes it.')
}

const sentenceOf = (error: unknown) => {
  if (error instanceof AlreadyServed) return alreadyOpenMessage(readConfig(process.env).data_folder)
  return error instanceof Error ? error.message : String(error)
}

let opening: Promise<unknown> = Promise.resolve()

/** A signal to close has arrived, possibly while opening. */
let is_closing = false

/** This listener stays registered, because without any listener a signal would end the process immediately. */
const stay = () => {}

function closeOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stay)
  closeWithGrace({ delay: CLOSING_MS, skip: ['beforeExit'] }, async ({ err, signal }) => {
    // npm forwards Ctrl-C to a server that already got it from the terminal: the second signal must not interrupt
    // closing.
    if (signal) for (const heard of process.listeners(signal)) if (heard !== stay) process.removeListener(signal, heard)
    is_closing = true
    if (err) process.stderr.write(`${err.stack}\n`)
    // Waits for opening to finish; otherwise a resource that is just being opened would stay open.
    await opening.catch(() => {})
    await closeAll()
  })
}

/**
 * Opens the shop with the environment's settings, and closes it on a signal. @param filling fills an empty database,
 * for example with the demo. Ignored in production.
 */
export async function serveShop(filling?: Filling): Promise<void> {
  Buffer.poolSize = BUFFER_POOL_BYTES
  closeOnSignals()
  try {
    opening = open(filling)
    await opening
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n`)
    await closeAll()
    process.exit(1)
  }
}
