import { Trans } from '@lingui/react/macro'
import type { ExtractNetwork } from '@sampan/contract'

/** The token and the network of a withdrawal: an address of another network or token may lose the money. */
export function YouGet({ network: { symbol, name } }: { network: ExtractNetwork }) {
  return (
    <Trans>
      You get {symbol} on {name}
    </Trans>
  )
}
