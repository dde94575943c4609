import { expect, test } from 'vitest'
import { isFileAddress, isPartOfPage } from './file-address.ts'

test.each(['/assets/entry.js', '/assets/fonts/latin.woff2?v=1', '/pictures/soap-1.webp?w=320'])(
  '%s is part of a page',
  (url) => {
    expect([isPartOfPage(url), isFileAddress(url)]).toEqual([true, true])
  },
)

test.each([
  '/assets/../home',
  '/assets/%2e%2e/home',
  '/pictures/..\\home',
  '/pictures/x\\..\\..\\home',
  '//assets/home',
])('%s leads to a page, whose requests are rate limited', (url) => {
  expect([isPartOfPage(url), isFileAddress(url)]).toEqual([false, false])
})

test.each(['/favicon.ico', '/.env', '/.git/config', '/detail/../robots.txt'])(
  '%s is a file outside of pages',
  (url) => {
    expect([isPartOfPage(url), isFileAddress(url)]).toEqual([false, true])
  },
)

test.each(['/home', '/detail/soap', '/search?keyword=soap.png'])('%s is not a file', (url) => {
  expect([isPartOfPage(url), isFileAddress(url)]).toEqual([false, false])
})
