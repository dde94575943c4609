import { join } from 'node:path'
import { getConfig } from '@lingui/conf'
import { lingui } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { builtFacts } from './built-facts.ts'
import { routeRecords } from './route-records.ts'
import { shortClasses } from './short-classes.ts'
import { splitWords } from './split-words.ts'
import { workerBuild } from './worker-build.ts'

// Lingui looks for its settings from the working directory, which is the repository's root in tests.
const linguiConfig = getConfig({ cwd: import.meta.dirname })

const words = splitWords(import.meta.dirname)
const SOURCES = join(import.meta.dirname, 'src/')
const isForVisitors = (id: string) => !id.startsWith(SOURCES) || words.partOf(id) !== 'rest'

/**
 * What the front page needs is one file, what it needs next another, what four screens share a third where visitors see
 * it, and else a fourth: one file compresses better than forty, and asks the server once (decision 011).
 */
const GROUPS = [
  { name: 'first', tags: ['$initial' as const], priority: 4 },
  { name: 'goods', test: /\/screens\/home\/home-\w+\.tsx$/, priority: 3 },
  { name: 'open', test: isForVisitors, minShareCount: 4, priority: 2 },
  { name: 'shared', minShareCount: 4, priority: 1 },
]

/** The first file lists all styles: their names would weigh more than the names of all scripts (decision 011). */
const assetFileNames = ({ names }: { names: string[] }) =>
  names.some((name) => name.endsWith('.css')) ? 'assets/[hash][extname]' : 'assets/[name]-[hash][extname]'

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    routeRecords(),
    words.plugin,
    babel({
      include: /\/storefront\/src\/.*\.tsx?$/,
      plugins: [['@lingui/babel-plugin-lingui-macro', { linguiConfig }]],
    }),
    react(),
    lingui({ cwd: import.meta.dirname }),
    ...(command === 'build' && !isSsrBuild
      ? [builtFacts(import.meta.dirname, words.partOf), workerBuild(import.meta.dirname)]
      : []),
  ],
  // Each page carries its styles and their names: in a build they are short.
  ...(command === 'build' && { css: { modules: { generateScopedName: shortClasses() } } }),
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    copyPublicDir: !isSsrBuild,
    // The files of the build before stay for who has it open (scripts/build.ts).
    emptyOutDir: isSsrBuild === true,
    assetsInlineLimit: 0,
    // A screen's scripts are few; only its styles need be listed beside its name.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files) => files.filter((file) => file.endsWith('.css')),
    },
    reportCompressedSize: false,
    // Vite's default target would compile light-dark() into variables.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: 'src/entry-client.tsx',
          output: { codeSplitting: { groups: GROUPS }, assetFileNames },
          // The front page is imported twice: as the first file's part, and as a screen among others.
          checks: { ineffectiveDynamicImport: false },
        },
  },
  ssr: { noExternal: true },
  // Icons are files of their own: prepared one by one, each new one would make the page of a developer or a test reload.
  optimizeDeps: { exclude: ['@tabler/icons-react'] },
  // A server build keeps process.env.NODE_ENV, and with it both builds of React: `npm start` would render with the slow one.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
}))
