import { expect, test } from 'vitest'
import { planOf } from './changed.ts'

test('the tests of a changed file are those that import it and those next to it', () => {
  const { tests } = planOf(['storefront/src/screens/bag/bag-line.tsx', 'server/src/features/order/order-timers-sql.ts'])
  expect(tests.get('screens')).toContain('storefront/src/screens/bag/bag.test.tsx')
  expect(tests.get('screens')).not.toContain('storefront/src/screens/home/home.test.tsx')
  expect(tests.get('server')).toContain('server/src/features/order/order-timers.test.ts')
  expect(tests.get('server')).toContain('tidy.test.ts')
  expect(tests.get('server')).not.toContain('server/src/features/address/area.test.ts')
  expect(tests.has('e2e')).toBe(false)
})

test('a changed migration or dependency needs the whole run', () => {
  expect(() => planOf(['server/migrations/212-rate-limit-counter.sql'])).toThrow('npm run verify')
  expect(() => planOf(['package-lock.json'])).toThrow('npm run verify')
})
