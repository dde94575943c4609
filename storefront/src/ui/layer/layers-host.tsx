import { useSyncExternalStore } from 'react'
import { dropRequests, firstRequest, noRequest, subscribeRequests } from './layer-requests.ts'
import { useLoaded } from './use-loaded.ts'

const loadLayers = () => import('./layers.tsx')

/** Renders the dialogs of `confirm` and `choose`. Mounted once in the app. Its code is loaded at the first request. */
export function LayersHost() {
  const request = useSyncExternalStore(subscribeRequests, firstRequest, noRequest)
  const layers = useLoaded(loadLayers, request !== undefined, dropRequests)
  return layers ? <layers.Layers /> : null
}
