import { type ComponentType, memo, Suspense, use } from 'react'
import { loadInTheEnd, once } from './load-code.ts'

type LoadPart = () => Promise<ComponentType>

/**
 * A part of the page that is hydrated later, because its code is loaded after the rest. The server loads the code
 * before rendering, and the build adds the styles of these files to the page (built-facts.ts).
 */
export function aliveLater(load: LoadPart): LoadPart {
  // Wait for code that failed to load: throwing here would replace the whole page by an error.
  return once(() => loadInTheEnd(load))
}

/**
 * Shows the server-rendered HTML, with working links, until the code is loaded. Its props must not change: React would
 * discard the server-rendered HTML and render nothing, as it does without server rendering.
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
