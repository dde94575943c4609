/**
 * What is dear to find out and may be a while old: found out at most once in that while. Nobody but the first waits: what
 * is too old is told once more while it is found out anew.
 */
export function keptFor<T>(kept_ms: number, find: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | undefined
  let asked_at = Number.NEGATIVE_INFINITY
  return () => {
    if (kept && performance.now() - asked_at < kept_ms) return kept
    asked_at = performance.now()
    const finding = find()
    const told = kept ?? finding
    kept = told
    finding.then(
      () => {
        kept = finding
      },
      () => {
        if (kept === finding) kept = undefined
      },
    )
    return told
  }
}
