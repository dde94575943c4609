import { useEffect, useState } from 'react'

/** Debounces a value. An empty value is passed on immediately. */
export function useDebounced(value: string, rest_ms: number): string {
  const [rested, setRested] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), rest_ms)
    return () => clearTimeout(timer)
  }, [value, rest_ms])
  return value === '' ? '' : rested
}
