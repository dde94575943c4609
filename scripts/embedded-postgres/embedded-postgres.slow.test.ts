import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startInProcess } from '../../server/testing/embedded-process.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'

const NOBODY = 65_534
const isLinuxRoot = process.platform === 'linux' && process.getuid?.() === 0

const folders: string[] = []
const clusters: EmbeddedPostgres[] = []

function newFolder(...inside: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'sampan-db-'))
  chmodSync(folder, 0o755)
  folders.push(folder)
  return join(folder, ...inside)
}

/** A folder with a database that was used before; creating a new one takes a second. */
function usedFolder(): string {
  const folder = newFolder('data')
  spawnSync('cp', ['-a', folderInUse, folder])
  return folder
}

async function start(folder: string): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres(folder)
  clusters.push(postgres)
  return postgres
}

let folderInUse: string
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sampan-db-'))
  chmodSync(folder, 0o755)
  folderInUse = join(folder, 'data')
  const postgres = await startEmbeddedPostgres(folderInUse)
  await postgres.stop()
})
afterAll(() => rmSync(dirname(folderInUse), { recursive: true, force: true }))

afterEach(async () => {
  for (const postgres of clusters.splice(0)) await postgres.stop()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

async function ask({ host, port, user, database }: EmbeddedPostgres, text: string) {
  const client = new pg.Client({ host, port, user, database })
  await client.connect()
  try {
    const { rows } = await client.query(text)
    return rows
  } finally {
    await client.end()
  }
}

const isRunning = (pid: number) => existsSync(`/proc/${pid}/cwd`)
const pidFileOf = (folder: string) => join(folder, 'pg/postmaster.pid')

test("only the owner can read PostgreSQL's log, even if an older version created the log", async () => {
  const folder = usedFolder()
  const log_file = join(folder, 'postgres.log')
  const modeOf = () => statSync(log_file).mode & 0o777
  expect(modeOf()).toBe(0o600)
  chmodSync(log_file, 0o644)
  await start(folder)
  expect(modeOf()).toBe(0o600)
})

test('stored data survives a restart', async () => {
  const folder = newFolder()
  const first = await start(folder)
  expect(first.was_running).toBe(false)
  await ask(first, 'create table stored as select 7 as number')
  await first.stop()
  expect(existsSync(pidFileOf(folder))).toBe(false)
  const second = await start(folder)
  expect(second.was_running).toBe(false)
  expect(await ask(second, 'select number from stored')).toEqual([{ number: 7 }])
})

test('no setting that protects from data loss in a crash is disabled', async () => {
  const postgres = await start(usedFolder())
  const settings = ['fsync', 'full_page_writes', 'synchronous_commit'].map(
    (name) => `current_setting('${name}') as ${name}`,
  )
  const on = { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' }
  expect(await ask(postgres, `select ${settings.join()}`)).toEqual([on])
})

test('texts can be sorted in Chinese, Japanese, Korean and Thai', async () => {
  const postgres = await start(usedFolder())
  const sortWords = (words: string, collation: string) =>
    ask(postgres, `select array(select w from unnest('${words}'::text[]) w order by w collate "${collation}") as words`)
  expect(await sortWords('{เกา,กา,ขา}', 'th-x-icu')).toEqual([{ words: ['กา', 'เกา', 'ขา'] }])
  expect(await sortWords('{中,啊,北}', 'zh-x-icu')).toEqual([{ words: ['啊', '北', '中'] }])
  expect(await sortWords('{ん,ア,か}', 'ja-x-icu')).toEqual([{ words: ['ア', 'か', 'ん'] }])
  expect(await sortWords('{하,가,나}', 'ko-x-icu')).toEqual([{ words: ['가', '나', '하'] }])
})

test('the next start adopts the PostgreSQL of a killed server', async () => {
  const folder = usedFolder()
  const killed = await startInProcess(folder)
  await killed.kill()
  const next = await start(folder)
  expect(next).toMatchObject({ was_running: true, pid: killed.started.pid })
  expect(await next.claim()).toBe(true)
  await next.stop()
  expect(isRunning(next.pid)).toBe(false)
})

test('committed data survives a kill of PostgreSQL itself', async () => {
  const folder = usedFolder()
  const first = await start(folder)
  await ask(first, 'create table stored as select generate_series(1, 1000) as number')
  process.kill(first.pid, 'SIGKILL')
  const second = await start(folder)
  expect(second.pid).not.toBe(first.pid)
  expect(await ask(second, 'select count(*)::int as count from stored')).toEqual([{ count: 1000 }])
})

test('a stale pid file does not prevent a start, even if another process uses the pid', async () => {
  const folder = usedFolder()
  const first = await start(folder)
  const pid_file = readFileSync(pidFileOf(folder), 'utf8')
  await first.stop()
  writeFileSync(pidFileOf(folder), pid_file.replace(/^\d+/, String(process.pid)))
  expect((await start(folder)).was_running).toBe(false)
})

test.each([
  ['too long for a socket', 'a-very-long-name'.repeat(10)],
  ['with a space, a quote and a comma', "Nina's shop, new"],
])('a data folder %s is supported', async (_name, folder) => {
  const postgres = await start(newFolder(folder))
  folders.push(postgres.host)
  expect(await ask(postgres, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('servers that start concurrently share one PostgreSQL, and the last server to stop also stops PostgreSQL', async () => {
  const folder = usedFolder()
  const others = await Promise.all([startInProcess(folder), startInProcess(folder), startInProcess(folder)])
  expect(new Set(others.map((other) => other.started.pid)).size).toBe(1)
  const last = await start(folder)
  await Promise.all(others.map((other) => other.leave()))
  expect(await ask(last, 'select 1 as one')).toEqual([{ one: 1 }])
  await last.stop()
  expect(isRunning(last.pid)).toBe(false)
})

test('two concurrent first starts create one cluster', async () => {
  const folder = newFolder()
  const [one, other] = await Promise.all([startInProcess(folder), startInProcess(folder)])
  expect(one.started.pid).toBe(other.started.pid)
  await one.leave()
  expect(isRunning(other.started.pid)).toBe(true)
  await other.leave()
  expect(isRunning(other.started.pid)).toBe(false)
})

test('a second process cannot serve the same data', async () => {
  const folder = usedFolder()
  const [first, second] = [await start(folder), await start(folder)]
  expect(await first.claim()).toBe(true)
  expect(await second.claim()).toBe(false)
  await first.stop()
  expect(await second.claim()).toBe(true)
})

test.runIf(isLinuxRoot)('when started by root, PostgreSQL runs as another user', async () => {
  const postgres = await start(usedFolder())
  expect(statSync(`/proc/${postgres.pid}`).uid).not.toBe(0)
})

test.runIf(isLinuxRoot)('when started by root, PostgreSQL runs as the owner of the data', async () => {
  const folder = newFolder('data')
  mkdirSync(folder)
  chownSync(folder, NOBODY, NOBODY)
  const postgres = await start(folder)
  expect(statSync(`/proc/${postgres.pid}`).uid).toBe(NOBODY)
})

test.runIf(isLinuxRoot)('an ordinary user can start PostgreSQL, not only root', async () => {
  const folder = newFolder()
  chownSync(folder, NOBODY, NOBODY)
  const theirs = await startInProcess(folder, { uid: NOBODY, gid: NOBODY })
  expect(statSync(`/proc/${theirs.started.pid}`).uid).toBe(NOBODY)
  await theirs.leave()
})

test.runIf(isLinuxRoot)('if root created the data, an ordinary user gets an error with the owner', async () => {
  const folder = usedFolder()
  chmodSync(folder, 0o777)
  await expect(startInProcess(folder, { uid: NOBODY, gid: NOBODY })).rejects.toThrow('belongs to user')
})

test.runIf(isLinuxRoot)('the database is not in a data folder that only root can access', async () => {
  const folder = newFolder()
  chmodSync(folder, 0o700)
  const postgres = await start(join(folder, 'data'))
  folders.push(postgres.folder)
  expect(postgres.folder.startsWith(folder)).toBe(false)
  expect(await ask(postgres, 'select 1 as one')).toEqual([{ one: 1 }])
})
