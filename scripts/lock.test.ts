import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

type Entry = { link?: boolean; integrity?: string }

const { packages }: { packages: Record<string, Entry> } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8'),
)
const installed = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)

test('every package of the lock file has a digest, by which npm verifies it', () => {
  expect(installed.length).toBeGreaterThan(500)
  expect(installed.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([])
})
