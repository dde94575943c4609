import { endpoints } from '@sampan/contract'
import { expect, test } from 'vitest'
import { isPublicRead } from '../server/src/reply-cache/reply-cache.ts'
import { CACHED_READS } from '../storefront/src/worker/cache-rules.ts'

test('a browser stores only replies that are the same for everyone', () => {
  for (const read of CACHED_READS) {
    expect(endpoints[read].access, read).toBe('public')
    expect(isPublicRead(read), read).toBe(true)
  }
})
