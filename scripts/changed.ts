import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
export const FOLDERS = ['contract', 'server', 'storefront', 'console', 'demo', 'scripts', 'e2e', 'bench'] as const

/**
 * Modules that import every feature or screen. They are ignored, because otherwise every test would depend on every
 * file.
 */
const HUBS = '^server/src/(app|features)[.]ts$|^(storefront|console)/src/routes[.]ts$'
/**
 * Files whose change can break anything. Setup files of tests are included, because no test imports them: only the
 * settings of the test runner name them.
 */
const EVERYTHING = [
  /(^|\/)(package(-lock)?\.json|tsconfig.*\.json|vite\.config\.ts|vitest\.config\.ts)$/,
  /^\.dependency-cruiser\.cjs$/,
  /^server\/(migrations\/.*|uuidv7\.sql|grants\.sql|testing\/(global-postgres|remembered-hashes)\.ts)$/,
  /^e2e\/filled-data\.ts$/,
]
const TEST = /\.test\.tsx?$/

export type Project = 'server' | 'storefront' | 'screens' | 'console' | 'e2e'
export type Plan = {
  /** Changed files, relative to the repository; deleted files included. */
  files: string[]
  /** Test files to run, by project. A project without tests to run is left out. */
  tests: Map<Project, string[]>
}

type Graph = { modules: { source: string }[] }

const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, { cwd: ROOT, maxBuffer: 1e9 }).toString()
const listed = (...args: string[]) =>
  run('git', ...args, '-z')
    .split('\0')
    .filter(Boolean)

/** Files that differ from the commit `since`, deleted and untracked files included. */
function changedFiles(since: string): string[] {
  return [...listed('diff', '--name-only', since), ...listed('ls-files', '--others', '--exclude-standard')]
}

/** Modules that import one of the files, directly or through others. Paths through ignored modules do not count. */
function modulesReaching(files: readonly string[]): string[] {
  if (files.length === 0) return []
  const pattern = files.map((file) => `^${RegExp.escape(file)}$`).join('|')
  const args = [
    '--config',
    '.dependency-cruiser.cjs',
    '--exclude',
    HUBS,
    '--reaches',
    pattern,
    '-T',
    'json',
    ...FOLDERS,
  ]
  const graph: Graph = JSON.parse(run('node_modules/.bin/depcruise', ...args))
  return graph.modules.map(({ source }) => source)
}

function projectOf(test: string): Project {
  if (test.startsWith('e2e/')) return 'e2e'
  if (test.startsWith('console/')) return 'console'
  if (test.startsWith('storefront/')) return test.endsWith('.tsx') ? 'screens' : 'storefront'
  return 'server'
}

/**
 * Plans the checks after a change of these files: the tests that import the files, and the tests in their folders.
 * Tests of e2e are planned only after a change in e2e, because they need a built shop.
 * @throws if one of the files can break anything.
 */
export function planOf(files: string[]): Plan {
  const everything = files.find((file) => EVERYTHING.some((pattern) => pattern.test(file)))
  if (everything) throw new Error(`${everything} changed, which can break anything: run npm run verify`)
  const present = files.filter((file) => existsSync(join(ROOT, file)))
  const code = present.filter((file) => /\.(ts|tsx|css)$/.test(file))
  const folders = new Set(files.map(dirname).filter((folder) => folder !== '.'))
  const neighbours = listed('ls-files').filter((file) => folders.has(dirname(file)))
  const found = [...modulesReaching(code), ...neighbours, ...present].filter((file) => TEST.test(file))
  const opensShop = files.some((file) => file.startsWith('e2e/'))
  const chosen = new Set(found.filter((file) => opensShop || !file.startsWith('e2e/')))
  const tests = new Map<Project, string[]>()
  for (const test of new Set(['tidy.test.ts', ...[...chosen].sort()]))
    tests.set(projectOf(test), [...(tests.get(projectOf(test)) ?? []), test])
  return { files, tests }
}

export const planSince = (commit: string): Plan => planOf(changedFiles(commit))
