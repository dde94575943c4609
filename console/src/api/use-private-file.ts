import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { credentials, session } from '../session/session.ts'

async function fetchFile(url: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(`/api/admin${url}`, { headers: credentials(), signal, credentials: 'same-origin' })
  // After the operator has signed in again, failed reads are sent again.
  if (response.status === 401) session.expire()
  if (!response.ok) throw new Error(`file: ${response.status}`)
  return response.blob()
}

/**
 * Returns an object URL of a file with restricted access. The operators' desk requests the file below `/api/admin`,
 * because the browser sends the session cookie only there. The result is undefined until the file is loaded, and
 * nothing is fetched without a `url`.
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
