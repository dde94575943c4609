import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import rank from '../../ui/styles/type.module.css'

/** A price, and whether it is only the lowest of several. */
export function PriceFrom({ isOpen, children: price }: { isOpen: boolean; children: ReactNode }) {
  if (!isOpen) return price
  return (
    <span className={rank.small}>
      <Trans>from {price}</Trans>
    </span>
  )
}
