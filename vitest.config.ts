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

/** What the desk's screens stand on. */
const PREPARED_AT_THE_DESK = [
  '@lingui/core',
  '@lingui/react',
  '@mantine/core',
  '@mantine/form',
  '@mantine/hooks',
  '@mantine/notifications',
  '@mantine/spotlight',
  '@tanstack/react-query',
  '@tanstack/react-table',
  'axe-core',
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'regexparam',
  'vitest-browser-react',
  'zod',
]

/** Screens are tested as built from their own front's settings, so that their words are compiled. */
const STOREFRONT = './storefront/vite.config.ts'
const CONSOLE = './console/vite.config.ts'

/** Anew for each project, which writes its own name into it. */
const browser = () => ({
  enabled: true,
  headless: true,
  provider: chromium,
  instances: [{ browser: 'chromium' as const }],
  screenshotFailures: false,
})

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
          browser: browser(),
        },
      },
      {
        extends: CONSOLE,
        root: 'console',
        optimizeDeps: { include: PREPARED_AT_THE_DESK },
        test: {
          name: 'console',
          include: ['src/**/*.test.{ts,tsx}'],
          maxWorkers: WORKERS,
          expect: { poll: { timeout: 5_000 } },
          browser: { ...browser(), viewport: { width: 1280, height: 800 } },
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
