import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clientOver } from '@sampan/contract/client'
import { type Language, sessionHeaders } from '@sampan/contract/rules'
import { DATABASE_USER } from '../scripts/embedded-postgres/embedded-cluster.ts'
import { PORT as DATABASE_PORT, prepare } from '../scripts/embedded-postgres/embedded-installation.ts'
import { type Db, openDatabase } from '../server/src/db/database.ts'
import { freePort } from '../server/src/start/free-port.ts'

const ROOT = join(import.meta.dirname, '..')
/**
 * Names a data folder that contains the demo. Each shop copies this folder, because filling a folder takes fifteen
 * seconds. See filled-data.ts.
 */
const FILLED = 'SAMPAN_FILLED_DATA'
/**
 * Options of Node.js, equal to those in package.json. V8's young generation has 48 MB by default, which brings no
 * measurable speed here. V8 also lets the heap double between two full collections; with 40 % the peak memory of reads
 * is a fifth lower, at the same processor time.
 */
const NODE_OPTIONS = ['--max-semi-space-size=8', '--heap-growing-percent=40']
/**
 * Equal to the settings in package.json: malloc returns freed buffers of 32 KB and more to the system immediately. With
 * an arena for each thread, small buffers of the threads that scale pictures would stay allocated.
 */
const MALLOC = { MALLOC_MMAP_THRESHOLD_: '32768', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_ARENA_MAX: '2' }
/** The compile cache, which stores code after type stripping. It is the same folder as in package.json. */
const COMPILED = join(ROOT, 'node_modules/.cache/node')
const READY_MS = 170_000
const POLL_MS = 100

/** A shop for tests: the built product on a free port, with its own data folder and its own PostgreSQL. */
export type OpenShop = {
  url: string
  data_folder: string
  /** The server's process id, which changes with `killAndReopen`. */
  pid: () => number | undefined
  /** Kills the server (not its PostgreSQL) as a power failure would, and starts it again on the same data. */
  killAndReopen: () => Promise<void>
  /** Runs the function while the server is stopped. */
  away: (meanwhile: () => Promise<void>) => Promise<void>
  /** Makes a client that calls the API with a token, in a language. */
  call: (token?: string, language?: Language) => ReturnType<typeof clientOver>
  /** The shop's database, with which tests change times and stock. */
  database: () => Db
  close: () => Promise<void>
}

/** Parts of the demo that run only if asked for: its chain, and its payment service provider. */
export type DemoParts = { has_chain?: boolean; has_payments?: boolean }
type Start = { is_sized?: boolean } & DemoParts

async function startServer(
  port: number,
  data_folder: string,
  { is_sized = false, has_chain = false, has_payments = false }: Start = {},
): Promise<ChildProcess> {
  const env = {
    ...process.env,
    SAMPAN_TEST_CHAIN: has_chain ? 'on' : 'off',
    SAMPAN_TEST_PAYMENTS: has_payments ? 'on' : 'off',
    PORT: String(port),
    SAMPAN_DATA: data_folder,
    SAMPAN_LIMITS: 'off',
    // Lets profiles of shopping agents be on this machine.
    AGENT_LOOPBACK: 'on',
    // Limits the memory, because tests run several shops in parallel. Each shop has little data.
    ...(!is_sized && { DATABASE_MEMORY_MB: '512' }),
    LOG_LEVEL: 'error',
    ...MALLOC,
    NODE_COMPILE_CACHE: COMPILED,
    NODE_ENV: '',
  }
  const server = spawn(
    process.execPath,
    [...NODE_OPTIONS, '--import', join(ROOT, 'scripts/embedded-postgres/provide.ts'), join(ROOT, 'demo/start.ts')],
    {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  await untilReady(server, port)
  return server
}

export async function untilReady(server: ChildProcess, port: number): Promise<void> {
  let output = ''
  server.stdout?.on('data', (text) => (output += text))
  server.stderr?.on('data', (text) => (output += text))
  const deadline = Date.now() + READY_MS
  for (;;) {
    if (server.exitCode !== null) throw new Error(`the server exited before it was ready:\n${output}`)
    const ready = await fetch(`http://localhost:${port}/readyz`).then(
      (reply) => reply.ok,
      () => false,
    )
    if (ready) return
    if (Date.now() > deadline) {
      server.kill('SIGTERM')
      throw new Error(`the shop was not ready in time:\n${output}`)
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}

const exitOf = (server: ChildProcess) =>
  server.exitCode !== null || server.signalCode !== null
    ? Promise.resolve()
    : new Promise<void>((resolve) => server.once('exit', () => resolve()))

function openDatabaseOf(data_folder: string): Db {
  const host = prepare(data_folder).socket_folder
  return openDatabase({ host, port: DATABASE_PORT, user: DATABASE_USER, database: 'postgres', max: 2 })
}

/** Makes a new data folder. If there is a filled folder, the new folder is a copy of it. */
function aDataFolder(): string {
  const data_folder = mkdtempSync(join(tmpdir(), 'sampan-e2e-'))
  const filled = process.env[FILLED]
  // `-a` preserves file owners, because PostgreSQL's files belong to an unprivileged user even when root starts
  // PostgreSQL.
  if (filled) execFileSync('cp', ['-a', `${filled}/.`, data_folder])
  // Gives the unprivileged user access to the folder. Without access, the data would be stored in another folder.
  chmodSync(data_folder, 0o755)
  return data_folder
}

/**
 * Fills a data folder for all shops that are opened later.
 * @returns a function that deletes the folder.
 */
export async function fillData(): Promise<() => void> {
  const data_folder = aDataFolder()
  const remove = () => rmSync(data_folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  try {
    const server = await startServer(await freePort(), data_folder)
    server.kill('SIGTERM')
    await exitOf(server)
  } catch (error) {
    remove()
    throw error
  }
  process.env[FILLED] = data_folder
  return remove
}

/**
 * Opens a shop with a temporary data folder, or with `kept_folder`. The data in `kept_folder` remain after closing, and
 * its PostgreSQL is sized to the computer as in production.
 * @param parts parts of the demo that run
 */
export async function openShop(kept_folder?: string, parts: DemoParts = {}): Promise<OpenShop> {
  const data_folder = kept_folder ?? aDataFolder()
  const start: Start = { is_sized: kept_folder !== undefined, ...parts }
  const port = await freePort()
  const url = `http://localhost:${port}`
  let server = await startServer(port, data_folder, start)
  let database: Db | undefined
  const away: OpenShop['away'] = async (meanwhile) => {
    server.kill('SIGKILL')
    await exitOf(server)
    try {
      await meanwhile()
    } finally {
      server = await startServer(port, data_folder, start)
    }
  }
  return {
    url,
    data_folder,
    pid: () => server.pid,
    call: (token, language = 'en') => clientOver((request) => send(url, request, token, language)),
    database: () => {
      database ??= openDatabaseOf(data_folder)
      return database
    },
    killAndReopen: () => away(async () => {}),
    away,
    close: async () => {
      await database?.destroy()
      server.kill('SIGTERM')
      await exitOf(server)
      if (!kept_folder) rmSync(data_folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}

type Request = Parameters<Parameters<typeof clientOver>[0]>[0]

async function send(
  url: string,
  { method, url: path, body, key }: Request,
  token: string | undefined,
  language: Language,
): Promise<unknown> {
  const reply = await fetch(url + path, {
    method,
    headers: {
      'accept-language': language,
      ...sessionHeaders(path, token),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(key && { 'idempotency-key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const envelope = (await reply.json()) as { code: number; msg: string; data: unknown; reason?: string } // the API's envelope
  if (envelope.code !== 1) throw Object.assign(new Error(`${path}: ${envelope.msg}`), envelope)
  return envelope.data
}
