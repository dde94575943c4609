// npm run test:postgres -- 15 [files…]: runs the server's tests on another PostgreSQL: a major version installed by
// Debian, a folder with its programs (initdb, pg_ctl, postgres), or the URL of a server whose user may create
// databases.
import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { changeOwner, ordinaryUser, runAs } from './embedded-postgres/embedded-user.ts'

const ROOT = join(import.meta.dirname, '..')
/** Tests that are not run here, because they use the embedded PostgreSQL in any case. */
const EMBEDDED = ['**/replicas.slow.test.ts', '**/serve-shop.slow.test.ts', 'demo/**', 'contract/**', 'scripts/**']
/** Settings for fast tests. Durability is disabled, because data loss in a crash does no harm in tests. */
const FAST = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'max_connections=200',
  'jit=off',
  'timezone=UTC',
]

function programsIn(version: string): string {
  const folders = /^\d+$/.test(version) ? [`/usr/lib/postgresql/${version}/bin`] : [version, join(version, 'bin')]
  const programs = folders.find((folder) => existsSync(join(folder, 'initdb')))
  if (!programs)
    throw new Error(`no PostgreSQL in ${folders.join(' or ')} (Debian: apt-get install postgresql-${version})`)
  return programs
}

/** A temporary cluster for this run, on a Unix socket. */
async function startCluster(programs: string) {
  const folder = mkdtempSync(join(tmpdir(), 'sampan-other-postgres-'))
  chmodSync(folder, 0o755)
  const user = ordinaryUser(folder)
  const [cluster, sockets] = [join(folder, 'pg'), join(folder, 'run')]
  for (const subfolder of [cluster, sockets]) {
    mkdirSync(subfolder, { mode: 0o700 })
    changeOwner(user, subfolder)
  }
  const run = async (program: string, ...args: string[]) => {
    const { code, output } = await runAs(user, join(programs, program), args)
    if (code !== 0) throw new Error(`${program} failed: ${output}`)
  }
  const stop = async () => {
    await run('pg_ctl', 'stop', '-m', 'fast', '-w', '-s', '-D', cluster).catch(() => {})
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await run('initdb', '-D', cluster, '-U', 'sampan', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8')
    const options = [...FAST, 'listen_addresses=', `unix_socket_directories=${sockets}`].map((one) => `-c ${one}`)
    await run('pg_ctl', 'start', '-w', '-s', '-D', cluster, '-l', join(cluster, 'log'), '-o', options.join(' '))
  } catch (error) {
    await stop()
    throw error
  }
  return { url: `postgres://sampan@/postgres?host=${sockets}`, stop }
}

function runTests(url: string, files: string[]): Promise<number> {
  const exclude = EMBEDDED.flatMap((pattern) => ['--exclude', pattern])
  const args = ['run', '--project', 'server', '--reporter=dot', ...exclude, ...files]
  const env = { ...process.env, SAMPAN_TEST_DATABASE: url }
  const tests = spawn(join(ROOT, 'node_modules/.bin/vitest'), args, { cwd: ROOT, env, stdio: 'inherit' })
  return new Promise((resolve, fail) => {
    tests.on('error', fail)
    tests.on('exit', (code) => resolve(code ?? 1))
  })
}

const [version, ...files] = process.argv.slice(2)
if (!version) throw new Error('which PostgreSQL? A major version (15), a folder with its programs, or a URL')
const givenServer = /^postgres(?:ql)?:/.test(version) ? { url: version, stop: async () => {} } : undefined
const server = givenServer ?? (await startCluster(programsIn(version)))
// Ctrl-C also reaches the tests: they end first, then the cluster is stopped.
process.on('SIGINT', () => {})
try {
  process.exitCode = await runTests(server.url, files)
} finally {
  await server.stop()
}
