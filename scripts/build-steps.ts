// Build steps shared by both front ends.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const ROOT = join(import.meta.dirname, '..')
const COMPRESSIBLE = new Set(['.js', '.css', '.svg', '.json', '.txt'])

export function filesUnder(path: string): string[] {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  const entries = readdirSync(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

/** A hash of files and folders, given as paths from the root; tests are ignored. */
export function hashOf(inputs: readonly string[]): string {
  const hash = createHash('sha256')
  const files = inputs.flatMap((input) => filesUnder(join(ROOT, input))).filter((file) => !file.includes('.test.'))
  for (const file of files) hash.update(file.slice(ROOT.length)).update(readFileSync(file))
  return hash.digest('hex')
}

export function vite(folder: string, ...args: string[]): Promise<void> {
  // If the environment has NODE_ENV=test or development, React's development build would be bundled.
  const env = { ...process.env, NODE_ENV: 'production' }
  const program = join(ROOT, 'node_modules/.bin/vite')
  const child = spawn(program, ['build', ...args, '--logLevel', 'warn'], {
    cwd: join(ROOT, folder),
    stdio: 'inherit',
    env,
  })
  return new Promise((resolve, fail) => {
    child.on('error', fail)
    child.on('exit', (code) =>
      code === 0 ? resolve() : fail(new Error(`vite build ${args.join(' ')} failed in ${folder}`)),
    )
  })
}

/** Prints a step of the build, and its duration when it is done. */
export async function printStep(name: string, work: () => Promise<void>): Promise<void> {
  console.log(`${name}…`)
  const started_at = performance.now()
  await work()
  console.log(`${name}: ${((performance.now() - started_at) / 1000).toFixed(1)} s`)
}

/** Compresses a file once, at the highest quality, so that it is not compressed for each request. */
async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  const small = await promisify(brotliCompress)(bytes, { params })
  if (small.length < bytes.length) await writeFile(`${file}.br`, small)
}

/** Compresses the files of a folder that browsers load, except those already compressed. */
export async function compressUnder(folder: string): Promise<void> {
  const files = filesUnder(folder).filter((file) => COMPRESSIBLE.has(extname(file)) && !existsSync(`${file}.br`))
  await Promise.all(files.map(compressFile))
}
