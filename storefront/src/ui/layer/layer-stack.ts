import { useSyncExternalStore } from 'react'

let layers: readonly HTMLElement[] = []
const listeners = new Set<() => void>()

/**
 * Registers an open modal layer.
 * @returns a function that unregisters the layer.
 */
export function enterLayer(element: HTMLElement): () => void {
  setLayers([...layers, element])
  return () => setLayers(layers.filter((layer) => layer !== element))
}

/**
 * The topmost modal layer, or null. A toast or a question that is shown while a sheet is open must be rendered inside
 * this element, because everything outside an open modal dialog is inert.
 */
export function useTopLayer(): HTMLElement | null {
  return useSyncExternalStore(subscribe, topLayer, () => null)
}

function topLayer() {
  return layers.at(-1) ?? null
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function setLayers(next: readonly HTMLElement[]) {
  layers = next
  for (const listener of listeners) listener()
}
