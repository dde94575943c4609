// Brings node_modules in line with the lock file before anything else runs. Plain JavaScript without dependencies: it
// runs on the installed Node (20.19 or later); the scripts after it run on Node 24, which it installs.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { takeLock } from './one-at-a-time.mjs'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const MODULES = join(ROOT, 'node_modules')
/** Written into the folder that `npm ci` deletes first, so it can't outlive the installation that it confirms. */
const STAMP = join(MODULES, '.installed')

const read = (path) => readFileSync(join(ROOT, path), 'utf8')

function wantedStamp() {
  const manifests = JSON.parse(read('package.json')).workspaces.map((room) => `${room}/package.json`)
  const hash = createHash('sha256').update(process.platform + process.arch)
  for (const file of ['package-lock.json', 'package.json', ...manifests]) hash.update(read(file))
  return hash.digest('hex')
}

const isInstalled = (stamp) => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp

/** npm must not run on the Node inside the folder that it deletes, only on the machine's own. */
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

/** Of two starts at once, one installs. */
function install(stamp) {
  const giveBack = takeLock(join(ROOT, '.installing'))
  try {
    if (isInstalled(stamp)) return
    console.log('Installing packages…')
    const status = npmCi()
    if (status === 0) return writeFileSync(STAMP, stamp)
    console.error('The packages could not be installed: see above.')
    process.exitCode = status ?? 1
  } finally {
    giveBack()
  }
}

/** The `node` on the PATH will run TypeScript, which older versions can't. */
function checkNode() {
  const version = spawnSync('node', ['-p', 'process.versions.node'], { encoding: 'utf8' }).stdout.trim()
  const [major, minor] = version.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 18)) return
  console.error(
    `Node ${version} cannot run the shop, and npm brings none for ${process.platform} ${process.arch}. Install Node 24.`,
  )
  process.exitCode = 1
}

const stamp = wantedStamp()
if (!isInstalled(stamp)) install(stamp)
if (!process.exitCode) checkNode()
