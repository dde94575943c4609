import { expect, test } from 'vitest'
import { policy } from '../server/src/http/policy.ts'
import { isPublicRead } from '../server/src/http/reply-cache/reply-cache.ts'
import { CACHED_READS } from '../storefront/src/worker/cache-rules.ts'

test('a browser stores only replies that are the same for everyone', () => {
  for (const read of CACHED_READS) {
    expect(policy[read], read).toBe('public')
    expect(isPublicRead(read), read).toBe(true)
  }
})
