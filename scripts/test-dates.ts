// npm run test:dates [-- --only NAME] [-- --at 2027-12-31T23:50Z --zone Asia/Tokyo] [files…]: runs the server's tests
// under other clocks, with libfaketime. Without --all, only the tests whose code names dates run.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const ROOT = join(import.meta.dirname, '..')

type Clock = { at: string; zone: string; why: string }

/** Each weekday, the ends of a month and of a year, a leap day, four changes of summer time, and three far time zones. */
const CLOCKS: Readonly<Record<string, Clock>> = {
  saturday: { at: '2026-12-05T09:00Z', zone: 'UTC', why: 'a Saturday' },
  'year-end': { at: '2027-12-31T23:50Z', zone: 'UTC', why: 'ten minutes before the end of a year, a Friday' },
  'month-end': { at: '2027-05-31T23:50Z', zone: 'UTC', why: 'ten minutes before the end of a month, a Monday' },
  'leap-day': { at: '2028-02-29T18:10Z', zone: 'Asia/Kathmandu', why: 'a leap day, a Tuesday; past midnight in Nepal' },
  tokyo: { at: '2027-06-30T14:50Z', zone: 'Asia/Tokyo', why: 'a Wednesday; 23:50 in Japan' },
  'los-angeles': { at: '2027-09-30T23:50Z', zone: 'America/Los_Angeles', why: 'a Thursday; 16:50 in California' },
  'berlin-spring': { at: '2027-03-28T00:57Z', zone: 'Europe/Berlin', why: 'summer time begins, on a Sunday' },
  'berlin-autumn': { at: '2027-10-31T00:57Z', zone: 'Europe/Berlin', why: 'summer time ends, on a Sunday' },
  'new-york-spring': { at: '2027-03-14T06:57Z', zone: 'America/New_York', why: 'summer time begins, on a Sunday' },
  'new-york-autumn': { at: '2027-11-07T05:57Z', zone: 'America/New_York', why: 'summer time ends, on a Sunday' },
}

function findLibrary(): string | undefined {
  // The variant for programs with threads.
  return globSync('/usr/lib/{*/,}faketime/libfaketimeMT.so.1')[0]
}

function libfaketime(): string {
  const installed = findLibrary()
  if (installed) return installed
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('installing faketime …')
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'faketime'], { stdio: 'inherit' })
  }
  const library = findLibrary()
  if (!library) throw new Error('libfaketime is missing. Install it as root (Debian: apt-get install faketime)')
  return library
}

/** Runs the tests while all processes read `at` as the time of the start. */
function runTests({ at, zone }: Clock, args: readonly string[]): Promise<number> {
  const offset_s = Math.round((Date.parse(at) - Date.now()) / 1000)
  const env = {
    ...process.env,
    TZ: zone,
    LD_PRELOAD: libfaketime(),
    // Relative: with an absolute time, each process would start its clock at that time.
    FAKETIME: `${offset_s < 0 ? '' : '+'}${offset_s}s`,
    // Timers and durations use the monotonic clock, which is not changed.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    DONT_FAKE_MONOTONIC: '1',
    FAKETIME_DISABLE_SHM: '1',
  }
  const tests = spawn(join(ROOT, 'node_modules/.bin/vitest'), ['run', '--project', 'server', ...args], {
    cwd: ROOT,
    env,
    stdio: 'inherit',
  })
  return new Promise((done, fail) => {
    tests.on('error', fail)
    tests.on('exit', (code) => done(code ?? 1))
  })
}
const [name = 'saturday', ...files] = process.argv.slice(2)
const clock = CLOCKS[name]
if (!clock) throw new Error(name)
process.exitCode = await runTests(clock, ['--reporter=dot', ...files])
