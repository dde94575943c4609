import { expect, test } from 'vitest'
import { urlsOf } from './hosts.ts'

test.each([
  ['one host', 'postgres://app:p@w@a:5433/shop?sslmode=require', ['postgres://app:p@w@a:5433/shop?sslmode=require']],
  [
    'several',
    'postgres://app:p,w@a:5433,b/shop?x=1,2',
    ['postgres://app:p,w@a:5433/shop?x=1,2', 'postgres://app:p,w@b/shop?x=1,2'],
  ],
  ['without a user', 'postgresql://a,b:1', ['postgresql://a', 'postgresql://b:1']],
  ['one unix socket', 'postgres:///shop?host=/run', ['postgres:///shop?host=/run']],
  [
    'several unix sockets, of one port',
    'postgres://app@/shop?host=/run/a,/run/b&port=5433',
    ['postgres://app@/shop?host=%2Frun%2Fa&port=5433', 'postgres://app@/shop?host=%2Frun%2Fb&port=5433'],
  ],
  [
    'several hosts, each with its port',
    'postgres://app@/shop?host=a,b&port=1,2',
    ['postgres://app@/shop?host=a&port=1', 'postgres://app@/shop?host=b&port=2'],
  ],
  ['no URL at all', '', ['']],
])('the list of hosts is read from a URL: %s', (_what, url, expected) => {
  expect(urlsOf(url)).toEqual(expected)
})
