import type { Brand } from '@sampan/contract'
import { DEFAULT_BRAND } from '@sampan/contract/rules'
import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

/** What the server wrote into the page, so that the desk is called as the shop from the first paint on, before anybody signs in. */
function readPage(): Brand {
  const text = document.getElementById('brand')?.textContent
  return text ? JSON.parse(text) : { name: DEFAULT_BRAND, names: {}, logo: null }
}

let state = readPage()

export const brand = {
  /** After it was saved here; other pages of the desk have it when they are opened again. */
  set: (saved: Pick<Brand, 'name' | 'logo'>) => {
    state = { ...state, ...saved }
    for (const listener of listeners) listener()
  },
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The shop's name and logo. The desk says the main name in every language. */
export const useBrand = (): Brand => useSyncExternalStore(subscribe, () => state)
