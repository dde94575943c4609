import { useState } from 'react'
import { usePlace } from './visits.ts'

/** Opens a sheet of the frame, which outlives the screens: it is closed where the shopper goes on to another address. */
export function useOpenHere() {
  const { path } = usePlace()
  const [opened_at, setOpenedAt] = useState<string>()
  return { isOpen: opened_at === path, open: () => setOpenedAt(path), close: () => setOpenedAt(undefined) }
}
