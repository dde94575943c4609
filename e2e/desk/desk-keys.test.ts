import { expect, test } from 'vitest'
import { aDesk } from '../desk.ts'
import { visit } from '../desk-faults.ts'
import { findAxeViolations } from '../look/axe.ts'
import { aBuyer, aPaidOrder } from '../people.ts'
import { openShopAndBrowser } from '../shop-and-browser.ts'

const { shop, browser } = await openShopAndBrowser()

type Focused = { place: number; isSeen: boolean; label: string }

/**
 * Runs in the page: numbers the elements that the Tab key should reach.
 * @returns the number of these elements.
 */
function numberStops(): number {
  const isReached = (element: HTMLElement) =>
    element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true })
  const all = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=hidden]), select, textarea, [tabindex]',
    ),
  ].filter(isReached)
  // In a radio group, Tab reaches only the checked button.
  const stops = all.filter((one) => !(one instanceof HTMLInputElement && one.type === 'radio' && !one.checked))
  for (const [place, stop] of stops.entries()) stop.dataset.stop = String(place)
  return stops.length
}

/** Runs in the page: describes the focused element, and whether its focus is visible. */
function readFocus(): Focused {
  const at = document.activeElement
  if (!(at instanceof HTMLElement) || at === document.body) return { place: -1, isSeen: true, label: 'the page' }
  const marks = [at, at.closest('label'), at.parentElement, at.nextElementSibling]
  const isMarked = (one: Element | null | undefined) => {
    if (!one) return false
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one)
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
  }
  const changesItsBorder = at.matches('input, textarea, select') // when focused, Mantine's fields have a border in the accent colour
  return {
    place: Number(at.dataset.stop ?? Number.NaN),
    isSeen: changesItsBorder || marks.some(isMarked),
    label: `${at.localName} “${at.getAttribute('aria-label') ?? at.textContent ?? ''}”`,
  }
}

test('the Tab key reaches every control of a page in order, its focus is visible, and it is never trapped', async () => {
  const { order_id } = await aPaidOrder(await aBuyer(shop))
  const desk = await aDesk(browser, shop)
  for (const address of [`/console/orders/${order_id}?status=all`, '/console/product/keyboard']) {
    await visit(desk, address)
    await desk.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    const stops = await desk.page.evaluate(numberStops)
    expect(stops).toBeGreaterThan(15)
    const passed: Focused[] = []
    for (let step = 0; step <= stops; step++) {
      await desk.page.keyboard.press('Tab')
      passed.push(await desk.page.evaluate(readFocus))
    }
    expect(passed.filter(({ isSeen }) => !isSeen).map(({ label }) => label)).toEqual([])
    // The focus may start in the middle of the page. After the last control the focus is in the browser itself, then on
    // the first control.
    const [first = -1] = passed.map(({ place }) => place)
    const round = passed.map((_, at) => (first + at) % (stops + 1)).map((place) => (place === stops ? -1 : place))
    expect(passed.map(({ place }) => place)).toEqual(round)
  }
  await desk.context.close()
})

test('the keyboard alone can open a list and a row, close the row, and show the shortcuts', async () => {
  const desk = await aDesk(browser, shop)
  const { page } = desk
  await page.keyboard.press('g')
  await page.keyboard.press('o')
  await page.getByRole('heading', { name: 'Orders', level: 1 }).waitFor()
  await page.locator('tr[data-key]').first().waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await page.locator('tr [aria-current]').waitFor()
  const opened = page.url()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.url()).not.toBe(opened)
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  for (const key of ['Next row', 'Search this page', 'Go to…']) await keys.getByText(key).waitFor()
  expect(await findAxeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await keys.waitFor({ state: 'hidden' })
  await page.keyboard.press('/')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search')
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('textbox').fill('Refunds')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Refunds', level: 1 }).waitFor()
  expect(desk.complaints).toEqual([])
  await desk.context.close()
})
