import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** Fetches a file with the session of the front end. */
type FetchFile = (url: string, options: { signal: AbortSignal }) => Promise<Response>

async function blobOf(reply: Promise<Response>): Promise<Blob> {
  const response = await reply
  if (!response.ok) throw new Error(`loading the file failed with status ${response.status}`)
  return response.blob()
}

/**
 * An object URL of a file that only its owner or an operator may open. The file is fetched, because an `<img>` can't
 * send the session. The object URL is undefined until the file is loaded; without a `url` nothing is fetched.
 */
export function usePrivateFile(url: string | undefined, fetchFile: FetchFile) {
  const { data, isError } = useQuery({
    queryKey: ['private file', url],
    queryFn: url === undefined ? skipToken : ({ signal }) => blobOf(fetchFile(url, { signal })),
    // A file stays fresh forever, because it never changes. An unused file is dropped, because many files would fill
    // the memory.
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
