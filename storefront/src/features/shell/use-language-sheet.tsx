import type { ReactNode } from 'react'
import { useFrameSheet } from '../../navigation/use-frame-sheet.ts'
import { useLoaded } from '../../ui/layer/use-loaded.ts'

const loadSheet = () => import('./language-sheet.tsx')

/** Opens the list of languages for a visitor. The screen has to render `sheet` once. */
export function useLanguageSheet(): { open: () => void; sheet: ReactNode } {
  const { isOpen, open, close } = useFrameSheet()
  const sheetCode = useLoaded(loadSheet, isOpen, close)
  return { open, sheet: sheetCode && <sheetCode.LanguageSheet open={isOpen} onClose={close} /> }
}
