import { afterAll } from 'vitest'
import { openBrowser } from './open-browser.ts'
import { openShop } from './open-shop.ts'

/** Opens a shop and a browser for the tests of a file, and closes both after them. */
export async function openShopAndBrowser({ has_chain = false } = {}) {
  const [shop, browser] = await Promise.all([openShop(undefined, has_chain), openBrowser()])
  afterAll(() => Promise.all([shop.close(), browser.close()]))
  return { shop, browser }
}
