/** A value outside of React, to read with `useSyncExternalStore`. */
export function makeStore<Value>(first: Value) {
  let value = first
  const listeners = new Set<() => void>()
  return {
    get: (): Value => value,
    set(next: Value): void {
      value = next
      for (const listener of listeners) listener()
    },
    /** @returns a function that ends the subscription. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
