import { spawn, spawnSync } from 'node:child_process'
import { chownSync, readFileSync, statSync } from 'node:fs'

/** The user that runs PostgreSQL. Empty means the user of this process. */
export type SystemUser = { uid: number; gid: number } | Record<never, never>

// Excludes PGDATA, PGPORT, LC_ALL and similar: this process's environment must not change the database.
const ENVIRONMENT = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC', HOME: '/' }

const passwd = () =>
  readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
const ownerOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.uid

/**
 * PostgreSQL refuses to run as root. It then runs as the first existing one of: the owner of the data, the caller of
 * sudo, the owner of the checkout, `postgres`, `nobody`. No user is created.
 */
export function ordinaryUser(data_folder: string): SystemUser {
  if (process.getuid?.() !== 0) return {}
  const known = passwd().map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
  const wanted = [ownerOf(data_folder), Number(process.env.SUDO_UID ?? 0), ownerOf(import.meta.dirname)]
  // initdb looks up its user, so the user must have an entry in /etc/passwd.
  const byNumber = wanted.filter((uid) => uid).map((uid) => known.find((user) => user.uid === uid))
  const byName = ['postgres', 'nobody'].map((name) => known.find((user) => user.name === name))
  const found = [...byNumber, ...byName].find((user) => user !== undefined)
  if (!found)
    throw new Error('PostgreSQL refuses to run as root, and this machine has no other user. Set DATABASE_URL.')
  return { uid: found.uid, gid: found.gid }
}

/** Data created by a start as root belongs to another user; only that user and root can open it again. */
export function assertMayOpen(cluster: string): void {
  const [me, owner] = [process.getuid?.(), ownerOf(cluster)]
  if (me === 0 || owner === undefined || owner === me) return
  throw new Error(
    `${cluster} belongs to user ${owner}: start as that user or as root, or set SAMPAN_DATA to another folder`,
  )
}

/** initdb needs the name of its user; a container started with only a user id has none. */
export function assertHasName(user: SystemUser): void {
  const uid = 'uid' in user ? user.uid : process.getuid?.()
  if (process.platform !== 'linux' || passwd().some((line) => Number(line[2]) === uid)) return
  throw new Error(`user ${uid} has no entry in /etc/passwd, which PostgreSQL requires. Add one, or set DATABASE_URL.`)
}

export function giveTo(user: SystemUser, path: string): void {
  if ('uid' in user) chownSync(path, user.uid, user.gid)
}

export function canReach(user: SystemUser, path: string): boolean {
  return spawnSync('/usr/bin/test', ['-x', path], { ...user, cwd: '/' }).status === 0
}

/** Runs a program as `user` until it ends, and returns its output with its exit code. */
export function runAs(
  user: SystemUser,
  program: string,
  args: string[],
): Promise<{ code: number | null; output: string }> {
  return new Promise((done) => {
    const child = spawn(program, args, { ...user, cwd: '/', env: ENVIRONMENT, stdio: ['ignore', 'ignore', 'pipe'] })
    let output = ''
    child.stderr.on('data', (bytes) => (output += bytes))
    child.on('error', (error) => done({ code: null, output: String(error) }))
    // Not 'close', because the server started by pg_ctl keeps the pipe open. Waits a moment for the last output of a
    // failure.
    child.on('exit', (code) => {
      setTimeout(
        () => {
          child.stderr.destroy()
          done({ code, output })
        },
        code === 0 ? 0 : 100,
      )
    })
  })
}
