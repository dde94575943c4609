// Finds the files that a change of API calls affects. Server and front ends name a call by its text, for example
// `GET /api/home`, so a text search finds the files of a call.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
/** The key of an endpoint in a file of the contract. */
const CALL = /(?<=^ {2})'(?:GET|POST) \/api\/[^']+'(?=: \{)/gm
/** Files that only list the calls of the contract. If a call is missing, types report it. */
export const LISTS = ['contract/src/index.ts', 'contract/src/client/writes.ts']
/** The folders of the tests that make or describe every call. */
export const FOLDERS_OF_EVERY_CALL = ['server/src/http', 'server/src/http/reference']

/** `git grep` exits with this status if nothing matches. */
const NO_MATCH = 1

export const textOf = (file: string) => (existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8') : '')
const callsIn = (text: string): string[] => text.match(CALL) ?? []

export const hasEndpoints = (file: string) => file.startsWith('contract/src/') && /_endpoints = \{/.test(textOf(file))

export const callsOf = (endpoint_files: readonly string[]) => endpoint_files.flatMap((file) => callsIn(textOf(file)))

/** The files that contain one of the patterns, each ended by a zero byte. */
function grep(patterns: readonly string[]): string {
  const folders = ['front', 'server', 'storefront', 'console', 'demo']
  try {
    const args = ['grep', '--untracked', '--fixed-strings', '-lz', ...patterns, '--', ...folders]
    return execFileSync('git', args, { cwd: ROOT, maxBuffer: 1e9 }).toString()
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === NO_MATCH) return ''
    throw error
  }
}

/** The files that name one of the calls. The contract is not searched. */
export function filesNaming(calls: readonly string[]): string[] {
  if (calls.length === 0) return []
  const patterns = [...new Set(calls)].flatMap((call) => ['-e', call])
  return grep(patterns)
    .split('\0')
    .filter((file) => /\.tsx?$/.test(file))
}
