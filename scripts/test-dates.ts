// npm run test:dates [-- options] [files…]: runs the server's tests under other clocks, with libfaketime.
//   --clock saturday,year-end   clocks of the list below; by default all
//   --at 2027-12-31T23:50Z      the time at which the run starts, with --zone Asia/Tokyo
//   --part 2/4                  only the second quarter of the files
//   --all                       all tests of the server; by default those that name a date
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'

const ROOT = join(import.meta.dirname, '..')

type Clock = { at: string; zone: string }

/** Each weekday, the ends of a month and of a year, a leap day, four changes of summer time, and three far time zones. */
const CLOCKS: Readonly<Record<string, Clock>> = {
  saturday: { at: '2026-12-05T09:00Z', zone: 'UTC' },
  // A Friday.
  'year-end': { at: '2027-12-31T23:50Z', zone: 'UTC' },
  // A Monday.
  'month-end': { at: '2027-05-31T23:50Z', zone: 'UTC' },
  // A Tuesday; ten minutes before midnight in Nepal.
  'leap-day': { at: '2028-02-29T18:05Z', zone: 'Asia/Kathmandu' },
  // A Wednesday; ten minutes before the end of a month in Japan.
  tokyo: { at: '2027-06-30T14:50Z', zone: 'Asia/Tokyo' },
  // A Thursday; in California it is the afternoon of the last day of the month.
  'los-angeles': { at: '2027-09-30T23:50Z', zone: 'America/Los_Angeles' },
  // Sundays, three minutes before a change of summer time.
  'berlin-spring': { at: '2027-03-28T00:57Z', zone: 'Europe/Berlin' },
  'berlin-autumn': { at: '2027-10-31T00:57Z', zone: 'Europe/Berlin' },
  'new-york-spring': { at: '2027-03-14T06:57Z', zone: 'America/New_York' },
  'new-york-autumn': { at: '2027-11-07T05:57Z', zone: 'America/New_York' },
}

const { values, positionals } = parseArgs({
  options: {
    clock: { type: 'string', default: Object.keys(CLOCKS).join(',') },
    at: { type: 'string' },
    zone: { type: 'string', default: 'UTC' },
    part: { type: 'string', default: '1/1' },
    all: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

/** The variant of the library for programs with threads, as Debian installs it. */
const findLibrary = () => globSync('/usr/lib/{*/,}faketime/libfaketimeMT.so.1')[0]

const APT = '/usr/bin/apt-get'

/** Installs libfaketime if it is missing and this user may install packages. */
function libfaketime(): string {
  const library = findLibrary()
  if (library) return library
  if (process.getuid?.() === 0 && existsSync(APT)) {
    console.log('installing faketime')
    for (const args of [['update'], ['install', '--yes', '--no-install-recommends', 'faketime']])
      spawnSync(APT, ['-qq', ...args], { stdio: 'inherit' })
  }
  return findLibrary() ?? fail('faketime is not installed. Run as root: apt-get install faketime')
}

/**
 * Tests that need the real clock. libfaketime does not change the times of files that Node reads, and PostgreSQL's
 * time-outs do not fire: within the signal handler of a waiting process, libfaketime returns the real time.
 */
const NEED_REAL_CLOCK = [
  'server/src/db/keyed-call/keyed-call.test.ts',
  'server/src/db/limits.slow.test.ts',
  'server/src/db/migration/migrate.slow.test.ts',
  'server/src/features/upload/temporary-files.slow.test.ts',
  'server/src/storage/object-store.test.ts',
]

const NAMES_DATE = /\bDate\b|\bnow\(\)|interval|_at\b|makeDue|\b(?:day|month|year)s?\b/

/** Test files of the server that name a date. */
const dateTests = () =>
  globSync(
    ['contract', 'server', 'demo', 'scripts'].map((folder) => join(ROOT, folder, '**/*.test.ts')),
    {
      exclude: ['**/node_modules/**'],
    },
  )
    .filter((file) => NAMES_DATE.test(readFileSync(file, 'utf8')))
    .map((file) => relative(ROOT, file))

function clocks(): [name: string, clock: Clock][] {
  const { at, zone } = values
  if (at !== undefined) {
    if (Number.isNaN(Date.parse(at))) fail(`${at} is not a time such as 2027-12-31T23:50Z`)
    return [[`${at} ${zone}`, { at, zone }]]
  }
  return values.clock
    .split(',')
    .map((name) => [name, CLOCKS[name] ?? fail(`no clock ${name}; the clocks are ${Object.keys(CLOCKS).join(', ')}`)])
}

/** Runs the tests; all processes read `at` as the time of the start. @returns the exit code. */
function runTests({ at, zone }: Clock, library: string, files: readonly string[]): Promise<number> {
  const offset_s = Math.round((Date.parse(at) - Date.now()) / 1000)
  const env = {
    ...process.env,
    TZ: zone,
    LD_PRELOAD: library,
    // Relative, because with an absolute time each process would start its clock at that time.
    FAKETIME: `${offset_s < 0 ? '' : '+'}${offset_s}s`,
    // Timers and durations use the monotonic clock, which stays real.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    DONT_FAKE_MONOTONIC: '1',
    // Without it, each process writes its state to a shared memory that PostgreSQL's user may not open.
    FAKETIME_DISABLE_SHM: '1',
  }
  const vitest = join(ROOT, 'node_modules/.bin/vitest')
  const exclude = NEED_REAL_CLOCK.flatMap((file) => ['--exclude', file])
  const args = [
    'run',
    '--project',
    'server',
    '--reporter=dot',
    '--retry=1',
    `--shard=${values.part}`,
    ...exclude,
    ...files,
  ]
  const tests = spawn(vitest, args, { cwd: ROOT, env, stdio: 'inherit' })
  return new Promise((resolve, reject) => {
    tests.on('error', reject)
    tests.on('exit', (code) => resolve(code ?? 1))
  })
}

const library = libfaketime()
const files = positionals.length > 0 || values.all ? positionals : dateTests()
const failures: string[] = []
for (const [name, clock] of clocks()) {
  console.log(`\n— ${name}: ${clock.at}, ${clock.zone}`)
  if ((await runTests(clock, library, files)) !== 0) failures.push(name)
}
if (failures.length > 0) fail(`\ntests failed under the clocks ${failures.join(', ')}`)
