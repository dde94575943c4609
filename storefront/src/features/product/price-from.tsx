import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import typography from '../../ui/styles/typography.module.css'

/** A price, marked with "from" if it is only the lowest of several. */
export function PriceFrom({ isOpen, children: price }: { isOpen: boolean; children: ReactNode }) {
  if (!isOpen) return price
  return (
    <span className={typography.small}>
      <Trans>from {price}</Trans>
    </span>
  )
}
