import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll } from 'vitest'

const ARCHIVE = join(import.meta.dirname, 'before-baseline.sql.gz')
const HEADING = /^-- file: (.+)\n/m

/** Writes the migrations that the baseline replaced to a folder, which is deleted after the calling test file. */
export function replacedMigrations(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sampan-replaced-migrations-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const [, ...parts] = gunzipSync(readFileSync(ARCHIVE)).toString('utf8').split(HEADING)
  for (let at = 0; at < parts.length; at += 2) writeFileSync(join(folder, parts[at] ?? ''), parts[at + 1] ?? '')
  return folder
}
