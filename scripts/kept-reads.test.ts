import { expect, test } from 'vitest'
import { policy } from '../server/src/http/policy.ts'
import { isPublicRead } from '../server/src/http/reply-cache/reply-cache.ts'
import { KEPT_READS } from '../storefront/src/worker/kept.ts'

test('a browser keeps only answers that the server gives to everybody alike', () => {
  for (const read of KEPT_READS) {
    expect(policy[read], read).toBe('public')
    expect(isPublicRead(read), read).toBe(true)
  }
})
