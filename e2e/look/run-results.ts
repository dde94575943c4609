import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LoadResult } from './check-load.ts'

const ROOT = join(import.meta.dirname, '../..')
/**
 * Folders whose files determine how the shop looks, in addition to the built front ends, and the folder of the checks.
 */
const SOURCES = ['server/src', 'server/migrations', 'demo', 'contract/src', 'e2e']
const IS_SOURCE = /\.(ts|sql|json)$/

/** A hash of the files on which the results depend: both built front ends, and the sources in SOURCES. */
export function shopHash(): string {
  const hash = createHash('sha256')
  for (const front of ['storefront', 'console']) hash.update(readFileSync(join(ROOT, front, 'dist/.built')))
  for (const folder of SOURCES) {
    const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).filter((file) =>
      IS_SOURCE.test(file),
    )
    for (const file of files.toSorted()) hash.update(file).update(readFileSync(join(ROOT, folder, file)))
  }
  return hash.digest('hex')
}

/** The results of an interrupted run. */
export type RunResults = {
  loads: ReadonlyMap<string, LoadResult>
  store: (name: string, result: LoadResult) => void
  /** Deletes the results after a complete run, so that the next run checks every load again. */
  clear: () => void
}

/** Opens the results stored in a folder. Results with another stamp are ignored. */
export function openResults(folder: string, stamp: string): RunResults {
  const file = join(folder, 'seen.jsonl')
  mkdirSync(folder, { recursive: true })
  const [first, ...rest] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  const storedResults = first === stamp ? rest.flatMap(readLine) : []
  if (first !== stamp) writeFileSync(file, `${stamp}\n`)
  const loads = new Map(storedResults)
  return {
    loads,
    store: (name, one) => {
      loads.set(name, one)
      appendFileSync(file, `${JSON.stringify([name, one])}\n`)
    },
    clear: () => rmSync(file, { force: true }),
  }
}

/** Parses a line. An incomplete line is skipped: a killed process may not have finished writing the last line. */
function readLine(line: string): [string, LoadResult][] {
  try {
    return [JSON.parse(line) as [string, LoadResult]] // as written by `store`
  } catch {
    return []
  }
}
