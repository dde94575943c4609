import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import { type Installation, PORT, renameOrYield } from './embedded-installation.ts'
import { assertHasName, changeOwner, runAs } from './embedded-user.ts'

export type Settings = Readonly<Record<string, string>>

export const DATABASE_USER = 'sampan'

/**
 * Settings for a durable database on a single machine, without a network port. The database contains the ledger, so
 * fsync and full_page_writes stay on.
 */
const SETTINGS: Settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  port: String(PORT),
  cluster_name: 'sampan',
  max_connections: '60',
  shared_buffers: '128MB',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  wal_level: 'minimal',
  max_wal_senders: '0',
  // Parallel queries and io_uring are off, because containers often have a small /dev/shm and forbid io_uring.
  max_parallel_workers_per_gather: '0',
  io_method: 'sync',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
}

/**
 * Creates the cluster if it is missing. If two starts run at the same time, each creates a cluster, and the first to
 * finish renames its cluster into place.
 */
export async function createCluster({ user, programs, cluster }: Installation): Promise<void> {
  if (existsSync(join(cluster, 'PG_VERSION'))) return
  assertHasName(user)
  const unfinished = `${cluster}.${process.pid}`
  mkdirSync(unfinished, { mode: 0o700 })
  changeOwner(user, unfinished)
  // The builtin locale requires no system locale; displayed texts are sorted with named ICU collations.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const access = ['-U', DATABASE_USER, '--auth=trust', '--no-instructions']
  const { code, output } = await runAs(user, join(programs, 'initdb'), ['-D', unfinished, ...access, ...locale])
  if (code !== 0) {
    rmSync(unfinished, { recursive: true, force: true })
    throw new Error(`initdb failed: ${output}`)
  }
  renameOrYield(unfinished, cluster)
}

export type Postmaster = { pid: number; port: number; host: string; is_ready: boolean }

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Whether `pid` is the PostgreSQL process of this cluster. The pid in a stale pid file may have been reused by another
 * process, and a killed PostgreSQL may remain as a zombie, which still answers kill(0) but has no working directory.
 */
function isPostmaster(pid: number, cluster: string): boolean {
  if (!isAlive(pid)) return false
  if (process.platform !== 'linux') return true
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster)
  } catch {
    return false
  }
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/**
 * Removes both lock files if the cluster's PostgreSQL is not running. PostgreSQL itself keeps lock files whose pid
 * exists, even if the pid belongs to a zombie, or was reused by another process.
 */
function removeFalseLocks({ cluster, socket_folder }: Installation): void {
  rmSync(join(socket_folder, `.s.PGSQL.${PORT}.lock`), { force: true })
  rmSync(join(cluster, 'postmaster.pid'), { force: true })
}

/** The running PostgreSQL of this cluster, if any. */
export function findPostmaster(place: Installation): Postmaster | undefined {
  const [first, , , port, host, , , status] = readIfThere(join(place.cluster, 'postmaster.pid')).split('\n')
  const pid = Number(first)
  if (pid && isPostmaster(pid, place.cluster)) {
    return { pid, port: Number(port), host: host ?? '', is_ready: status?.trim() === 'ready' }
  }
  if (pid && isAlive(pid)) removeFalseLocks(place)
  return undefined
}

/**
 * Only PostgreSQL's user may read the log, because its statements may contain personal data. This also applies to a log
 * file that an older version created.
 */
function openLogFile(user: Installation['user'], log_file: string): void {
  const is_new = !existsSync(log_file)
  closeSync(openSync(log_file, 'a', 0o600))
  chmodSync(log_file, 0o600)
  if (is_new) changeOwner(user, log_file)
}

export async function startPostmaster(
  place: Installation,
  settings: Settings,
): Promise<{ has_started: boolean; output: string }> {
  const { user, programs, cluster, log_file, socket_folder } = place
  openLogFile(user, log_file)
  const all = { ...SETTINGS, unix_socket_directories: socket_folder, ...settings }
  const options = Object.entries(all).map(([name, value]) => `-c ${name}='${value}'`)
  const args = ['start', '-w', '-t', '50', '-s', '-D', cluster, '-l', log_file, '-o', options.join(' ')]
  const { code, output } = await runAs(user, join(programs, 'pg_ctl'), args)
  return { has_started: code === 0, output }
}

export async function stopPostmaster({ user, programs, cluster }: Installation): Promise<void> {
  await runAs(user, join(programs, 'pg_ctl'), ['stop', '-m', 'fast', '-w', '-s', '-D', cluster])
}
