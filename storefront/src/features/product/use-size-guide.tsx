import type { ReactNode } from 'react'
import { useFrameSheet } from '../../navigation/use-frame-sheet.ts'
import { useLoaded } from '../../ui/layer/use-loaded.ts'

const loadSheet = () => import('./size-guide-sheet.tsx')

/** Opens a product's size guide. The screen has to render `sheet` once. */
export function useSizeGuide(product_id: string | undefined): { open: () => void; sheet: ReactNode } {
  const { isOpen, open, close } = useFrameSheet()
  const sheetCode = useLoaded(loadSheet, isOpen, close)
  return {
    open,
    sheet: sheetCode && product_id && (
      <sheetCode.SizeGuideSheet open={isOpen} onClose={close} product_id={product_id} />
    ),
  }
}
