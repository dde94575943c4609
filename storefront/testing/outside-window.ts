const TOLERANCE_PX = 1

/**
 * Whether an ancestor scrolls the element sideways, or cuts it. The page itself does not count, because it cuts
 * everything that is too wide.
 */
function isInRail(element: Element): boolean {
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    const { overflowX } = getComputedStyle(at)
    if (overflowX === 'auto' || overflowX === 'scroll') return true
    if (overflowX !== 'visible' && at.clientWidth < window.innerWidth) return true
  }
  return false
}

/**
 * Elements that extend beyond the sides of the window, each as its tag and text. `scrollWidth` of the document does not
 * show them, because the page clips them.
 */
export const elementsOutsideWindow = (): string[] =>
  [...document.body.querySelectorAll('*')]
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 0 && (right > window.innerWidth + TOLERANCE_PX || left < -TOLERANCE_PX) && !isInRail(element)
    })
    .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40) ?? ''}`)
