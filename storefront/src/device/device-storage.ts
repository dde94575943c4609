/** An in-memory replacement for blocked storage, which lasts until the page is closed. */
function memory(): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (at) => [...items.keys()][at] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  }
}

const inMemory = { localStorage: memory(), sessionStorage: memory() }

/** The browser's storage. If site data are blocked, even the getter throws; then a storage in memory is returned. */
export function deviceStorage(name: 'localStorage' | 'sessionStorage'): Storage {
  try {
    return globalThis[name] ?? inMemory[name]
  } catch {
    return inMemory[name]
  }
}
