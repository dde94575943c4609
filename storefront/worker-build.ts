import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGE_TAGS } from '@sampan/contract/rules'
import { build, type Plugin, type Rolldown } from 'vite'

const WORKER = 'src/worker/worker.ts'
const CATALOGUE = /\/locales\/([\w-]+)\.po\?/
/** Fonts used by one language only. */
const FONTS: Record<string, string> = { th: '/noto-sans-thai-' }

/** The files of a build: those that every language needs, and those of each language. */
function filesByLanguage(bundle: Rolldown.OutputBundle[string][]) {
  const languageOf = (file: Rolldown.OutputBundle[string]) =>
    file.type === 'chunk'
      ? file.moduleIds.map((id) => CATALOGUE.exec(id)?.[1]).find((tag) => tag !== undefined)
      : Object.keys(FONTS).find((tag) => file.fileName.includes(FONTS[tag] ?? ''))
  const namedFiles = bundle.map((file) => ({ name: `/${file.fileName}`, language: languageOf(file) }))
  const namesOf = (tag: string | undefined) =>
    namedFiles.filter(({ language }) => language === tag).map(({ name }) => name)
  return {
    files: namesOf(undefined).sort(),
    languages: Object.fromEntries(LANGUAGE_TAGS.map((tag) => [tag, namesOf(tag).sort()])),
  }
}

/**
 * Builds the service worker after the shop, because the service worker lists all files of the build. The list is also
 * its version: a browser updates a service worker when its text has changed. `dist/assets.json` contains the same names
 * for scripts/build.ts.
 */
export const workerBuild = (root: string): Plugin => ({
  name: 'worker-build',
  async writeBundle(_options, bundle) {
    const buildFiles = filesByLanguage(Object.values(bundle))
    writeFileSync(join(root, 'dist/assets.json'), JSON.stringify(Object.keys(bundle)))
    const version = createHash('sha256').update(JSON.stringify(buildFiles)).digest('base64url').slice(0, 12)
    await build({
      configFile: false,
      root,
      logLevel: 'warn',
      publicDir: false,
      define: { BUILT: JSON.stringify({ version, ...buildFiles }) },
      build: {
        outDir: 'dist/client',
        emptyOutDir: false,
        reportCompressedSize: false,
        rolldownOptions: {
          checks: { bundlerTimings: false },
          input: WORKER,
          output: { entryFileNames: 'sw.js', format: 'iife' },
        },
      },
    })
  },
})
