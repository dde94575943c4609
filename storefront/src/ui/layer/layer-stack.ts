import { useSyncExternalStore } from 'react'

let layers: readonly HTMLElement[] = []
const listeners = new Set<() => void>()

/** Notes that a modal layer opened; the function given back notes that it closed. */
export function enterLayer(element: HTMLElement): () => void {
  setLayers([...layers, element])
  return () => setLayers(layers.filter((layer) => layer !== element))
}

/**
 * The topmost modal layer, or null. What must be heard and tapped while a sheet is open (a toast, a question) has to be
 * rendered inside it, because everything outside an open modal dialog is inert.
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
