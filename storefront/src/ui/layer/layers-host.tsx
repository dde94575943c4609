import { useSyncExternalStore } from 'react'
import { useLoaded } from '../layout/use-loaded.ts'
import { dropRequests, firstRequest, noRequest, subscribeRequests } from './layer-requests.ts'

const loadLayers = () => import('./layers.tsx')

/** Where `confirm` and `choose` are drawn. Stands once in the app; what draws them is fetched at the first question. */
export function LayersHost() {
  const request = useSyncExternalStore(subscribeRequests, firstRequest, noRequest)
  const layers = useLoaded(loadLayers, request !== undefined, dropRequests)
  return layers ? <layers.Layers /> : null
}
