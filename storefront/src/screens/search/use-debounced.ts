import { useEffect, useState } from 'react'

/** The value once it has rested for a while; what is emptied is empty at once. */
export function useDebounced(value: string, rest_ms: number): string {
  const [rested, setRested] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), rest_ms)
    return () => clearTimeout(timer)
  }, [value, rest_ms])
  return value === '' ? '' : rested
}
