import { type ReactNode, useState } from 'react'
import { useFrameSheet } from '../../navigation/use-frame-sheet.ts'
import { useLoaded } from '../../ui/layer/use-loaded.ts'

/** Texts that a visitor can read in a sheet, without leaving the current screen. */
export type InfoText = 'help' | 'terms' | 'privacy' | 'refund' | 'shipping' | 'platform'

const loadSheet = () => import('./info-sheet.tsx')

/** Opens these texts on a public screen. The screen has to render `sheet` once. */
export function useInfoSheet(): { open: (text: InfoText) => void; sheet: ReactNode } {
  const [wantedText, setWantedText] = useState<InfoText>('help')
  const { isOpen, open, close } = useFrameSheet()
  const sheetCode = useLoaded(loadSheet, isOpen, close)
  return {
    open: (text) => {
      setWantedText(text)
      open()
    },
    sheet: sheetCode && <sheetCode.InfoSheet of={wantedText} open={isOpen} onClose={close} />,
  }
}
