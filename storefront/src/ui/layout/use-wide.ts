import { useSyncExternalStore } from 'react'

const wide = () => matchMedia('(min-width: 1024px)')

function subscribe(onChange: () => void): () => void {
  const query = wide()
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/**
 * Whether the window is wide; false on the server. Used only where a wide window reads additional data from the server
 * or shows content in another list; all other differences are styles.
 */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => wide().matches,
    () => false,
  )
