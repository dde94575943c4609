import { type ComponentType, memo, Suspense, use } from 'react'
import { loadOnce, loadWithRetry } from './load-code.ts'

type LoadPart = () => Promise<ComponentType>

/**
 * A part of the page that is hydrated later, because its code is loaded after the other code. The server loads the code
 * before rendering, and the build adds the styles of the part to the page (build-manifest.ts).
 */
export function deferHydration(load: LoadPart): LoadPart {
  // If the code fails to load, loading is repeated until it succeeds: an error would replace the whole page.
  return loadOnce(() => loadWithRetry(load))
}

/**
 * Shows the server-rendered HTML, with working links, until the code is loaded. The props must not change before that:
 * React would discard the server-rendered HTML and render nothing. Without server rendering nothing is shown until the
 * code is loaded.
 */
export const DeferredHydration = memo(function DeferredHydration({ load }: { load: LoadPart }) {
  return (
    <Suspense>
      <Part load={load} />
    </Suspense>
  )
})

function Part({ load }: { load: LoadPart }) {
  const Loaded = use(load())
  return <Loaded />
}
