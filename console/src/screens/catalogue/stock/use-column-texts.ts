import { useLingui } from '@lingui/react/macro'
import type { CellColumn } from './cell-edits.ts'

export type ColumnTexts = Record<CellColumn, { name: string; hint: string }>

/** The name of each column, and what can be typed to change many of its cells. */
export function useColumnTexts(): ColumnTexts {
  const { t } = useLingui()
  const price = t`Such as 12.50, -10% or +2.50`
  const number = t`A number; empty for none`
  return {
    price: { name: t`Price in dollars`, hint: price },
    was: { name: t`Original price`, hint: price },
    change: { name: t`Adjust by`, hint: t`Such as +5 or -2` },
    article: { name: t`Article number`, hint: t`Empty for none` },
    weight: { name: t`Weight in grams`, hint: number },
    content: { name: t({ message: 'Content', context: 'goods' }), hint: t`Such as 250 ml` },
    low: { name: t`Low stock from`, hint: t`Pieces; empty for the number of all SKUs` },
    tags: { name: t`Tags`, hint: t`+new adds a tag, -old removes it, other text replaces all tags` },
    class: { name: t`Class of goods`, hint: t`Empty: the class follows from the HS code` },
  }
}
