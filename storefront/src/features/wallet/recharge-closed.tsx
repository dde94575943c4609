import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Empty } from '../../ui/layout/empty.tsx'

/** Shown instead of a recharge form while this method of payment is closed. */
export const RechargeClosed = ({ reason }: { reason: ReactNode }) => (
  <Empty
    title={<Trans>Not available right now</Trans>}
    text={reason}
    link={{ href: '/topUp', text: <Trans>Other ways to top up</Trans> }}
  />
)
