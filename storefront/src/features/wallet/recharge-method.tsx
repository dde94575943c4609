import { Trans } from '@lingui/react/macro'
import type { RechargeEntry } from '@sampan/contract'

/** The name of the way by which a recharge came. */
export function RechargeMethod({ method }: Pick<RechargeEntry, 'method'>) {
  switch (method) {
    case 'manual':
      return <Trans>Bank transfer</Trans>
    case 'chain':
      return <Trans>On-chain</Trans>
    case 'card':
      return <Trans>Card or wallet app</Trans>
  }
}
