import type { Locator } from 'vitest/browser'

/**
 * Clicks a button and presses its key as soon as a pane is in the document, before any timer can run: the second click
 * of a double click. Resolves to the state that the button had.
 */
export function clickOnArrival(pane: Locator, button: Locator, key: string): Promise<'enabled' | 'disabled'> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const element = pane.query() && (button.query() as HTMLButtonElement | null)
      if (!element) return
      observer.disconnect()
      resolve(element.disabled ? 'disabled' : 'enabled')
      element.click()
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    })
    observer.observe(document.body, { childList: true, subtree: true, attributes: true })
  })
}
