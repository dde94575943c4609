import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Path } from '../paths.ts'
import { type Load, nameOf, viewsOf } from './loads.ts'

const ROOT = join(import.meta.dirname, '../..')

/** The number of loads that `npm test` checks. They keep one core busy for about a minute. */
export const SAMPLE = 20
/** The share of a sample for the screens whose code changed last. */
const LATEST_SHARE = 0.25

/** The seed: `LOOK_SEED`, otherwise the commit; in a copy without history, the date. */
export function findSeed(): string {
  const git = spawnSync('git', ['-c', 'safe.directory=*', 'rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' })
  return process.env.LOOK_SEED || git.stdout?.trim() || new Date().toISOString().slice(0, 10)
}

const rank = (seed: string, name: string) => createHash('sha256').update(`${seed} ${name}`).digest('hex')

/**
 * Each sample contains a screen for a visitor, a new shopper, a shopper with data and an operator, and an open sheet or
 * dialog of the shop and of the operators' desk.
 */
const ALWAYS: ((load: Load) => boolean)[] = [
  ({ reader, state }) => reader === 'full' && !state,
  ({ reader, state }) => reader === 'new' && !state,
  ({ reader, state }) => reader === 'visitor' && !state,
  ({ reader, state }) => reader === 'operator' && !state,
  ({ reader, state }) => reader !== 'operator' && state?.reach !== undefined,
  ({ reader, state }) => reader === 'operator' && state?.reach !== undefined,
]

/** Draws a width for a load by the seed. The screens that changed last are checked at every width instead. */
function atOneWidth(load: Load, seed: string): Load {
  const widths = [...new Set(viewsOf(load).map(({ width }) => width))]
  const random = Number.parseInt(rank(seed, `width of ${nameOf(load)}`).slice(0, 8), 16)
  return { ...load, width: widths[random % widths.length] ?? 390 }
}

/**
 * Draws loads by a seed. They are in the order of `loads`.
 * @param latest the screens, sorted by their last change, newest first
 */
export function sampleOf(loads: readonly Load[], seed: string, count: number, latest: readonly Path[]): Load[] {
  const ranks = new Map(loads.map((load) => [load, rank(seed, nameOf(load))]))
  const shuffled = loads.toSorted((a, b) => ((ranks.get(a) ?? '') < (ranks.get(b) ?? '') ? -1 : 1))
  const always = ALWAYS.flatMap((isMeant) => shuffled.find(isMeant) ?? [])
  const latestLoads = latest
    .flatMap((screen) => shuffled.find((load) => load.screen === screen) ?? [])
    .slice(0, Math.floor(count * LATEST_SHARE))
  const chosenLoads = new Set([...new Set([...always, ...latestLoads, ...shuffled])].slice(0, count))
  return loads
    .filter((load) => chosenLoads.has(load))
    .map((load) => (latestLoads.includes(load) ? load : atOneWidth(load, seed)))
}
