import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageRenderer } from '@sampan/contract'

const DIST = join(import.meta.dirname, '../../../storefront/dist')
const ENTRY = 'src/entry-client.tsx'

type Chunk = { file: string; imports?: string[]; css?: string[] }

/** The built storefront: its renderer, and which files each page needs. */
export type StorefrontBuild = {
  folder: string
  renderer: PageRenderer & { notThere: () => Error }
  entry: string
  /** URLs of the scripts and styles of the entry together with these modules. */
  filesOf: (modules: readonly string[]) => { scripts: string[]; styles: string[] }
  textOf: (address: string) => string
}

/** The build in storefront/dist, or undefined when there is none (server tests need none). */
export async function loadStorefront(): Promise<StorefrontBuild | undefined> {
  const folder = join(DIST, 'client')
  const manifestFile = join(folder, '.vite/manifest.json')
  if (!existsSync(manifestFile)) return undefined
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Chunk> // Vite's format
  const renderer = (await import(join(DIST, 'server/entry-server.js'))) as StorefrontBuild['renderer'] // built from entry-server.tsx
  await renderer.ready()
  const entry = manifest[ENTRY]
  if (!entry) throw new Error(`the storefront was built without ${ENTRY}`)
  return {
    folder,
    renderer,
    entry: `/${entry.file}`,
    filesOf: (modules) => collect(manifest, [ENTRY, ...modules]),
    textOf: (address) => readFileSync(join(folder, address), 'utf8'),
  }
}

function collect(manifest: Record<string, Chunk>, modules: readonly string[]) {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const walk = (module: string) => {
    const chunk = manifest[module]
    if (!chunk || scripts.has(`/${chunk.file}`)) return
    scripts.add(`/${chunk.file}`)
    for (const imported of chunk.imports ?? []) walk(imported)
    for (const style of chunk.css ?? []) styles.add(`/${style}`)
  }
  for (const module of modules) walk(module)
  return { scripts: [...scripts], styles: [...styles] }
}
