import type { ReactNode } from 'react'
import css from './later.module.css'
import { useHydrated } from './use-hydrated.ts'

/**
 * A part of a rendered page below the first view: it is laid out only after the first paint. Once the page is
 * alive it is a part like any other, so that places in it can be scrolled back to.
 */
export function Later({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated()
  return <div className={isHydrated ? undefined : css.later}>{children}</div>
}
