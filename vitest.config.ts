import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const chromium = playwright({
  launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] },
})

/** What screens stand on, prepared before the first test: a package that Vite meets half-way makes it reload the page. */
const PREPARED = [
  '@lingui/core',
  '@lingui/react',
  '@tanstack/react-query',
  'axe-core',
  'js-cookie',
  'lean-qr',
  'libphonenumber-js/mobile',
  'react',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'regexparam',
  'virtua',
  'vitest-browser-react',
  'zod',
]

/** Both rooms of storefront tests are built like the storefront itself, so that its words are compiled. */
const STOREFRONT = './storefront/vite.config.ts'

const WORKERS = 2

export default defineConfig({
  test: {
    maxWorkers: WORKERS,
    projects: [
      {
        test: {
          name: 'server',
          environment: 'node',
          pool: 'threads',
          include: [
            'contract/**/*.test.ts',
            'server/**/*.test.ts',
            'demo/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
            'tidy.test.ts',
          ],
          globalSetup: ['server/testing/global-postgres.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        extends: STOREFRONT,
        root: 'storefront',
        test: {
          name: 'storefront',
          environment: 'node',
          pool: 'threads',
          maxWorkers: WORKERS,
          include: ['*.test.ts', 'src/**/*.test.ts'],
        },
      },
      {
        extends: STOREFRONT,
        root: 'storefront',
        optimizeDeps: { include: PREPARED },
        test: {
          name: 'screens',
          include: ['src/**/*.test.tsx'],
          // What extends another configuration does not inherit the root's: on two cores it would use one.
          maxWorkers: WORKERS,
          // A busy machine takes longer than the usual second to show a screen.
          expect: { poll: { timeout: 5_000 } },
          browser: {
            enabled: true,
            headless: true,
            provider: chromium,
            instances: [{ browser: 'chromium' }],
            screenshotFailures: false,
          },
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/filled-data.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
