/**
 * A short list stored on the device, latest first, for use with `useSyncExternalStore`. Reads the storage each time,
 * because another tab or the end of a session may have changed it.
 */
export function storedList<Item>(key: string, isItem: (value: unknown) => value is Item, most: number) {
  const none: readonly Item[] = []
  const listeners = new Set<() => void>()
  let cachedList: { text: string | null; items: readonly Item[] } = { text: null, items: none }

  const storedText = (): string | null => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  /** The valid items in the stored text. Another version of the shop, or a user, may have written any text. */
  const itemsIn = (text: string | null): readonly Item[] => {
    try {
      const value: unknown = JSON.parse(text ?? '[]')
      return Array.isArray(value) ? value.filter(isItem).slice(0, most) : none
    } catch {
      return none
    }
  }
  const get = (): readonly Item[] => {
    const text = storedText()
    if (text !== cachedList.text) cachedList = { text, items: itemsIn(text) }
    return cachedList.items
  }
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    get,
    /**
     * The snapshot for server rendering. It is empty, because the server does not know which items the device has
     * stored.
     */
    none: () => none,
    set(items: readonly Item[]): void {
      const newItems = items.slice(0, most)
      try {
        if (newItems.length === 0) localStorage.removeItem(key)
        else localStorage.setItem(key, JSON.stringify(newItems))
      } catch {
        // Without storage the list lasts until the page is closed.
      }
      cachedList = { text: storedText(), items: newItems }
      tell()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      addEventListener('storage', listener)
      return () => {
        listeners.delete(listener)
        removeEventListener('storage', listener)
      }
    },
  }
}
