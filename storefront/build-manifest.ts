import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuiltStorefront } from '@sampan/contract'
import { LANGUAGES, type Language } from '@sampan/contract/rules'
import type { Plugin, Rolldown } from 'vite'
import { PARTS, type PartOf } from './split-messages.ts'

const ENTRY = 'src/entry-client.tsx'
const ROUTES = 'src/routes.ts'
/** The file that defines the background colours. The browser's own bars should have the same colours. */
const TOKENS = 'src/ui/styles/tokens.css'
const GROUND = /--bg: light-dark\((#\w+), (#\w+)\)/
/** Fonts without a fallback font (decision 005). Pages in these languages wait for their font. */
const AWAITED_FONTS: { readonly [Tag in Language]?: string } = { th: 'noto-sans-thai' }

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** Writes `dist/built.json` with the facts that the server needs about the built storefront. */
export function buildManifest(root: string, partOf: PartOf): Plugin {
  return {
    name: 'build-manifest',
    writeBundle(_options, bundle) {
      writeFileSync(join(root, 'dist/built.json'), JSON.stringify(factsOf(root, partOf, this, Object.values(bundle))))
    },
  }
}

function factsOf(
  root: string,
  partOf: PartOf,
  modules: Modules,
  files: Rolldown.OutputBundle[string][],
): BuiltStorefront {
  const chunks = files.filter((file) => file.type === 'chunk')
  const assets = files.filter((file) => file.type === 'asset')
  const chunkOf = (file: string) => single(file, (chunk) => chunk.moduleIds.includes(join(root, file)), chunks)
  const wordsOf = (screen: string, tag: Language) =>
    PARTS.slice(0, PARTS.indexOf(partOf(join(root, screen || ENTRY))) + 1).map(
      (part) => `src/locales/${tag}.po?${part}`,
    )
  const fontsOf = (tag: Language) =>
    assets.map(({ fileName }) => fileName).filter((name) => name.includes(`/${AWAITED_FONTS[tag]}-`))
  const screenFacts = (screen: string) => {
    const own = screen ? [ENTRY, screen] : [ENTRY]
    const renderedModules = [...own, ...partsOf(root, screen || ENTRY, modules)]
    const scripts = (tag: Language) => filesBehind([...own, ...wordsOf(screen, tag)].map(chunkOf), chunks).scripts
    return {
      styles: filesBehind(renderedModules.map(chunkOf), chunks).styles,
      scripts: byLanguage(({ tag }) => scripts(tag)),
    }
  }
  const screens = modules.getModuleInfo(join(root, ROUTES))?.dynamicallyImportedIds ?? []
  return {
    entry: `/${chunkOf(ENTRY).fileName}`,
    theme: themeIn(readFileSync(join(root, TOKENS), 'utf8')),
    languages: byLanguage(({ tag, file_name }) => ({
      locale: file_name,
      fonts: fontsOf(tag).map((name) => `/${name}`),
    })),
    screens: Object.fromEntries(
      ['', ...screens.map((id) => id.slice(root.length + 1))].map((screen) => [screen, screenFacts(screen)]),
    ),
    styles: Object.fromEntries(
      assets
        .filter(({ fileName }) => fileName.endsWith('.css'))
        .map(({ fileName, source }) => [`/${fileName}`, String(source)]),
    ),
  }
}

/**
 * Finds the parts of a screen that are loaded with `deferHydration`: they are server-rendered, although their code is
 * loaded later.
 */
function partsOf(root: string, screen: string, modules: Modules): string[] {
  const deferredIds = new Set<string>()
  const visitedIds = new Set<string>()
  const walk = (id: string) => {
    const info = modules.getModuleInfo(id)
    if (visitedIds.has(id) || !info || !id.startsWith(join(root, 'src'))) return
    visitedIds.add(id)
    if (info.code?.includes('deferHydration(')) for (const part of info.dynamicallyImportedIds) deferredIds.add(part)
    for (const importedId of info.importedIds) walk(importedId)
  }
  walk(join(root, screen))
  return [...deferredIds].map((id) => id.slice(root.length + 1))
}

/** The URLs of the `wanted` chunks and of all chunks that these import. */
function filesBehind(starts: readonly Rolldown.OutputChunk[], all: readonly Rolldown.OutputChunk[]) {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const walk = ({ fileName, imports, viteMetadata }: Rolldown.OutputChunk) => {
    if (scripts.has(`/${fileName}`)) return
    scripts.add(`/${fileName}`)
    for (const name of imports) walk(single(name, (chunk) => chunk.fileName === name, all))
    for (const style of viteMetadata?.importedCss ?? []) styles.add(`/${style}`)
  }
  for (const chunk of starts) walk(chunk)
  return { scripts: [...scripts], styles: [...styles] }
}

function single<Item>(name: string, isIt: (item: Item) => boolean, items: readonly Item[]): Item {
  const item = items.find(isIt)
  if (!item) throw new Error(`the build has no ${name}`)
  return item
}

function themeIn(tokens: string): BuiltStorefront['theme'] {
  const [, light, dark] = GROUND.exec(tokens) ?? []
  if (!light || !dark) throw new Error(`${TOKENS} does not define --bg with a light and a dark colour`)
  return { light, dark }
}

function byLanguage<Fact>(factOf: (language: (typeof LANGUAGES)[number]) => Fact): Record<Language, Fact> {
  const facts = LANGUAGES.map((language) => [language.tag, factOf(language)])
  return Object.fromEntries(facts) as Record<Language, Fact> // one entry per language
}
