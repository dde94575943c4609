import { expect, test } from 'vitest'
import { matchesEtag } from './matches-etag.ts'

const asks = (known: string | undefined, etag: string) => matchesEtag({ headers: { 'if-none-match': known } }, etag)

test.each(['"a"', 'W/"a"'])('the tag %s matches If-None-Match in every form that proxies send', (etag) => {
  for (const known of ['"a"', 'W/"a"', '"b", "a"', 'W/"b",W/"a"', '*']) expect(asks(known, etag), known).toBe(true)
  for (const known of [undefined, '', '"b"', 'a', '"ab"', 'W/']) expect(asks(known, etag), String(known)).toBe(false)
})
