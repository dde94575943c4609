import { type ReactNode, useState } from 'react'
import { useLoaded } from '../../ui/layout/use-loaded.ts'

const loadSheet = () => import('./language-sheet.tsx')

/** The way to the languages for a visitor. The sheet is to be drawn once on the screen. */
export function useLanguageDoor(): { open: () => void; sheet: ReactNode } {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const loaded = useLoaded(loadSheet, isOpen, close)
  return { open: () => setOpen(true), sheet: loaded && <loaded.LanguageSheet open={isOpen} onClose={close} /> }
}
