import { useEffect, useState } from 'react'

/** Debounces a value; an empty one is passed on at once. */
export function useDebounced(value: string, rest_ms: number): string {
  const [rested, setRested] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), rest_ms)
    return () => clearTimeout(timer)
  }, [value, rest_ms])
  return value === '' ? '' : rested
}
