import { LANGUAGES } from '@sampan/contract/rules'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NAMES } from '../scripts/words.ts'
import { aPhone, open, openBrowser } from './open-browser.ts'
import { type OpenShop, openShop } from './open-shop.ts'
import { PATHS } from './paths.ts'

let shop: OpenShop
let browser: Browser
beforeAll(async () => {
  ;[shop, browser] = await Promise.all([openShop(), openBrowser()])
})
afterAll(() => Promise.all([shop?.close(), browser?.close()]))

/** Valid parameters of public paths, in the path or the query. */
const NAMED: Record<string, string[]> = {
  '/explore': ['/explore?category=toys'],
  '/search': ['/search?keyword=a'],
  '/detail': ['/detail/keyboard'],
  '/shop': ['/shop?sort=new', '/shop/studio-kanda'],
}
const PUBLIC = PATHS.filter(({ is_public }) => is_public)
const PAGES = PUBLIC.flatMap(({ path }) => [path, ...(NAMED[path] ?? [])])

/** The HTML rendered at an address, without texts of other shoppers that are marked with a different language. */
async function renderedAt(path: string, language: string): Promise<string> {
  const reply = await fetch(shop.url + path, { headers: { 'accept-language': language } })
  expect(reply.status, path).toBe(200)
  const [page = ''] = (await reply.text()).split('<script type="application/json" id="state">')
  return page.replaceAll(/<style.*?<\/style>|<p lang=.*?<\/p>/gs, '')
}

/** Visible and spoken texts of a page, including its title and description. */
function textsOf(page: string): string[] {
  const found = page.matchAll(/>([^<]+)<| (?:name="description" content|title|alt|placeholder|aria-label)="([^"]+)"/g)
  return [...found].map(([, text, attribute = '']) => (text ?? attribute).replaceAll(/&#?\w+;/g, ' '))
}

const BRAND = /sampan/gi
/** The name of each language in that language, which every page contains. */
const OWN_NAMES: readonly string[] = LANGUAGES.map(({ language_name }) => language_name)
/** Whether the text contains only Latin letters. */
const isEnglish = (text: string): boolean =>
  !OWN_NAMES.includes(text) &&
  /[a-z]{3}/i.test(text.replaceAll(NAMES, '').replaceAll(BRAND, '')) &&
  !/(?!\p{Script=Latin})\p{L}/u.test(text)

test('the public routes are the nine of the specification', () => {
  expect(PUBLIC).toHaveLength(9)
})

test.each(LANGUAGES)(
  'every public page is rendered completely, in its own language ($language_name)',
  async ({ tag }) => {
    for (const path of PAGES) {
      const page = await renderedAt(path, tag)
      expect(page, path).toContain('<main')
      expect(page.match(/data-skeleton|aria-busy="true"/g), path).toBe(null)
      const texts = textsOf(page)
      expect(texts.length, path).toBeGreaterThan(3)
      if (tag !== 'en') expect(texts.filter(isEnglish), path).toEqual([])
    }
  },
)

/**
 * Data that pages load in the browser: content far below, stock, and data that may be older than the visitor's own
 * action.
 */
const ASKED_LATER: Record<string, string[]> = {
  '/detail/keyboard': ['/api/product/related', '/api/product/stock'],
  '/register': ['/api/area'],
  '/shop/studio-kanda': ['/api/shop/detail'],
}

test('a page requests no data that the server could have rendered', async () => {
  const phone = await aPhone(browser, shop.url)
  const asked = new Set<string>()
  phone.page.on('request', (request) => asked.add(new URL(request.url()).pathname))
  for (const path of PAGES) {
    asked.clear()
    await open(phone, path)
    await phone.page.waitForLoadState('networkidle')
    const calls = [...asked].filter((pathname) => pathname.startsWith('/api/'))
    expect(calls.toSorted(), path).toEqual(ASKED_LATER[path] ?? [])
  }
  await phone.context.close()
})
