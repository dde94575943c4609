import type { Brand } from '@sampan/contract'
import { DEFAULT_BRAND } from '@sampan/contract/rules'
import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

/**
 * Brand data that the server wrote into the page, so that the operators' desk shows the shop's name from the first
 * paint, before sign-in.
 */
function readPage(): Brand {
  const text = document.getElementById('brand')?.textContent
  return text ? JSON.parse(text) : { name: DEFAULT_BRAND, names: {}, logo: null }
}

let state = readPage()

export const brand = {
  /** Called after a save on this page. Other open pages of the desk show the change after a reload. */
  set: (saved: Pick<Brand, 'name' | 'logo'>) => {
    state = { ...state, ...saved }
    for (const listener of listeners) listener()
  },
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The shop's name and logo. The desk uses the main name in every language. */
export const useBrand = (): Brand => useSyncExternalStore(subscribe, () => state)
