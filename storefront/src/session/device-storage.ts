/** Holds what the device does not: until the page is closed. */
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

/** The browser's storage. Where site data are blocked, even its getter throws: then a storage in memory. */
export function deviceStorage(name: 'localStorage' | 'sessionStorage'): Storage {
  try {
    return globalThis[name] ?? inMemory[name]
  } catch {
    return inMemory[name]
  }
}
