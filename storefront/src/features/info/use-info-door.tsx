import { type ReactNode, useState } from 'react'
import { useLoaded } from '../../ui/layout/use-loaded.ts'

/** The texts that a visitor can read: their routes ask for a login. */
export type InfoText = 'help' | 'terms' | 'privacy'

const loadSheet = () => import('./info-sheet.tsx')

/** The way to these texts on a public screen. The sheet is to be drawn once on the screen. */
export function useInfoDoor(): { open: (text: InfoText) => void; sheet: ReactNode } {
  const [wanted, setWanted] = useState<{ text: InfoText; isOpen: boolean }>({ text: 'help', isOpen: false })
  const close = () => setWanted(({ text }) => ({ text, isOpen: false }))
  const loaded = useLoaded(loadSheet, wanted.isOpen, close)
  return {
    open: (text) => setWanted({ text, isOpen: true }),
    sheet: loaded && <loaded.InfoSheet of={wanted.text} open={wanted.isOpen} onClose={close} />,
  }
}
