import { useState } from 'react'
import { usePlace } from './visits.ts'

/** State of a sheet in the frame. The frame outlives the screens, so the sheet is closed when the address changes. */
export function useOpenHere() {
  const { path } = usePlace()
  const [opened_at, setOpenedAt] = useState<string>()
  return { isOpen: opened_at === path, open: () => setOpenedAt(path), close: () => setOpenedAt(undefined) }
}
