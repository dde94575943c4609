import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HtmlChecker, openHtmlChecker } from './html-checker.ts'

let checker: HtmlChecker | null
beforeAll(async () => {
  checker = await openHtmlChecker({ install: false })
})
afterAll(() => checker?.close())

const page = (body: string, style = '') =>
  `<!doctype html><html lang="en"><head><title>Bag</title>${style}</head><body>${body}</body></html>`

test('the checker finds errors and warnings, and reports nothing for a valid page', async ({ skip }) => {
  if (!checker) return skip('there is no Java on this machine')
  expect(await checker.check(page('<h1>Bag</h1><p>Two pieces</p>'))).toEqual([])
  expect(await checker.check(page('<h1>Bag</h1><span><h2>Two</h2></span>'))).toEqual([
    expect.stringContaining('“h2” not allowed'),
  ])
  const warned = '<h1>Bag</h1><input type="checkbox" role="switch" aria-checked="true" aria-label="On">'
  expect((await checker.check(page(warned))).join()).toContain('aria-checked')
})

test('the checker does not report CSS that is too new for its CSS parser', async ({ skip }) => {
  if (!checker) return skip('there is no Java on this machine')
  expect(await checker.check(page('<h1>Bag</h1>', '<style>h1 { animation-timeline: scroll() }</style>'))).toEqual([])
})
