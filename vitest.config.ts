import { join } from 'node:path'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { CHROMIUM_ARGS } from './scripts/chromium-args.ts'

const chromium = playwright({
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: CHROMIUM_ARGS },
})

/**
 * Dependencies of the storefront's screens, pre-bundled before the first test: if Vite discovers a package during a
 * test, it reloads the page.
 */
const PREPARED = [
  '@lingui/core',
  '@lingui/react',
  '@scure/base',
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

/** Dependencies of the console's screens. */
const PREPARED_AT_THE_DESK = [
  '@lingui/core',
  '@lingui/react',
  '@mantine/core',
  '@mantine/hooks',
  '@mantine/notifications',
  '@mantine/spotlight',
  '@tanstack/react-query',
  '@tanstack/react-table',
  'axe-core',
  'fflate',
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'regexparam',
  'vitest-browser-react',
  'zod',
]

/** Absolute, because each project has its own folder. */
const BRITISH_DATES = join(import.meta.dirname, 'contract/testing/british-dates.ts')

/** A test that hangs ends after three minutes. No test relies on the limit: a busy machine takes ten times as long. */
const LIMIT = 180_000

/** A state is waited for until then, because a busy machine takes longer than the default second to reach it. */
const POLL = { poll: { timeout: 60_000 } }

/** Files of one worker share a page, which loads the modules once. */
const SHARED_PAGE = join(import.meta.dirname, 'contract/testing/shared-page.ts')

/** Screens are tested with the Vite config of their package, so that their texts are compiled. */
const STOREFRONT = './storefront/vite.config.ts'
const CONSOLE = './console/vite.config.ts'

/** A new object for each project, because Vitest writes the project's name into it. */
const browser = () => ({
  enabled: true,
  headless: true,
  provider: chromium,
  instances: [{ browser: 'chromium' as const }],
  screenshotFailures: false,
})

/** Tests of the server also wait for PostgreSQL and for timers, so four workers keep two cores busy. */
const WORKERS = 4

/** Half of the time of tests in Chromium is waiting. */
const PAGES = 3

/**
 * Long tests start first: a long test that starts last would leave the other core idle. Vitest sorts by earlier
 * durations, which a new checkout lacks.
 */
const LONG = [
  'e2e/look/sample',
  'e2e/parcels/two-parcels.slow',
  'e2e/tax/destinations.slow',
  'e2e/tax/address-change.slow',
  'e2e/journeys/first-sale',
  'e2e/desk/empty-desk',
  'e2e/finding',
  'e2e/connection',
  'e2e/edges',
  'e2e/test-network',
  'demo/provider/card-storm.slow',
  'bench/scale/twenty-thousand.slow',
  'server/src/start/serve-shop.slow',
  'scripts/changed.slow',
  'scripts/embedded-postgres/embedded-postgres.slow',
  'server/src/http/bad-input.slow',
  'server/src/http/foreign-ids',
  'screens/order/orders',
  'screens/payment/payment',
  'screens/refund/refund',
  'screens/with-draw/with-draw',
  'screens/checkout/checkout',
  'server/src/http/event-loop.slow',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = LONG.findIndex((name) => moduleId.includes(`/${name}.test.`))
      return place === -1 ? LONG.length : place
    }
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other))
  }
}

export default defineConfig({
  test: {
    maxWorkers: WORKERS,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'server',
          environment: 'node',
          pool: 'threads',
          // The server is imported once per worker, not once per file: modules hold no state of a shop.
          isolate: false,
          include: [
            'contract/**/*.test.ts',
            'front/**/*.test.ts',
            'server/**/*.test.ts',
            'demo/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
            'tidy.test.ts',
          ],
          globalSetup: ['server/testing/global-postgres.ts'],
          setupFiles: ['server/testing/setup/remembered-hashes.ts', 'server/testing/setup/real-clock.ts'],
          expect: POLL,
          testTimeout: LIMIT,
          hookTimeout: LIMIT,
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
          testTimeout: LIMIT,
          hookTimeout: LIMIT,
        },
      },
      {
        extends: STOREFRONT,
        root: 'storefront',
        optimizeDeps: { include: PREPARED },
        test: {
          name: 'screens',
          include: ['src/**/*.test.tsx', '../front/src/**/*.test.tsx'],
          setupFiles: [BRITISH_DATES, SHARED_PAGE],
          // A project that extends another configuration does not inherit the root's workers: it would use only one.
          maxWorkers: PAGES,
          isolate: false,
          expect: POLL,
          testTimeout: LIMIT,
          hookTimeout: LIMIT,
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
          setupFiles: [BRITISH_DATES, SHARED_PAGE],
          maxWorkers: PAGES,
          isolate: false,
          expect: POLL,
          testTimeout: LIMIT,
          hookTimeout: LIMIT,
          browser: { ...browser(), viewport: { width: 1280, height: 800 } },
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/filled-data.ts'],
          expect: POLL,
          testTimeout: 2 * LIMIT,
          hookTimeout: LIMIT,
        },
      },
    ],
  },
})
