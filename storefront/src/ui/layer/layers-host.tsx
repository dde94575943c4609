import { useSyncExternalStore } from 'react'
import { useLoaded } from '../loading/use-loaded.ts'
import { dropRequests, firstRequest, noRequest, subscribeRequests } from './layer-requests.ts'

const loadLayers = () => import('./layers.tsx')

/** Renders `confirm` and `choose`; once in the app. Their code is loaded at the first question. */
export function LayersHost() {
  const request = useSyncExternalStore(subscribeRequests, firstRequest, noRequest)
  const layers = useLoaded(loadLayers, request !== undefined, dropRequests)
  return layers ? <layers.Layers /> : null
}
