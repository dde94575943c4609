import { type ComponentType, memo, Suspense, use } from 'react'
import { keepLoadingAnew, loadCode, once } from './load-code.ts'

type LoadPart = () => Promise<ComponentType>

/**
 * The code of a part of the page that is fetched once the rest is alive. The server loads it before it renders, and the
 * build puts the styles of what a file loads in this way into the page (built-facts.ts).
 */
export function aliveLater(load: LoadPart): LoadPart {
  // Code that is lost is waited for: a failure here would take the whole page down.
  return once(() => loadCode(load).catch(keepLoadingAnew))
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
