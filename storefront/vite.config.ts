import { getConfig } from '@lingui/conf'
import { lingui } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { evaluateWrites } from '../contract/build/evaluate-writes.ts'
import { buildManifest } from './build-manifest.ts'
import { routeRecords } from './route-records.ts'
import { shortClasses } from './short-classes.ts'
import { splitMessages } from './split-messages.ts'
import { workerBuild } from './worker-build.ts'

// The folder is given, because Lingui searches its settings from the working directory, which is the repository's root
// in tests.
const linguiConfig = getConfig({ cwd: import.meta.dirname })

const splitting = splitMessages(import.meta.dirname)
/** Fields that only the forms of accounts use. Products and searches do not load them. */
const isForAccount =
  /\/(features\/account\/(use-)?mailed-code[\w-]*|ui\/form\/(email|password)-field)\.(tsx?|module\.css)$/
/** Pictures that shoppers send. The first file loads their code only to send messages that were queued offline. */
const isForPictures = /\/src\/api\/picture\//
const isForVisitors = (id: string) =>
  !isForAccount.test(id) && !isForPictures.test(id) && ['home', 'open'].includes(splitting.partOf(id))

/**
 * Six groups of chunks: the home page, the code that it loads next, the viewer of pictures, code for visitors that at
 * least four screens share, fields of accounts, and all other code that at least four screens share. One file compresses better than forty, and
 * needs one request (decision 011).
 */
const GROUPS = [
  { name: 'first', tags: ['$initial' as const], priority: 5 },
  { name: 'goods', test: /\/(screens\/home\/home-\w+\.tsx|api\/batched-favourites\.ts)$/, priority: 4 },
  { name: 'viewer', test: /\/ui\/media\/picture-viewer\.tsx$/, priority: 3.5 },
  { name: 'open', test: isForVisitors, minShareCount: 4, priority: 3 },
  { name: 'account', test: isForAccount, priority: 2 },
  { name: 'shared', minShareCount: 4, priority: 1 },
]

/** A short hash, because the first load has the names of all screens, and hashes are not compressed. */
const chunkFileNames = 'assets/[name]-[hash:7].js'

/**
 * The names of style files are only hashes, because the first script lists all of them: full names would take more
 * space than all script names (decision 011).
 */
const assetFileNames = ({ names }: { names: string[] }) =>
  names.some((name) => name.endsWith('.css')) ? 'assets/[hash][extname]' : 'assets/[name]-[hash][extname]'

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    evaluateWrites(),
    routeRecords(),
    splitting.plugin,
    babel({
      include: /\/storefront\/src\/.*\.tsx?$/,
      plugins: [['@lingui/babel-plugin-lingui-macro', { linguiConfig }]],
    }),
    react(),
    lingui({ cwd: import.meta.dirname }),
    ...(command === 'build' && !isSsrBuild
      ? [buildManifest(import.meta.dirname, splitting.partOf), workerBuild(import.meta.dirname)]
      : []),
  ],
  // Each page contains its styles and class names, so a build shortens the class names.
  ...(command === 'build' && { css: { modules: { generateScopedName: shortClasses() } } }),
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    copyPublicDir: !isSsrBuild,
    // The files of the previous build are kept for open pages (scripts/build.ts).
    emptyOutDir: isSsrBuild === true,
    assetsInlineLimit: 0,
    // Only styles are preloaded, because a screen has few scripts.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files) => files.filter((file) => file.endsWith('.css')),
    },
    reportCompressedSize: false,
    // The target is set explicitly, because Vite's default target would compile light-dark() into variables.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    rolldownOptions: isSsrBuild
      ? { checks: { bundlerTimings: false } }
      : {
          input: 'src/entry-client.tsx',
          output: { codeSplitting: { groups: GROUPS }, assetFileNames, chunkFileNames },
          // This turns off the warning about the home page, which is imported twice: in the first file, and as one of
          // the screens.
          checks: { ineffectiveDynamicImport: false, bundlerTimings: false },
        },
  },
  ssr: { noExternal: true },
  // The icons are not pre-bundled, because each icon is a separate file: pre-bundling would reload the page whenever
  // development or a test uses a new icon.
  optimizeDeps: { exclude: ['@tabler/icons-react'] },
  // Without this definition, a server build contains process.env.NODE_ENV and both builds of React, and `npm start`
  // would use the slow development build.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
}))
