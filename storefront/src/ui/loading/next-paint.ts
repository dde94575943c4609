/** The longest wait. It is limited, because hidden pages are not painted. */
const AT_MOST_MS = 100

/** Resolves after the changes made so far are on the screen. Slow work that can wait is done afterwards. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, AT_MOST_MS)
  })
}
