import { useState } from 'react'
import { usePlace } from './visits.ts'

/**
 * State of a sheet in the frame. The frame stays when the screen changes, so the sheet is closed when the URL changes.
 */
export function useFrameSheet() {
  const { path } = usePlace()
  const [opened_at, setOpenedAt] = useState<string>()
  return { isOpen: opened_at === path, open: () => setOpenedAt(path), close: () => setOpenedAt(undefined) }
}
