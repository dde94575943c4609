// Builds the storefront, for the browser and for the server, and compresses what browsers load. Skipped while none of
// its inputs has changed.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { lastBuild, outdated } from './kept-assets.ts'
import { takeLock } from './one-at-a-time.mjs'

const ROOT = join(import.meta.dirname, '..')
const STOREFRONT = join(ROOT, 'storefront')
const DIST = join(STOREFRONT, 'dist')
const STAMP = join(DIST, '.built')
const ASSETS = join(DIST, 'client/assets')
/** The names of a build's files, as worker-build.ts writes them. */
const BUILT = join(DIST, 'assets.json')
const LAST_BUILT = join(DIST, 'last-assets.json')
const INPUTS = [
  'package-lock.json',
  'contract/src',
  'storefront/src',
  'storefront/public',
  'storefront/built-facts.ts',
  'storefront/route-records.ts',
  'storefront/short-classes.ts',
  'storefront/split-words.ts',
  'storefront/word-parts.ts',
  'storefront/worker-build.ts',
  'storefront/vite.config.ts',
  'storefront/lingui.config.ts',
]
const COMPRESSIBLE = new Set(['.js', '.css', '.svg', '.json', '.txt'])

function filesUnder(path: string): string[] {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  const entries = readdirSync(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

function hashOfInputs(): string {
  const hash = createHash('sha256')
  const files = INPUTS.flatMap((input) => filesUnder(join(ROOT, input))).filter((file) => !file.includes('.test.'))
  for (const file of files) hash.update(file.slice(ROOT.length)).update(readFileSync(file))
  return hash.digest('hex')
}

function vite(...args: string[]): Promise<void> {
  // A NODE_ENV=test or development in the environment must not put React's development build into the product.
  const env = { ...process.env, NODE_ENV: 'production' }
  const program = join(ROOT, 'node_modules/.bin/vite')
  const child = spawn(program, ['build', ...args, '--logLevel', 'warn'], { cwd: STOREFRONT, stdio: 'inherit', env })
  return new Promise((done, fail) => {
    child.on('error', fail)
    child.on('exit', (code) => (code === 0 ? done() : fail(new Error(`vite build ${args.join(' ')} failed`))))
  })
}

/** Compresses once, at the highest quality, instead of for each request. */
async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  const small = await promisify(brotliCompress)(bytes, { params })
  if (small.length < bytes.length) await writeFile(`${file}.br`, small)
}

async function build(): Promise<void> {
  rmSync(STAMP, { force: true })
  // Wait for both: one that is still running would write into the next build.
  const before = namesIn(BUILT)
  clearBesideAssets()
  const outcomes = await Promise.allSettled([vite(), vite('--ssr', 'src/entry-server.tsx')])
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
  const files = filesUnder(join(DIST, 'client')).filter(
    (file) => COMPRESSIBLE.has(extname(file)) && !existsSync(`${file}.br`),
  )
  await Promise.all(files.map(compressFile))
  dropOldAssets(before)
}

/** All but the files with a hash in their name: the build brings the others anew. */
function clearBesideAssets(): void {
  const client = join(DIST, 'client')
  if (!existsSync(client)) return
  for (const name of readdirSync(client)) if (name !== 'assets') rmSync(join(client, name), { recursive: true })
}

const namesIn = (file: string): string[] => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [])

/** Keeps the files of the last build, which pages that are open may still ask for. */
function dropOldAssets(before: string[]): void {
  const now = namesIn(BUILT)
  const last = lastBuild({ before, last: namesIn(LAST_BUILT), now })
  writeFileSync(LAST_BUILT, JSON.stringify(last))
  const present = filesUnder(ASSETS).map((file) => relative(join(DIST, 'client'), file))
  for (const name of outdated(present, [...now, ...last])) rmSync(join(DIST, 'client', name))
}

/** Builds what is outdated; of two builds at once, the second waits and finds nothing to do. */
export async function buildIfStale(): Promise<void> {
  mkdirSync(DIST, { recursive: true })
  const giveBack = takeLock(join(STOREFRONT, 'dist/.building'))
  try {
    const wanted = hashOfInputs()
    if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
    console.log('Building the shop…')
    await build()
    writeFileSync(STAMP, wanted)
  } finally {
    giveBack()
  }
}

if (import.meta.main) {
  await buildIfStale().catch((error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  })
}
