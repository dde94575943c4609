// This file is plain JavaScript, because ensure.mjs imports it before TypeScript can run.
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Maximum age of a lock (a folder) without its owner's name. An owner writes its name immediately after creating the
 * lock.
 */
const NAMELESS_MS = 5000
const RETRY_MS = 200

const sleep = (/** @type {number} */ ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

/**
 * The start time of a process, which distinguishes the process from others with the same pid. Undefined if the process
 * has ended. A zombie counts as ended, although it still answers kill(0).
 */
function identityOf(/** @type {number} */ pid) {
  try {
    if (process.platform !== 'linux') return process.kill(pid, 0) ? `${pid}` : undefined
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? undefined : `${pid} ${fields[19]}`
  } catch (error) {
    return error.code === 'EPERM' ? `${pid}` : undefined
  }
}

function isHeld(/** @type {string} */ folder) {
  const made = statSync(folder, { throwIfNoEntry: false })
  if (!made) return false
  try {
    const owner = readFileSync(join(folder, 'owner'), 'utf8')
    return identityOf(Number.parseInt(owner, 10)) === owner
  } catch {
    return Date.now() - made.mtimeMs < NAMELESS_MS
  }
}

/**
 * Waits until this process holds the lock, which is a folder. The lock of a process that has ended is taken over.
 * @param {string} folder
 * @returns {() => void} releases the lock
 */
export function takeLock(folder) {
  for (;;) {
    try {
      mkdirSync(folder)
      writeFileSync(join(folder, 'owner'), identityOf(process.pid) ?? '')
      return () => rmSync(folder, { recursive: true, force: true })
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      if (isHeld(folder)) sleep(RETRY_MS)
      else rmSync(folder, { recursive: true, force: true })
    }
  }
}
