import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { callsOf, FOLDERS_OF_EVERY_CALL, filesNaming, hasEndpoints, LISTS, textOf } from './changed-calls.ts'

const ROOT = join(import.meta.dirname, '..')
export const FOLDERS = [
  'contract',
  'front',
  'server',
  'storefront',
  'console',
  'demo',
  'scripts',
  'e2e',
  'bench',
] as const

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
  /^server\/(migrations\/.*|uuidv7\.sql|grants\.sql|testing\/(global-postgres\.ts|setup\/.*))$/,
  /^e2e\/filled-data\.ts$/,
]
/** The folder of the tests that run the migrations. */
const MIGRATION_TESTS = 'server/src/db/migration'
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
const gitFiles = (...args: string[]) =>
  run('git', ...args, '-z')
    .split('\0')
    .filter(Boolean)

/** Files that differ from the commit `since`, deleted and untracked files included. */
function changedFiles(since: string): string[] {
  return [...gitFiles('diff', '--name-only', since), ...gitFiles('ls-files', '--others', '--exclude-standard')]
}

/** Whether SQL only creates indexes that are not unique, and so cannot change any result. */
export function onlyCreatesIndexes(sql: string): boolean {
  const statements = sql
    .replace(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter(Boolean)
  return statements.length > 0 && statements.every((statement) => /^create index\s/i.test(statement))
}

const isOnlyIndexes = (file: string) =>
  /^server\/migrations\/[^/]+\.sql$/.test(file) && onlyCreatesIndexes(textOf(file))

/** Modules that import one of the files, directly or through others. Paths through ignored modules do not count. */
function modulesReaching(files: readonly string[], ignoredModules = HUBS): string[] {
  if (files.length === 0) return []
  const pattern = files.map((file) => `^${RegExp.escape(file)}$`).join('|')
  const args = [
    '--config',
    '.dependency-cruiser.cjs',
    '--exclude',
    ignoredModules,
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
  if (test.startsWith('front/') && test.endsWith('.tsx')) return 'screens'
  return 'server'
}

/**
 * `concerned`: the files that a change of API calls affects. They name one of the calls, or import a file that defines
 * calls, directly or through other modules but not through LISTS. Modules that only import a file that names a call are
 * not included, because types check them. `rest`: the changed files that do not define or list calls.
 */
function throughCalls(files: readonly string[]): { rest: string[]; concerned: string[] } {
  const endpoint_files = files.filter(hasEndpoints)
  const without_lists = [HUBS, ...LISTS.map((file) => `^${RegExp.escape(file)}$`)].join('|')
  const reachedModules = [...endpoint_files, ...modulesReaching(endpoint_files, without_lists)]
  const calls = callsOf(reachedModules.filter(hasEndpoints))
  const apart = [...endpoint_files, ...LISTS]
  return { rest: files.filter((file) => !apart.includes(file)), concerned: [...reachedModules, ...filesNaming(calls)] }
}

/**
 * Plans the checks after a change of these files: the tests that import the files, and the tests in the folders of
 * changed code. A change of API calls adds the tests that name the calls, the tests next to code that names them, and
 * the tests of every call. Tests of e2e are planned only after a change in e2e, because they need a built shop.
 * @throws if one of the files can break anything.
 */
export function planOf(files: string[]): Plan {
  const everything = files.find((file) => EVERYTHING.some((pattern) => pattern.test(file)) && !isOnlyIndexes(file))
  if (everything) throw new Error(`${everything} changed, which can break anything: run npm run verify`)
  const { rest, concerned } = throughCalls(files)
  const present = [...files, ...concerned].filter((file) => existsSync(join(ROOT, file)))
  const code = rest.filter((file) => /\.(ts|tsx|css)$/.test(file) && present.includes(file))
  const folders = new Set([...files, ...concerned].filter((file) => !TEST.test(file)).map(dirname))
  folders.delete('.')
  if (concerned.length > 0) for (const folder of FOLDERS_OF_EVERY_CALL) folders.add(folder)
  if (files.some(isOnlyIndexes)) folders.add(MIGRATION_TESTS)
  const neighbours = gitFiles('ls-files').filter((file) => folders.has(dirname(file)))
  const testFiles = [...modulesReaching(code), ...neighbours, ...present].filter((file) => TEST.test(file))
  const opensShop = files.some((file) => file.startsWith('e2e/'))
  const chosenTests = new Set(testFiles.filter((file) => opensShop || !file.startsWith('e2e/')))
  const tests = new Map<Project, string[]>()
  for (const test of new Set(['tidy.test.ts', ...[...chosenTests].sort()]))
    tests.set(projectOf(test), [...(tests.get(projectOf(test)) ?? []), test])
  return { files, tests }
}

export const planSince = (commit: string): Plan => planOf(changedFiles(commit))
