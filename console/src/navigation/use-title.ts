import { useEffect } from 'react'
import { useBrand } from '../session/brand.ts'

/** The title of the window. */
export function useTitle(title: string): void {
  const { name } = useBrand()
  useEffect(() => {
    document.title = `${title} · ${name}`
  }, [title, name])
}
