import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuiltStorefront, PageRenderer } from '@sampan/contract'

const DIST = join(import.meta.dirname, '../../../storefront/dist')
const FACTS = join(DIST, 'built.json')

/** The built storefront: its files, its renderer, and facts about the build. */
export type StorefrontBuild = {
  folder: string
  renderer: PageRenderer & { notFoundError: () => Error }
  facts: BuiltStorefront
}

/** Loads the build in storefront/dist; undefined without a build, as in server tests. */
export async function loadStorefront(): Promise<StorefrontBuild | undefined> {
  if (!existsSync(FACTS)) return undefined
  const facts = JSON.parse(readFileSync(FACTS, 'utf8')) as BuiltStorefront // written by build-manifest.ts
  const renderer = (await import(join(DIST, 'server/entry-server.js'))) as StorefrontBuild['renderer'] // built from entry-server.tsx
  await renderer.ready()
  return { folder: join(DIST, 'client'), renderer, facts }
}
