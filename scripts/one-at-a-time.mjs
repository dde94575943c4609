// Plain JavaScript: ensure.mjs needs it before TypeScript can run.
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** How long a lock may be without the number of its owner, who writes it right after making the folder. */
const NAMELESS_MS = 5000
const AGAIN_MS = 200

const sleep = (/** @type {number} */ ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

function isHeld(/** @type {string} */ folder) {
  const made = statSync(folder, { throwIfNoEntry: false })
  if (!made) return false
  try {
    return process.kill(Number(readFileSync(join(folder, 'pid'), 'utf8')), 0)
  } catch (error) {
    if (error.code === 'EPERM') return true
    return error.code === 'ENOENT' && Date.now() - made.mtimeMs < NAMELESS_MS
  }
}

/**
 * Waits until this process alone holds the lock, which is a folder; that of a process which died is taken over.
 * @param {string} folder
 * @returns {() => void} gives the lock back
 */
export function takeLock(folder) {
  for (;;) {
    try {
      mkdirSync(folder)
      writeFileSync(join(folder, 'pid'), String(process.pid))
      return () => rmSync(folder, { recursive: true, force: true })
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      if (isHeld(folder)) sleep(AGAIN_MS)
      else rmSync(folder, { recursive: true, force: true })
    }
  }
}
