import type { ReactNode } from 'react'
import css from './below-fold.module.css'
import { useHydrated } from './use-hydrated.ts'

/**
 * A part of a server-rendered page below the first view. It is laid out after the first paint. After hydration it is
 * laid out normally, so that scroll positions can be restored.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated()
  return <div className={isHydrated ? undefined : css.belowFold}>{children}</div>
}
