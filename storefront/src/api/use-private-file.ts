import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { fetchPrivate } from './fetch-private.ts'

async function fetchFile(url: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetchPrivate(url, { signal })
  if (!response.ok) throw new Error(`loading the file failed with status ${response.status}`)
  return response.blob()
}

/**
 * An object URL of a file that only its owner may open. The file is fetched with the session's header, which an `<img>`
 * can't send. The object URL is undefined until the file is loaded; without a `url` nothing is fetched.
 */
export function usePrivateFile(url: string | undefined) {
  const { data, isError } = useQuery({
    queryKey: ['private file', url],
    queryFn: url === undefined ? skipToken : ({ signal }) => fetchFile(url, signal),
    // A file stays fresh forever, because it never changes. An unused file is dropped, because many files would fill
    // the memory.
    staleTime: Number.POSITIVE_INFINITY,
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
