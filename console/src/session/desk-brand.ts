import type { Brand } from '@sampan/contract'
import { DEFAULT_BRAND } from '@sampan/contract/rules'
import { makeStore } from '@sampan/front/store'
import { useSyncExternalStore } from 'react'

/**
 * Brand data that the server wrote into the page, so that the operators' desk shows the shop's name from the first
 * paint, before sign-in.
 */
function readPage(): Brand {
  const text = document.getElementById('brand')?.textContent
  return text ? JSON.parse(text) : { name: DEFAULT_BRAND, names: {}, logo: null }
}

const store = makeStore(readPage())

export const brand = {
  /** Called after a save on this page. Other open pages of the desk show the change after a reload. */
  set: (brand: Pick<Brand, 'name' | 'logo'>) => store.set({ ...store.get(), ...brand }),
}

/** The shop's name and logo. The desk uses the main name in every language. */
export const useBrand = (): Brand => useSyncExternalStore(store.subscribe, store.get)
