// Updates node_modules to the lock file before anything else runs. Plain JavaScript without dependencies, because this
// script runs on the installed Node (20.19 or later). It installs Node 24, on which the other scripts run.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { takeLock } from './process-lock.mjs'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const MODULES = join(ROOT, 'node_modules')
/**
 * File that confirms a complete installation. It is in the folder that `npm ci` deletes first, so it cannot outlive the
 * installation.
 */
const STAMP = join(MODULES, '.installed')

const read = (path) => readFileSync(join(ROOT, path), 'utf8')

function wantedStamp() {
  const manifests = JSON.parse(read('package.json')).workspaces.map((folder) => `${folder}/package.json`)
  const hash = createHash('sha256').update(process.platform + process.arch)
  for (const file of ['package-lock.json', 'package.json', ...manifests]) hash.update(read(file))
  return hash.digest('hex')
}

const isInstalled = (stamp) => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp

/** npm must run on the machine's own Node, not on the one inside the folder that it deletes. */
function npmCi() {
  const outside = (path) => path && !path.startsWith(MODULES)
  const PATH = process.env.PATH.split(delimiter)
    .filter((path) => !path.endsWith('node_modules/.bin'))
    .join(delimiter)
  const { npm_node_execpath: node, npm_execpath: npm } = process.env
  const program = outside(node) && outside(npm) ? [node, npm] : ['npm']
  const args = [...program.slice(1), 'ci', '--no-audit', '--no-fund', '--loglevel=error']
  return spawnSync(program[0], args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, PATH } }).status
}

/** Installs the packages. If two starts run at the same time, only one installs. */
function install(stamp) {
  const releaseLock = takeLock(join(ROOT, '.installing'))
  try {
    if (isInstalled(stamp)) return
    console.log('Installing packages…')
    const status = npmCi()
    if (status === 0) return writeFileSync(STAMP, stamp)
    console.error('Installing the packages failed: see above.')
    process.exitCode = status ?? 1
  } finally {
    releaseLock()
  }
}

/** Checks that the `node` on the PATH can run TypeScript, which older versions cannot. */
function checkNode() {
  const version = spawnSync('node', ['-p', 'process.versions.node'], { encoding: 'utf8' }).stdout.trim()
  const [major, minor] = version.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 18)) return
  console.error(
    `Node ${version} cannot run the shop, and npm provides no Node for ${process.platform} ${process.arch}. Install Node 24.`,
  )
  process.exitCode = 1
}

const stamp = wantedStamp()
if (!isInstalled(stamp)) install(stamp)
if (!process.exitCode) checkNode()
