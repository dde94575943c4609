import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Seen } from './look-at.ts'

const ROOT = join(import.meta.dirname, '../..')
/** What decides how the shop looks, beside its built storefront; and what decides what is a fault. */
const SOURCES = ['server/src', 'server/migrations', 'demo', 'contract/src', 'e2e']
const IS_SOURCE = /\.(ts|sql|json)$/

/** Changes with anything that could change what is seen. */
export function stampOfShop(): string {
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

/** What was seen of this shop before an interruption. */
export type Memory = {
  seen: ReadonlyMap<string, Seen>
  remember: (name: string, seen: Seen) => void
  /** All was seen: the next look begins anew. */
  forget: () => void
}

/** Opens the memory in a folder; what another stamp wrote counts for nothing. */
export function openMemory(folder: string, stamp: string): Memory {
  const file = join(folder, 'seen.jsonl')
  mkdirSync(folder, { recursive: true })
  const [first, ...rest] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  const known = first === stamp ? rest.flatMap(readLine) : []
  if (first !== stamp) writeFileSync(file, `${stamp}\n`)
  const seen = new Map(known)
  return {
    seen,
    remember: (name, one) => {
      seen.set(name, one)
      appendFileSync(file, `${JSON.stringify([name, one])}\n`)
    },
    forget: () => rmSync(file, { force: true }),
  }
}

/** The last line may be half written. */
function readLine(line: string): [string, Seen][] {
  try {
    return [JSON.parse(line) as [string, Seen]] // as `remember` wrote it
  } catch {
    return []
  }
}
