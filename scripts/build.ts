// Builds the storefront (for browser and server, with compressed assets) and the console. Skipped while none of the
// inputs has changed.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { buildConsoleIfStale } from './build-console.ts'
import { compressUnder, filesUnder, hashOf, printStep, vite } from './build-steps.ts'
import { lastDifferentBuild, outdatedFiles } from './outdated-files.ts'
import { takeLock } from './process-lock.mjs'

const ROOT = join(import.meta.dirname, '..')
const STOREFRONT = join(ROOT, 'storefront')
const DIST = join(STOREFRONT, 'dist')
const STAMP = join(DIST, '.built')
const ASSETS = join(DIST, 'client/assets')
/** The file names of a build, as written by worker-build.ts. */
const BUILT = join(DIST, 'assets.json')
const LAST_BUILT = join(DIST, 'last-assets.json')
const INPUTS = [
  'package-lock.json',
  'contract/src',
  'front/src',
  'storefront/src',
  'storefront/public',
  'storefront/build-manifest.ts',
  'storefront/route-records.ts',
  'storefront/short-classes.ts',
  'storefront/split-messages.ts',
  'storefront/worker-build.ts',
  'storefront/vite.config.ts',
  'storefront/lingui.config.ts',
]

async function build(): Promise<void> {
  rmSync(STAMP, { force: true })
  // Waits for both builds even if one fails, because a build that is still running would write into the files of the
  // next one.
  const before = namesIn(BUILT)
  clearOutsideAssets()
  const outcomes = await Promise.allSettled([vite('storefront'), vite('storefront', '--ssr', 'src/entry-server.tsx')])
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
  await compressUnder(join(DIST, 'client'))
  dropOldAssets(before)
}

/** Deletes everything except files with a hash in their name: the build creates the others again. */
function clearOutsideAssets(): void {
  const client = join(DIST, 'client')
  if (!existsSync(client)) return
  for (const name of readdirSync(client)) if (name !== 'assets') rmSync(join(client, name), { recursive: true })
}

const namesIn = (file: string): string[] => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [])

/** Deletes old assets, but keeps the files of the previous build, which open pages may still request. */
function dropOldAssets(before: string[]): void {
  const now = namesIn(BUILT)
  const last = lastDifferentBuild({ before, last: namesIn(LAST_BUILT), now })
  writeFileSync(LAST_BUILT, JSON.stringify(last))
  const present = filesUnder(ASSETS).map((file) => relative(join(DIST, 'client'), file))
  for (const name of outdatedFiles(present, [...now, ...last])) rmSync(join(DIST, 'client', name))
}

async function buildStorefrontIfStale(): Promise<void> {
  mkdirSync(DIST, { recursive: true })
  const releaseLock = takeLock(join(STOREFRONT, 'dist/.building'))
  try {
    const hash = hashOf(INPUTS)
    if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return
    await printStep('Building the shop', build)
    writeFileSync(STAMP, hash)
  } finally {
    releaseLock()
  }
}

/**
 * Builds what is outdated. If two builds start at the same time, the second waits for the first and then finds nothing
 * to do.
 */
export async function buildIfStale(): Promise<void> {
  await buildStorefrontIfStale()
  await buildConsoleIfStale()
}

if (import.meta.main) {
  await buildIfStale().catch((error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  })
}
