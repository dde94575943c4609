import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { takeLock } from './process-lock.mjs'

let lock: string
beforeEach(() => {
  lock = join(mkdtempSync(join(tmpdir(), 'sampan-lock-')), 'lock')
})
afterEach(() => rmSync(join(lock, '..'), { recursive: true, force: true }))

const MODULE = JSON.stringify(join(import.meta.dirname, 'process-lock.mjs'))

/** Another process that takes the lock, reports it, and holds it until it is stopped or killed. */
async function otherOwner() {
  const program = `import { takeLock } from ${MODULE}
    const releaseLock = takeLock(process.argv[1])
    console.log('taken')
    process.stdin.resume().on('end', releaseLock)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program, lock])
  await once(child.stdout, 'data')
  return child
}

test('taking a lock waits while another process holds the lock', async () => {
  const other = await otherOwner()
  // takeLock blocks this thread, so a third process must end the other one.
  spawn('/bin/sh', ['-c', `sleep 0.5; kill -9 ${other.pid}`])
  const before = Date.now()
  const releaseLock = takeLock(lock)
  expect(Date.now() - before).toBeGreaterThan(300)
  releaseLock()
  expect(existsSync(lock)).toBe(false)
})

test.each([
  ['of a process that has ended', '4194304 1'],
  ['whose pid was reused by another process', `${process.pid} 1`],
])('a lock %s is taken over', (_name, owner) => {
  mkdirSync(lock)
  writeFileSync(join(lock, 'owner'), owner)
  takeLock(lock)()
})
