// Builds the console (the operator's desk). Skipped while none of its inputs has changed.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressUnder, hashOf, printStep, vite } from './build-steps.ts'
import { takeLock } from './process-lock.mjs'

const ROOM = join(import.meta.dirname, '../console')
const DIST = join(ROOM, 'dist')
const SITE = join(DIST, 'site')
const STAMP = join(DIST, '.built')
const INPUTS = [
  'package-lock.json',
  'contract/src',
  'front/src',
  'console/src',
  'console/index.html',
  'console/vite.config.ts',
  'console/lingui.config.ts',
]

/**
 * Builds the console if it is outdated. If two builds start at the same time, the second waits for the first and then
 * finds nothing to do.
 */
export async function buildConsoleIfStale(): Promise<void> {
  mkdirSync(DIST, { recursive: true })
  const releaseLock = takeLock(join(DIST, '.building'))
  try {
    const hash = hashOf(INPUTS)
    if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return
    rmSync(STAMP, { force: true })
    await printStep('Building the desk', async () => {
      await vite('console')
      await compressUnder(SITE)
    })
    writeFileSync(STAMP, hash)
  } finally {
    releaseLock()
  }
}
