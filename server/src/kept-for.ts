/** What is dear to find out and may be a while old: found out at most once in that while, by the first who asks. */
export function keptFor<T>(kept_ms: number, find: () => Promise<T>): () => Promise<T> {
  let found: Promise<T> | undefined
  let found_at = 0
  return () => {
    if (found && performance.now() - found_at < kept_ms) return found
    found_at = performance.now()
    const finding = find()
    found = finding
    finding.catch(() => {
      if (found === finding) found = undefined
    })
    return finding
  }
}
