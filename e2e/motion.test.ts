import { expect, test } from 'vitest'
import { aPhone, type Phone } from './open-browser.ts'
import { openShopAndBrowser } from './shop-and-browser.ts'

const { shop, browser } = await openShopAndBrowser()

type Seen = { changes: string[]; pictures: number }

/** Records each animated change of the screen, and how often a picture moved with it. */
async function recordChanges({ page }: Phone): Promise<() => Promise<Seen>> {
  await page.addInitScript(() => {
    const seen: Seen = { changes: [], pictures: 0 }
    Object.assign(window, { seen })
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, options) {
      if (typeof options === 'object' && options.pseudoElement?.includes('product-picture')) seen.pictures++
      return animate.call(this, frames, options)
    }
    const watch = () =>
      new MutationObserver(() => {
        const { change } = document.documentElement.dataset
        if (change) seen.changes.push(change)
      }).observe(document.documentElement, { attributeFilter: ['data-change'] })
    if (document.documentElement) watch()
    else addEventListener('DOMContentLoaded', watch)
  })
  return () => page.evaluate(() => (window as unknown as { seen: Seen }).seen)
}

const cardOf = ({ page }: Phone) => page.locator('#content article a[href^="/detail/"]').nth(4)

async function openProductAndReturn(phone: Phone): Promise<{ before: number; after: () => Promise<number> }> {
  const { page } = phone
  await page.goto('/search?sort=hot')
  // Leaves the card below the bar, whose height differs between phone and wide window.
  await cardOf(phone).evaluate((card) => scrollBy(0, card.getBoundingClientRect().top - innerHeight * 0.7))
  const before = await page.evaluate(() => window.scrollY)
  await cardOf(phone).click()
  await page.waitForURL('**/detail/*')
  await page.getByRole('button', { name: 'Add to cart' }).first().waitFor()
  expect(await page.evaluate(() => window.scrollY)).toBeLessThan(100)
  await page.goBack()
  await cardOf(phone).waitFor()
  return { before, after: () => page.evaluate(() => window.scrollY) }
}

test.each([390, 1_440])('screens come in, and a picture moves with its product and back (%i px)', async (width) => {
  const phone = await aPhone(browser, shop.url, { width, hasMotion: true })
  const changes = await recordChanges(phone)
  const { before, after } = await openProductAndReturn(phone)
  await expect.poll(after).toBe(before)
  await expect.poll(changes).toEqual({ changes: ['forward', 'back'], pictures: 2 })
  await expect.poll(() => phone.page.evaluate(() => document.documentElement.dataset.change)).toBeUndefined()
  expect(phone.complaints).toEqual([])
  await phone.context.close()
})

test('nothing moves for a reader who wants no motion', async () => {
  const phone = await aPhone(browser, shop.url)
  const changes = await recordChanges(phone)
  const { before, after } = await openProductAndReturn(phone)
  await expect.poll(after).toBe(before)
  expect(await changes()).toEqual({ changes: [], pictures: 0 })
  await phone.context.close()
})
