import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

type Entry = { version?: string; link?: boolean; integrity?: string; dev?: boolean; optional?: boolean }

const { packages }: { packages: Record<string, Entry> } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8'),
)
const installedPackages = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)

test('every package of the lock file has a digest, by which npm verifies it', () => {
  expect(installedPackages.length).toBeGreaterThan(500)
  expect(installedPackages.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([])
})

test('the server has one version of the packages that compute hashes and addresses', () => {
  for (const name of ['@noble/hashes', '@noble/curves', '@scure/base', '@scure/bip32', '@scure/bip39']) {
    const versions = installedPackages.filter(([path, { dev }]) => path.endsWith(`node_modules/${name}`) && !dev)
    expect(versions.map(([path]) => path)).toHaveLength(1)
  }
})
