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

// Lingui searches its settings from the working directory, which is the repository's root in tests.
const linguiConfig = getConfig({ cwd: import.meta.dirname })

const words = splitWords(import.meta.dirname)
const SOURCES = join(import.meta.dirname, 'src/')
const isForVisitors = (id: string) => !id.startsWith(SOURCES) || words.partOf(id) !== 'rest'

/**
 * Four groups of chunks: the home page, what it loads next, code shared by four screens that visitors use, and code
 * shared by four other screens. One file compresses better than forty, and needs one request (decision 011).
 */
const GROUPS = [
  { name: 'first', tags: ['$initial' as const], priority: 4 },
  { name: 'goods', test: /\/screens\/home\/home-\w+\.tsx$/, priority: 3 },
  { name: 'open', test: isForVisitors, minShareCount: 4, priority: 2 },
  { name: 'shared', minShareCount: 4, priority: 1 },
]

/**
 * Style file names are hashes only, because the first script lists all of them: full names would take more space than
 * all script names (decision 011).
 */
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
  // Each page contains its styles and class names, so a build shortens them.
  ...(command === 'build' && { css: { modules: { generateScopedName: shortClasses() } } }),
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    copyPublicDir: !isSsrBuild,
    // Keep the files of the previous build for open pages (scripts/build.ts).
    emptyOutDir: isSsrBuild === true,
    assetsInlineLimit: 0,
    // A screen has few scripts, so only its styles are preloaded.
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
          // The home page is imported twice: in the first file, and as one of the screens.
          checks: { ineffectiveDynamicImport: false },
        },
  },
  ssr: { noExternal: true },
  // Each icon is a separate file. Pre-bundling would reload the page whenever development or a test uses a new icon.
  optimizeDeps: { exclude: ['@tabler/icons-react'] },
  // A server build keeps process.env.NODE_ENV, and with it both builds of React: `npm start` would use the slow
  // development build.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
}))
