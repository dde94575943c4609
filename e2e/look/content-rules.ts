import type { Page } from 'playwright-core'

/** Runs in the page: finds text that is too small to read, and groups without a name for screen readers. */
function findInPage(): string[] {
  const SMALLEST_PX = 11
  const NAMED = '[aria-label], [aria-labelledby]'
  const GROUPS = 'fieldset, aside, [role="group"], [role="radiogroup"], [role="region"], [role="complementary"]'

  const nameOf = (element: Element) => element.outerHTML.replaceAll(/\s+/g, ' ').slice(0, 120)
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && element.getClientRects().length > 0
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
  // Whether an element is visible: text that is only for screen readers is in a box of one pixel.
  const isDrawn = (element: Element) => element.getBoundingClientRect().width > 1

  const seen = [...document.body.querySelectorAll('*')].filter(isSeen)
  const small = seen
    .filter((element) => hasText(element) && isDrawn(element))
    .map((element) => ({ element, size: Number.parseFloat(getComputedStyle(element).fontSize) }))
    .filter(({ size }) => size < SMALLEST_PX - 0.01)
    .map(({ element, size }) => `text of ${size.toFixed(1)} px: ${nameOf(element)}`)
  const nameless = seen
    .filter((element) => element.matches(GROUPS) && !element.matches(NAMED))
    .filter((element) => !(element.matches('fieldset') && element.querySelector(':scope > legend')))
    .map((element) => `a group without a name: ${nameOf(element)}`)
  return [...small, ...nameless]
}

/** Finds text under 11 px, and groups without a name. */
export const findSmallOrNameless = (page: Page): Promise<string[]> => page.evaluate(findInPage)
