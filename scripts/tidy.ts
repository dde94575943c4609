// Checks that linters miss. Each check takes one file and returns one sentence for each fault.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

export type SourceFile = { path: string; text: string }
export type Check = (file: SourceFile) => string[]

const BINARY = /\.(gz|webp|png|jpe?g|gif|ico|woff2|mp4|pdf)$/
const IS_TEST = /\.test\.tsx?$/
const IS_CODE = /\.(ts|tsx|mjs|cjs|css|sql)$/

/** Every file of the repository that is committed, or new and not ignored. */
export function repositoryFiles(): SourceFile[] {
  const args = ['-c', 'safe.directory=*', 'ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate']
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })
  if (status !== 0) throw new Error(`git ls-files failed: ${stderr}`)
  const paths = stdout.split('\n').filter((path) => path !== '' && !BINARY.test(path) && path !== 'package-lock.json')
  return paths.flatMap((path) => {
    try {
      return [{ path, text: readFileSync(join(ROOT, path), 'utf8') }]
    } catch {
      return [] // deleted, but not committed yet
    }
  })
}

/** The 1-based numbers of the lines where `pattern`, which must be global, matches. */
function linesWith(text: string, pattern: RegExp): number[] {
  return [...text.matchAll(pattern)].map(({ index }) => text.slice(0, index).split('\n').length)
}

const MAY_HOLD_SQL = /(-sql\.ts$)|^server\/(src\/(ledger|db)|testing)\//
const SQL = /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(<[^`]*>)?`|\bsql\.raw\(/g

export const sqlOnlyInSqlFiles: Check = ({ path, text }) => {
  if (!path.startsWith('server/') || !path.endsWith('.ts') || MAY_HOLD_SQL.test(path) || IS_TEST.test(path)) return []
  return linesWith(text, SQL).map((line) => `${path}:${line} has SQL outside a -sql.ts file`)
}

const READS_DATES = /^(server|contract)\/src\//
const CLOCK = 'server/src/clock.ts'
const DIRECT_READ =
  /\bDate\.now\b|\bnew Date\b(?!\()|\bnew Date\(\s*\)|(?<!new )\bDate\(\)|\bperformance\.timeOrigin\b/g

/** Tests can then run at any time. Durations need no date: performance.now() measures them. */
export const datesFromTheClock: Check = ({ path, text }) => {
  if (!READS_DATES.test(path) || path === CLOCK || !path.endsWith('.ts') || IS_TEST.test(path)) return []
  return linesWith(text, DIRECT_READ).map((line) => `${path}:${line} reads the time without ${CLOCK}`)
}

const RUNS_ON_SERVER = /^(server|demo|bench)\/(.*\.test|testing\/.*)\.ts$/
const CLEAN_UP = 'server/testing/clean-up.ts'
const HOOK_IN_FUNCTION = /^[ \t]+afterAll\(/gm

/** Vitest ignores `afterAll` in a function that a test calls: what it should close stays open until the run ends. */
export const cleanUpInFunctions: Check = ({ path, text }) => {
  if (!RUNS_ON_SERVER.test(path) || path === CLEAN_UP) return []
  return linesWith(text, HOOK_IN_FUNCTION).map((line) => `${path}:${line} calls afterAll in a function: use cleanUp`)
}

const LINES_MAX = 250
const IS_DATA = /^(server\/areas|demo\/(areas|catalogue))\/|\/locales\//

export const shortFiles: Check = ({ path, text }) => {
  if (!IS_CODE.test(path) || IS_TEST.test(path) || IS_DATA.test(path)) return []
  const lines = text.trimEnd().split('\n')
  const reason = lines.slice(0, 3).some((line) => /(\/\/|\/\*|--) long: \S/.test(line))
  return lines.length <= LINES_MAX || reason
    ? []
    : [`${path} has ${lines.length} lines; split it, or give the reason: // long: …`]
}

/** Data in several languages that is no text of the shop: search, names of places, headings of files, examples. */
const IS_LANGUAGE_DATA =
  /^server\/src\/(features\/(catalogue\/search\/|catalogue\/import\/system\/|address\/(area-data|area-find-service|postal-name)|move-in\/|wallet\/bank\/statement-|order\/label\/domestic-layouts|order\/shipment\/shipment-recipient)|http\/reference\/)/
const KOREAN_OR_THAI = /[\u0e00-\u0e7f\uac00-\ud7af]+/g

/** Translators edit the catalogues, and a new language is one more of them. */
export const sentencesInCatalogues: Check = ({ path, text }) => {
  if (!/^server\/src\/.*\.ts$/.test(path) || IS_TEST.test(path) || IS_LANGUAGE_DATA.test(path)) return []
  return [...new Set(linesWith(text, KOREAN_OR_THAI))].map(
    (line) => `${path}:${line} has a text in Korean or Thai: move it to server/src/language/catalogue`,
  )
}

const FOLDER_MAX = 36
const ROOT_MAX = 16
/**
 * Folders that may have any number of files: the e2e tests, the demo's pictures and the migrations, which no reader surveys
 * as a whole.
 */
const MAY_BE_CROWDED = /^(e2e$|demo\/pictures|server\/migrations$)/

/** Folders that contain more files than a reader can survey. */
export function crowdedFolders(files: readonly SourceFile[]): string[] {
  const counts = new Map<string, number>()
  for (const { path } of files) {
    const folder = dirname(path)
    if (!MAY_BE_CROWDED.test(folder)) counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts].flatMap(([folder, count]) => {
    const most = /^\w+\/src$/.test(folder) ? ROOT_MAX : FOLDER_MAX
    return count > most
      ? [`${folder} holds ${count} files; group them by what is inside, at most ${most} in a folder`]
      : []
  })
}

const NAMES_CALLS = /^(storefront|console)\/src\/(screens|features|forms)\//
/** Names that only `useRead`, `usePages` and `useSend` may use, so that screens only name an endpoint. */
const HANDMADE = /'@tanstack\/react-query'|\b(queryKey|queryOptions|readKey|pagesKey|useCall)\b/g

export const endpointsAsQueryKeys: Check = ({ path, text }) => {
  if (!NAMES_CALLS.test(path) || IS_TEST.test(path)) return []
  const lines = new Set(linesWith(text, HANDMADE))
  return [...lines].map(
    (line) => `${path}:${line} uses a query key or query hook directly: use useRead, usePages or useSend`,
  )
}

/** Names of calls that a front end must not use. The desk also reads the shop's categories and areas. */
const CALLS_OF_OTHERS = {
  storefront: /'(GET|POST) \/api\/admin\/[^']*'/g,
  console: /'(GET|POST) \/api\/(?!admin\/|category\/list'|area')[^']*'/g,
}

export const onlyOwnCalls: Check = ({ path, text }) => {
  const [, front] = /^(storefront|console)\/src\//.exec(path) ?? []
  if ((front !== 'storefront' && front !== 'console') || IS_TEST.test(path)) return []
  return linesWith(text, CALLS_OF_OTHERS[front]).map((line) => `${path}:${line} names a call of another front end`)
}

// The words are split, so that this file does not match its own patterns.
const UNFINISHED = new RegExp(`\\b(${['TO' + 'DO', 'FIX' + 'ME'].join('|')})\\b(?!\\s*\\(?#\\d)`, 'g')

export const numberedTodos: Check = ({ path, text }) =>
  linesWith(text, UNFINISHED).map((line) => `${path}:${line} has an open task without an issue number`)

const MACHINE = new RegExp(
  [
    '(?<![\\w.)}/-])/(work|workspace|mnt|Users)/',
    '/home/(user|ubuntu|runner|node)/',
    `registry\\.${'npm'}js`,
    `${'art'}ifactory`,
    'npm\\.pkg\\.github',
  ].join('|'),
  'g',
)

export const noMachinePaths: Check = ({ path, text }) =>
  linesWith(text, MACHINE).map((line) => `${path}:${line} contains a path or registry of one machine`)

const MAKING = new RegExp(
  `\\b(${['cla' + 'ude', 'chat' + 'gpt', 'gpt-\\d', 'cop' + 'ilot', 'anth' + 'ropic', 'open' + 'ai', 'l' + 'lm', 'sub-?' + 'agent', 'ai' + '[- ]generated', 'language ' + 'model'].join('|')})\\b`,
  'gi',
)

/** The list of common passwords is not checked, because a password in it may be the name of a tool. */
const IS_WORD_LIST = /common-passwords\.txt$/

export const noWorkNotes: Check = ({ path, text }) =>
  (IS_WORD_LIST.test(path) ? [] : linesWith(text, MAKING)).map(
    (line) => `${path}:${line} mentions how the work was done`,
  )
