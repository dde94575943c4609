import { useState } from 'react'
import { usePlace } from './visits.ts'

/** State of a sheet that closes when the path changes. Sheets of the frame need it, because the frame stays. */
export function useFrameSheet() {
  const { path } = usePlace()
  const [opened_at, setOpenedAt] = useState<string>()
  return { isOpen: opened_at === path, open: () => setOpenedAt(path), close: () => setOpenedAt(undefined) }
}
