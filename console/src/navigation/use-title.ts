import { useEffect } from 'react'
import { useBrand } from '../session/desk-brand.ts'

export function useTitle(title: string): void {
  const { name } = useBrand()
  useEffect(() => {
    document.title = `${title} · ${name}`
  }, [title, name])
}
