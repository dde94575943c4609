import { type ComponentType, memo, Suspense, use } from 'react'
import { loadInTheEnd, once } from './load-code.ts'

type LoadPart = () => Promise<ComponentType>

/**
 * A part of the page whose code is loaded after hydration. The server loads it before it renders, and the build puts the
 * styles of files loaded this way into the page (built-facts.ts).
 */
export function aliveLater(load: LoadPart): LoadPart {
  // Wait for code that failed to load: throwing here would take the whole page down.
  return once(() => loadInTheEnd(load))
}

/**
 * Until its code is there the part stands as the server rendered it, and its links work. It has no props that change:
 * React would throw away what the server rendered and show nothing, as it does where no server rendered anything.
 */
export const AliveLater = memo(function AliveLater({ load }: { load: LoadPart }) {
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
