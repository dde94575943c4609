import { getConfig } from '@lingui/conf'
import { lingui } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// Lingui looks for its settings from the working directory, which is the repository's root in tests.
const linguiConfig = getConfig({ cwd: import.meta.dirname })

/** HTML requires `content` on this element, and Vite writes none. */
const completeNonce = (html: string) =>
  html.replace('<meta property="csp-nonce" ', '<meta property="csp-nonce" content="" ')

export default defineConfig({
  root: import.meta.dirname,
  base: '/console/',
  // The server replaces it, in each page anew (server/src/pages/console-routes.ts).
  html: { cspNonce: '__NONCE__' },
  plugins: [
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
    // Vite's default target would compile light-dark() into variables.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    // The library of components is one file for all screens.
    chunkSizeWarningLimit: 1_500,
  },
  // Icons are files of their own: prepared one by one, each new one would make the page of a developer or a test reload.
  optimizeDeps: { exclude: ['@tabler/icons-react'] },
})
