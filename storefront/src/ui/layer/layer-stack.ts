import { makeStore } from '@sampan/front/store'
import { useSyncExternalStore } from 'react'

const layers = makeStore<readonly HTMLElement[]>([])

/**
 * Registers an open modal layer.
 * @returns a function that unregisters the layer.
 */
export function enterLayer(element: HTMLElement): () => void {
  layers.set([...layers.get(), element])
  return () => layers.set(layers.get().filter((layer) => layer !== element))
}

/**
 * The topmost modal layer, or null. A toast or a question that is shown while a sheet is open must be rendered inside
 * this element, because everything outside an open modal dialog is inert.
 */
export function useTopLayer(): HTMLElement | null {
  return useSyncExternalStore(layers.subscribe, topLayer, () => null)
}

function topLayer() {
  return layers.get().at(-1) ?? null
}
