import { spawn, spawnSync } from 'node:child_process'
import { chownSync, readFileSync, statSync } from 'node:fs'

/** The user that runs PostgreSQL. Empty means the user of this process. */
export type SystemUser = { uid: number; gid: number } | Record<never, never>

// Environment of PostgreSQL. It excludes PGDATA, PGPORT, LC_ALL and similar variables, because the environment of this
// process must not change the database.
const ENVIRONMENT = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC', HOME: '/' }

/** libfaketime's variables (see scripts/test-dates.ts): the clocks of the database and of the server must be equal. */
const CLOCK = /^(?:LD_PRELOAD|(?:DONT_)?FAKE\w*|NO_FAKE\w*)$/
const clockOf = (env: NodeJS.ProcessEnv) =>
  env.FAKETIME ? Object.fromEntries(Object.entries(env).filter(([name]) => CLOCK.test(name))) : {}

const passwd = () =>
  readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
const ownerOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.uid

/**
 * PostgreSQL refuses to run as root. If this process runs as root, PostgreSQL runs as the first of these users that
 * exists: the owner of the data, the caller of sudo, the owner of the checkout, `postgres`, `nobody`. No user is
 * created.
 */
export function ordinaryUser(data_folder: string): SystemUser {
  if (process.getuid?.() !== 0) return {}
  const users = passwd().map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
  const uids = [ownerOf(data_folder), Number(process.env.SUDO_UID ?? 0), ownerOf(import.meta.dirname)]
  // initdb looks up its user, so the user must have an entry in /etc/passwd.
  const byNumber = uids.filter((uid) => uid).map((uid) => users.find((user) => user.uid === uid))
  const byName = ['postgres', 'nobody'].map((name) => users.find((user) => user.name === name))
  const user = [...byNumber, ...byName].find((user) => user !== undefined)
  if (!user) throw new Error('PostgreSQL refuses to run as root, and this machine has no other user. Set DATABASE_URL.')
  return { uid: user.uid, gid: user.gid }
}

/**
 * If root has started PostgreSQL, the data belongs to another user: only that user and root can open the data again.
 */
export function assertMayOpen(cluster: string): void {
  const [me, owner] = [process.getuid?.(), ownerOf(cluster)]
  if (me === 0 || owner === undefined || owner === me) return
  throw new Error(
    `${cluster} belongs to user ${owner}: start as that user or as root, or set SAMPAN_DATA to another folder`,
  )
}

/** initdb needs the name of its user. In a container that was started with only a user id, the user has no name. */
export function assertHasName(user: SystemUser): void {
  const uid = 'uid' in user ? user.uid : process.getuid?.()
  if (process.platform !== 'linux' || passwd().some((line) => Number(line[2]) === uid)) return
  throw new Error(`user ${uid} has no entry in /etc/passwd, which PostgreSQL requires. Add one, or set DATABASE_URL.`)
}

export function changeOwner(user: SystemUser, path: string): void {
  if ('uid' in user) chownSync(path, user.uid, user.gid)
}

export function canAccess(user: SystemUser, path: string): boolean {
  return spawnSync('/usr/bin/test', ['-x', path], { ...user, cwd: '/' }).status === 0
}

/** Runs a program as `user` until it ends, and returns its output with its exit code. */
export function runAs(
  user: SystemUser,
  program: string,
  args: string[],
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const env = { ...ENVIRONMENT, ...clockOf(process.env) }
    const child = spawn(program, args, { ...user, cwd: '/', env, stdio: ['ignore', 'ignore', 'pipe'] })
    let output = ''
    child.stderr.on('data', (bytes) => (output += bytes))
    child.on('error', (error) => resolve({ code: null, output: String(error) }))
    // Listens to 'exit' and not to 'close', because the server that pg_ctl starts keeps the pipe open. Waits a moment
    // for the last output of a failure.
    child.on('exit', (code) => {
      setTimeout(
        () => {
          child.stderr.destroy()
          resolve({ code, output })
        },
        code === 0 ? 0 : 100,
      )
    })
  })
}
