// Proves the product: checks the code, runs the tests of server, screens and desk, and the journeys that a shop cannot
// live without, and reports the time of each part. Light checks run two at a time. The run stops at the first part that
// fails; the remaining tests run all parts.
//   --rest      instead runs the remaining tests: slow tests (`*.slow.test.ts`), other journeys, other clocks
//   --part 2/4  only the second quarter of each kind of remaining tests
//   --changed   runs only what the change since HEAD, or since `--since COMMIT`, can break
import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { buildIfStale } from './build.ts'
import { FOLDERS, type Plan, type Project, planSince } from './changed.ts'
import { type Report, readReport } from './test-report/test-report.ts'

const ROOT = join(import.meta.dirname, '..')
const BIN = join(ROOT, 'node_modules/.bin')
/** The packages that a package imports, besides the contract. */
const IMPORTED: Readonly<Record<string, string[]>> = { storefront: ['front'], console: ['front'], demo: ['server'] }
const PROJECTS = [
  'contract',
  'front',
  'server',
  'storefront',
  'storefront/tsconfig.worker.json',
  'console',
  'demo',
  '.',
]

const { values } = parseArgs({
  options: {
    'with-chromium': { type: 'boolean', default: false },
    rest: { type: 'boolean', default: false },
    part: { type: 'string', default: '1/1' },
    changed: { type: 'boolean', default: false },
    since: { type: 'string', default: 'HEAD' },
  },
})

const counts = { passed: 0, failed: 0 }
/** Tests that did not pass at once, and those that did not pass at all, with the first line of their error. */
const retried: string[] = []
const failed_tests: string[] = []
const reports = mkdtempSync(join(tmpdir(), 'sampan-verify-'))

/** The compiler, a program in Go, collects garbage less often: a third less CPU time for at most 3 GB. */
const COLLECT_LESS_OFTEN = { GOGC: '400', GOMEMLIMIT: '3GiB' }

/** A command that hangs ends then, so that the run can name it. The longest takes ten minutes. */
const COMMAND_MS = 30 * 60_000

function run(program: string, ...args: string[]): Promise<void> {
  const env = { ...COLLECT_LESS_OFTEN, ...process.env }
  const child = spawn(join(BIN, program), args, { cwd: ROOT, stdio: 'inherit', env, timeout: COMMAND_MS })
  return new Promise((resolve, fail) => {
    child.on('error', fail)
    child.on('exit', (code, signal) => {
      const command = `${program} ${args.join(' ')}`
      if (code === 0) resolve()
      else fail(new Error(signal ? `${command} was ended by ${signal}` : command))
    })
  })
}

function planOfChange(): Plan {
  try {
    return planSince(values.since)
  } catch (error) {
    // The change needs the complete run, or git does not know the commit.
    console.error(error instanceof Error ? error.message : error)
    return process.exit(1)
  }
}

/** The files and tests to check; undefined to check everything. */
const plan = values.changed ? planOfChange() : undefined
const isChanged = (...folders: string[]) =>
  !plan || plan.files.some((file) => folders.some((folder) => file.startsWith(`${folder}/`)))

async function checkTypes(): Promise<void> {
  const concerned = PROJECTS.filter((project) => {
    const [folder = project] = project.split('/')
    // The root project has the tests that import all packages.
    return folder === '.' || isChanged('contract', folder, ...(IMPORTED[folder] ?? []))
  })
  // With four checkers, the default, the compiler takes twice the CPU time: each checks the types that files share.
  if (concerned.length > 0) await run('tsc', '-b', '--checkers', '1', '--builders', '2', ...concerned)
}

const SLOW = '.slow.test.'
const JOURNEYS = 'e2e/journeys/'

/** Arguments that choose the tests of a project: those of the change, those of `npm test`, or the rest. */
function testsOf(project: Project): string[] {
  if (plan) return plan.tests.get(project) ?? []
  if (project === 'e2e') return values.rest ? ['--exclude', `${JOURNEYS}**`] : [JOURNEYS]
  return values.rest ? [SLOW] : ['--exclude', `**/*${SLOW}*`]
}

async function runVitest(project: Project, ...args: string[]): Promise<Report & { error?: Error }> {
  const report = join(reports, `${project}.json`)
  rmSync(report, { force: true })
  const reporters = ['dot', 'json'].map((name) => `--reporter=${name}`)
  // The machine can pause in the middle of a test. A second attempt is reported.
  const options = ['--project', project, ...reporters, `--outputFile.json=${report}`, '--retry=1']
  const outcome = await run('vitest', 'run', ...options, ...args).catch((error: Error) => error)
  return { ...readReport(report), ...(outcome instanceof Error && { error: outcome }) }
}

async function runTests(project: Project): Promise<void> {
  const tests = testsOf(project)
  if (tests.length === 0) return console.log(`no test of ${project} is concerned`)
  const first = await runVitest(project, `--shard=${values.part}`, ...tests)
  let { error, failed, failures } = first
  if (first.failed_files.length > 0) {
    // A busy machine can fail a test twice in a row. Its file runs again without the others, and is reported.
    for (const failure of failures) console.log(`failed, so its file runs again: ${failure}`)
    retried.push(...failures)
    const again = await runVitest(project, ...first.failed_files)
    ;({ error, failed, failures } = again)
  }
  counts.passed += first.passed + first.failed - failed
  counts.failed += failed
  retried.push(...first.retried)
  failed_tests.push(...failures)
  if (error) throw error
  console.log(`slowest: ${first.slowest}`)
  if (first.passed === 0) throw new Error(`no test ran in ${project}`)
}

/** Runs in a separate process, so that an installation that waits for the network does not block other checks. */
async function prepareChromium(): Promise<void> {
  const args = ['scripts/chromium.ts', ...(values['with-chromium'] ? ['--install'] : [])]
  const { stdout } = await promisify(execFile)(join(BIN, 'node'), args, { cwd: ROOT })
  console.log(stdout.trim())
  process.env.CHROMIUM = stdout.trim().split('\n').at(-1)
}

type Part = [name: string, check: () => Promise<void>, isNeeded?: () => boolean]

const CHROMIUM: Part = ['Chromium', prepareChromium]
const BUILD: Part = ['build', buildIfStale, () => !plan || plan.tests.has('e2e')]

/** Parts that run two at a time, because each keeps about one core busy, or waits for the network. */
const PARALLEL_PARTS: Part[] = [
  CHROMIUM,
  ['format and lint', () => run('biome', 'check', '.', '--error-on-warnings')],
  ['words', () => run('node', 'scripts/words.ts'), () => isChanged('storefront', 'console', 'server')],
  ['boundaries', () => run('depcruise', '--config', '.dependency-cruiser.cjs', ...FOLDERS)],
  ['dead code', () => run('knip')],
  ['code that only tests use', () => run('knip', '--production'), () => !plan],
  ['types', checkTypes],
  BUILD,
]

/** A part that runs alone, because it keeps at least two cores busy. */
const SERVER_PARTS: Part[] = [['server', () => runTests('server')]]

/** Parts that run two at a time, because half of the time of tests in Chromium is waiting. The longest start first. */
const BROWSER_PARTS: Part[] = [
  ['screens', () => runTests('screens')],
  ['console', () => runTests('console')],
  ['e2e', () => runTests('e2e')],
  ['storefront', () => runTests('storefront')],
]

const REST: Part[] = [
  ['slow tests of the server', () => runTests('server')],
  ['slow tests of the screens', () => runTests('screens')],
  ['slow tests of the desk', () => runTests('console')],
  ['e2e', () => runTests('e2e')],
  ['other clocks', () => run('node', 'scripts/test-dates.ts', '--clock', 'saturday,year-end', '--part', values.part)],
]

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** Runs one part, and prints its result and duration. @returns whether the part succeeded. */
async function doPart([name, check]: Part): Promise<boolean> {
  const started_at = performance.now()
  console.log(`\n— ${name}`)
  try {
    await check()
  } catch (error) {
    console.error(`\n✗ ${name} failed after ${seconds(started_at)}: ${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
    return false
  }
  console.log(`✓ ${name} (${seconds(started_at)})`)
  return true
}

/**
 * Runs the parts, some in parallel. After a failure it starts no further parts, except of the remaining tests.
 * @returns whether all succeeded.
 */
async function doParts(parts: readonly Part[], at_once: number): Promise<boolean> {
  const queue = [...parts]
  let all_passed = true
  const runNext = async () => {
    for (let part = queue.shift(); part && (all_passed || values.rest); part = queue.shift())
      if (!(await doPart(part))) all_passed = false
  }
  await Promise.all(Array.from({ length: at_once }, runNext))
  return all_passed
}

const started_at = performance.now()
const light = (values.rest ? [CHROMIUM, BUILD] : PARALLEL_PARTS).filter(([, , isNeeded = () => true]) => isNeeded())
if (await doParts(light, 2)) {
  if (values.rest) await doParts(REST, 1)
  else if (await doParts(SERVER_PARTS, 1)) await doParts(BROWSER_PARTS, 2)
}
rmSync(reports, { recursive: true, force: true })
for (const test of retried) console.log(`not passed at the first attempt: ${test}`)
for (const test of failed_tests) console.log(`failed: ${test}`)
console.log(`\nall in ${seconds(started_at)}`)
console.log(`${counts.passed} passed, ${counts.failed} failed`)
if (counts.passed === 0) process.exitCode = 1
