/** No page that nobody sees is painted: it must not be waited for. */
const AT_MOST_MS = 100

/** When what changed so far is on the screen: what takes longer and can wait a moment is done after it. */
export function painted(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done))
    setTimeout(done, AT_MOST_MS)
  })
}
