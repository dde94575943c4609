import { expect, test } from 'vitest'
import { aPhone, open, type Phone } from './open-browser.ts'
import { aBuyer, PAYMENT_CODE } from './people.ts'
import { openShopAndBrowser } from './shop-and-browser.ts'

const { shop, browser } = await openShopAndBrowser()

const STEPS_MOST = 120

/** Role and name of the element that has the focus. */
const focusedLabel = async ({ page }: Phone) => {
  const [first = ''] = (await page.locator(':focus').ariaSnapshot({ timeout: 1_000 })).split('\n')
  return first.replace(/^- /, '').replace(/:.*$/, '')
}

/** The bar, the footer or the tabs must not cover the element that has the focus. */
const isCovered = ({ page }: Phone) =>
  page.locator(':focus').evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const there = document.elementFromPoint(left + width / 2, top + height / 2)
    return !(
      there &&
      (element.contains(there) || there.contains(element) || there.closest('label')?.control === element)
    )
  })

/** Presses Tab until an element with this role and name has the focus. */
async function tabTo(phone: Phone, pattern: RegExp): Promise<void> {
  const labels: string[] = []
  for (let steps = 0; steps < STEPS_MOST; steps += 1) {
    await phone.page.keyboard.press('Tab')
    if (await phone.page.evaluate(() => document.activeElement === document.body)) continue
    const now = await focusedLabel(phone)
    labels.push(now)
    if (!pattern.test(now)) continue
    await expect.poll(() => isCovered(phone), { message: `${now} is covered` }).toBe(false)
    return
  }
  throw new Error(`no ${pattern}, only ${labels.join(' | ')}`)
}

/** Checks the announcement of a screen that opens: the element that gets the focus, and the page’s title. */
async function arrives(phone: Phone, { at, title }: { at: string; title: RegExp | string }): Promise<void> {
  await expect.poll(() => focusedLabel(phone).catch(() => '')).toBe(at)
  await expect.poll(() => phone.page.title()).toMatch(title)
}

test('by keyboard alone, a shopper finds a product, puts it into the cart, checks out and pays', async () => {
  const buyer = await aBuyer(shop)
  const phone = await aPhone(browser, shop.url)
  const { page } = phone
  const press = (key: string) => page.keyboard.press(key)
  await phone.context.addCookies([{ name: 'Admin-Token', value: buyer.token, domain: 'localhost', path: '/' }])
  await open(phone, '/home')
  await page.waitForLoadState('networkidle')

  await tabTo(phone, /^link "What are you looking for/)
  await press('Enter')
  await arrives(phone, { at: 'combobox "Search" [expanded]', title: 'Search' })
  await page.keyboard.type('soap')
  await press('Enter')
  await page.getByRole('heading', { level: 2 }).filter({ hasText: 'soap' }).first().waitFor()

  await tabTo(phone, /^link "Slow-cured soap, three bars/)
  await press('Enter')
  await arrives(phone, { at: 'heading "Slow-cured soap, three bars" [level=1]', title: 'Slow-cured soap' })
  await tabTo(phone, /^button "Add to cart/)
  await press('Enter')
  await page.getByRole('dialog').waitFor()
  await tabTo(phone, /^button "Add to cart/)
  await press('Enter')
  await tabTo(phone, /^link "Cart/)
  await press('Enter')
  await arrives(phone, { at: 'heading "Cart 1" [level=1]', title: 'Cart' })

  await tabTo(phone, /^button "Check out/)
  await press('Enter')
  await arrives(phone, { at: 'heading "Checkout" [level=1]', title: 'Checkout' })
  await tabTo(phone, /^button "Place order/)
  await press('Enter')
  // The keypad opens at once and takes the focus from the heading.
  await page.getByRole('group', { name: 'Payment code' }).waitFor()
  await expect.poll(() => page.title()).toMatch('Payment')
  await page.keyboard.type(PAYMENT_CODE)
  await expect.poll(() => page.url()).toContain('paid=')
  await expect.poll(() => focusedLabel(phone).catch(() => '')).toMatch(/^heading ".*" \[level=1\]$/)

  await page.goBack()
  await expect.poll(() => focusedLabel(phone).catch(() => '')).toMatch(/^(button "Check out|heading)/)
})
