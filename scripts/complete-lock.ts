// npm omits packages for other platforms from the lock file when its registry does not have them, and `npm ci` then
// refuses that file. This script adds an entry for each of these packages, with name, version and platform. npm does
// not install them on this platform. It also adds missing digests, by which npm verifies what it installs.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

type Entry = {
  name?: string
  link?: boolean
  integrity?: string
  version?: string
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}
type Packages = Record<string, Entry>

const FILE = 'package-lock.json'
const SYSTEMS: Record<string, string> = { macos: 'darwin', fsevents: 'darwin', windows: 'win32' }
for (const os of [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
]) {
  SYSTEMS[os] = os
}
const PROCESSORS = ['x64', 'arm64', 'ia32', 'arm', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'wasm32']
const LIBRARIES: Record<string, string> = { gnu: 'glibc', musl: 'musl', gnueabihf: 'glibc', musleabihf: 'musl' }

/** The folders in which a package at `path` finds its dependencies: its own node_modules, then each one above it. */
function foldersAbove(path: string): string[] {
  const above = path.includes('node_modules/')
    ? path.slice(0, path.lastIndexOf('node_modules/')).replace(/\/$/, '')
    : ''
  return path === '' ? ['node_modules/'] : [`${path}/node_modules/`, ...foldersAbove(above)]
}

const isExact = (range: string) => /^\d/.test(range)

/** The path of a missing entry: at the top level, or inside its dependent if the top level has a different version. */
function missingPath(packages: Packages, user: string, name: string, range: string): string | undefined {
  const entry = foldersAbove(user)
    .map((folder) => packages[folder + name])
    .find((entry) => entry !== undefined)
  if (!entry) return `node_modules/${name}`
  return isExact(range) && entry.version !== range ? `${user}/node_modules/${name}` : undefined
}

function entryFor(name: string, range: string, user: Entry): Entry {
  const words = name.split(/[-/@_.]/)
  const pick = (names: Record<string, string>) => words.map((word) => names[word]).find((value) => value !== undefined)
  const [os, libc, cpu] = [pick(SYSTEMS), pick(LIBRARIES), PROCESSORS.find((processor) => words.includes(processor))]
  return {
    version: range.replace(/^[\^~]/, ''),
    ...(cpu && { cpu: [cpu] }),
    ...(user.dev && { dev: true }),
    ...(libc && { libc: [libc] }),
    optional: true,
    ...(os && { os: [os] }),
  }
}

function complete(packages: Packages): string[] {
  const names: string[] = []
  for (const [path, user] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(user.optionalDependencies ?? {})) {
      const missing_path = missingPath(packages, path, name, range)
      if (missing_path === undefined) continue
      packages[missing_path] = entryFor(name, range, user)
      names.push(name)
    }
  }
  return names
}

/** The digest of a package in the registry. @throws if the registry does not have the package. */
function integrityOf(name: string, version: string): string {
  const { status, stdout, stderr } = spawnSync('npm', ['view', `${name}@${version}`, 'dist.integrity'], {
    encoding: 'utf8',
  })
  const integrity = stdout.trim()
  if (status !== 0 || !integrity.startsWith('sha512-')) throw new Error(`no digest of ${name}@${version}: ${stderr}`)
  return integrity
}

function addIntegrity(packages: Packages): void {
  for (const [path, entry] of Object.entries(packages)) {
    const [, name] = /node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path) ?? []
    if (name === undefined || entry.link || entry.integrity || !entry.version) continue
    const { version, ...rest } = entry
    packages[path] = { version, integrity: integrityOf(entry.name ?? name, version), ...rest }
  }
}

const lock: { packages: Packages } = JSON.parse(readFileSync(FILE, 'utf8'))
const addedPackages = complete(lock.packages)
addIntegrity(lock.packages)
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')))
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${addedPackages.length} packages for other platforms added to ${FILE}`)
