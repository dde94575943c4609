/** Hidden pages are not painted, so the wait has an upper limit. */
const AT_MOST_MS = 100

/** Resolves after the changes so far are on the screen. Slow work that can wait is done after it. */
export function painted(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done))
    setTimeout(done, AT_MOST_MS)
  })
}
