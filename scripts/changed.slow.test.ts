import { expect, test } from 'vitest'
import { onlyCreatesIndexes, planOf } from './changed.ts'
import { filesNaming } from './changed-calls.ts'

/** Each plan reads all imports of the repository: half a minute, and several on a busy machine. */
const WHOLE_GRAPH_MS = 900_000

test(
  'the tests of a changed file are those that import it and those next to it',
  () => {
    const { tests } = planOf([
      'storefront/src/screens/cart/cart-line.tsx',
      'server/src/features/order/order-timers-sql.ts',
    ])
    expect(tests.get('screens')).toContain('storefront/src/screens/cart/cart.test.tsx')
    expect(tests.get('screens')).not.toContain('storefront/src/screens/home/home.test.tsx')
    expect(tests.get('server')).toContain('server/src/features/order/order-timers.test.ts')
    expect(tests.get('server')).toContain('tidy.test.ts')
    expect(tests.get('server')).not.toContain('server/src/features/address/area.test.ts')
    expect(tests.has('e2e')).toBe(false)
  },
  WHOLE_GRAPH_MS,
)

test(
  'a changed catalogue runs the tests next to it, and a deleted file those of its folder',
  () => {
    const { files, tests } = planOf(['storefront/src/locales/ja.po', 'server/src/ledger/deleted.ts'])
    expect(files).toHaveLength(2)
    expect(tests.get('storefront')).toContain('storefront/src/locales/japanese.test.ts')
    expect(tests.get('server')).toContain('server/src/ledger/ledger.test.ts')
  },
  WHOLE_GRAPH_MS,
)

test(
  'a changed test does not run the tests next to it',
  () => {
    const { tests } = planOf(['server/src/features/order/order.test.ts'])
    expect(tests.get('server')).toEqual(['tidy.test.ts', 'server/src/features/order/order.test.ts'])
  },
  WHOLE_GRAPH_MS,
)

test(
  'a changed call runs the tests that name it, those next to code that names it, and those of every call',
  () => {
    const { tests } = planOf(['contract/src/review/review.ts', 'contract/src/index.ts'])
    expect(tests.get('server')).toEqual(
      expect.arrayContaining([
        'server/src/features/review/review-list.test.ts',
        'server/src/http/bad-input.slow.test.ts',
        'server/src/http/reference/reference.slow.test.ts',
      ]),
    )
    expect(tests.get('server')).not.toContain('server/src/features/address/area.test.ts')
    expect(tests.get('screens')).toContain('storefront/src/screens/write-review/write-review.slow.test.tsx')
    expect(tests.get('screens')).not.toContain('storefront/src/screens/home/home.test.tsx')
    expect(tests.get('console')).toContain('console/src/screens/review/reviews.test.tsx')
  },
  WHOLE_GRAPH_MS,
)

test.each([
  ['-- A list;\ncreate index a on b (c);\nCREATE INDEX d on b (e) where f;\n', true],
  ['create index a on b (c);\nalter table b add g int;', false],
  ['create unique index a on b (c);', false],
  ['-- nothing', false],
])(
  '%j only creates indexes: %j',
  (sql, isOnlyIndexes) => {
    expect(onlyCreatesIndexes(sql)).toBe(isOnlyIndexes)
  },
  WHOLE_GRAPH_MS,
)

test(
  'a change of a helper of e2e tests runs the tests that import it',
  () => {
    expect(planOf(['e2e/look/rules.ts']).tests.get('e2e')).toContain('e2e/look/look.test.ts')
  },
  WHOLE_GRAPH_MS,
)

test.each([
  'server/migrations/200-orders.sql',
  'package-lock.json',
  'console/package.json',
  'server/tsconfig.json',
  'server/grants.sql',
  'server/testing/setup/remembered-hashes.ts',
  'e2e/filled-data.ts',
])(
  'a change of %s needs the whole run',
  (file) => {
    expect(() => planOf([file])).toThrow('npm run verify')
  },
  WHOLE_GRAPH_MS,
)

test(
  'a call that no file names any more has no files',
  () => {
    expect(filesNaming([['GET', '/api/removed'].join(' ')])).toEqual([])
  },
  WHOLE_GRAPH_MS,
)
