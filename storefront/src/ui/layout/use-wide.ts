import { useSyncExternalStore } from 'react'

const wide = () => matchMedia('(min-width: 1024px)')

function subscribe(onChange: () => void): () => void {
  const query = wide()
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/**
 * Whether the window is wide. Only for content that is read from the server on wide windows alone; styles decide
 * everything else. False on the server.
 */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => wide().matches,
    () => false,
  )
