import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { credentials } from '../session/session.ts'

async function fetchFile(url: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(`/api/admin${url}`, { headers: credentials(), signal, credentials: 'same-origin' })
  if (!response.ok) throw new Error(`file: ${response.status}`)
  return response.blob()
}

/**
 * An object URL of a file with restricted access: at the desk such files are below the path of the session cookie.
 * Undefined until loaded. Without a URL nothing is fetched.
 */
export function usePrivateFile(url: string | undefined) {
  const { data, isError } = useQuery({
    queryKey: ['private file', url],
    queryFn: url === undefined ? skipToken : ({ signal }) => fetchFile(url, signal),
    // A file never changes, but caching many files would exhaust the memory.
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: false,
    gcTime: 60_000,
  })
  const [src, setSrc] = useState<string>()
  useEffect(() => {
    setSrc(undefined)
    if (!data) return
    const address = URL.createObjectURL(data)
    setSrc(address)
    return () => URL.revokeObjectURL(address)
  }, [data])
  return { src, isError }
}
