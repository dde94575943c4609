import { useState } from 'react'
import { useLoaded } from '../../ui/layer/use-loaded.ts'
import { Page } from '../../ui/layout/page.tsx'
import { ErrorState } from '../../ui/loading/error-state.tsx'
import { SkeletonRows, Waiting } from '../../ui/loading/skeleton.tsx'
import layout from '../../ui/styles/layout.module.css'

const loadPaid = () => import('./paid/paid.tsx')

/**
 * Loads the confirmation's code while the shopper types the payment code. A failure is ignored here; `Confirmation`
 * reports it.
 */
export const preloadPaid = (): void => void loadPaid().catch(() => {})

export const paidHref = (order_ids: readonly string[]): string => `/payment?paid=${order_ids.join()}`

/** The confirmation of a payment. Its code is a chunk that only a payment loads. */
export function Confirmation({ order_ids }: { order_ids: readonly string[] }) {
  const [isWanted, setWanted] = useState(true)
  const paidCode = useLoaded(loadPaid, isWanted, () => setWanted(false))
  if (paidCode) return <paidCode.PaidScreen order_ids={order_ids} />
  return (
    <Page wide>
      <div className={layout.pad}>
        {isWanted ? (
          <Waiting>
            <SkeletonRows rows={3} />
          </Waiting>
        ) : (
          <ErrorState onRetry={() => setWanted(true)} />
        )}
      </div>
    </Page>
  )
}
