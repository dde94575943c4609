import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const MODULE = join(import.meta.dirname, '../../scripts/embedded-postgres/embedded-postgres.ts')

/** Starts the database of a folder, prints its address, and releases it when standard input ends. */
const PROGRAM = `
  const { startEmbeddedPostgres } = await import(${JSON.stringify(MODULE)})
  const { pid, host, was_running, folder, stop } = await startEmbeddedPostgres(process.argv[1])
  console.log(JSON.stringify({ pid, host, was_running, folder }))
  process.stdin.resume().on('end', () => stop().then(() => process.exit()))
`

type Started = { pid: number; host: string; was_running: boolean; folder: string }

/** Starts a process that uses the embedded PostgreSQL of `folder`, optionally as another user. */
export async function startInProcess(folder: string, user: { uid?: number; gid?: number } = {}) {
  const args = ['--input-type=module', '--eval', PROGRAM, folder]
  const child: ChildProcess = spawn(process.execPath, args, { ...user, cwd: '/', stdio: ['pipe', 'pipe', 'pipe'] })
  let errors = ''
  child.stderr?.on('data', (bytes) => {
    errors += bytes
  })
  const exited = once(child, 'exit')
  const output = await Promise.race([once(child.stdout ?? child, 'data'), exited.then(() => undefined)])
  if (!output) throw new Error(`it did not start: ${errors}`)
  const started: Started = JSON.parse(String(output[0]))
  return {
    started,
    leave: async () => {
      child.stdin?.end()
      await exited
    },
    kill: async () => {
      child.kill('SIGKILL')
      await exited
    },
  }
}
