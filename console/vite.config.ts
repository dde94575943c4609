import { getConfig } from '@lingui/conf'
import { lingui } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { evaluateWrites } from '../contract/build/evaluate-writes.ts'

// Lingui looks for its settings in the working directory, which is the repository's root in tests.
const linguiConfig = getConfig({ cwd: import.meta.dirname })

/**
 * HTML requires the attribute `content` on `meta` elements. Vite does not write it on the element of the CSP nonce, so
 * it is added here.
 */
const completeNonce = (html: string) =>
  html.replace('<meta property="csp-nonce" ', '<meta property="csp-nonce" content="" ')

export default defineConfig({
  root: import.meta.dirname,
  base: '/console/',
  // The server replaces this placeholder in every response (server/src/pages/console-routes.ts).
  html: { cspNonce: '__NONCE__' },
  plugins: [
    evaluateWrites(),
    babel({
      include: /\/console\/src\/.*\.tsx?$/,
      plugins: [['@lingui/babel-plugin-lingui-macro', { linguiConfig }]],
    }),
    react(),
    lingui({ cwd: import.meta.dirname }),
    { name: 'complete-nonce', transformIndexHtml: { order: 'post', handler: completeNonce } },
  ],
  build: {
    outDir: 'dist/site',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // With Vite's default target, light-dark() would be compiled into variables.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    // The limit is high, because the component library is one chunk for all screens.
    chunkSizeWarningLimit: 1_500,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  // Each icon is a separate module. If icons were pre-bundled one by one, every new icon would reload the page during
  // development and tests.
  optimizeDeps: { exclude: ['@tabler/icons-react'] },
})
