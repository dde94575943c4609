import { expect, test } from 'vitest'
import { matchesEtag } from './matches-etag.ts'

const matches = (header: string | undefined, etag: string) =>
  matchesEtag({ headers: { 'if-none-match': header } }, etag)

test.each(['"a"', 'W/"a"'])('the tag %s matches If-None-Match in every form that proxies send', (etag) => {
  for (const header of ['"a"', 'W/"a"', '"b", "a"', 'W/"b",W/"a"', '*'])
    expect(matches(header, etag), header).toBe(true)
  for (const header of [undefined, '', '"b"', 'a', '"ab"', 'W/'])
    expect(matches(header, etag), String(header)).toBe(false)
})
