import { Trans } from '@lingui/react/macro'
import { Alert, type AlertProps } from '@mantine/core'
import type { Alone } from '@sampan/contract'
import { moneyText } from '@sampan/contract/money-text'
import type { ReactNode } from 'react'
import { useOperator } from '../../session/use-session.ts'

/** Whether an action on this amount will be proposed to a second operator. The label of the button then says so. */
export const needsSecondOperator = (alone: Alone | null, cents: number): boolean =>
  alone !== null && cents > alone.up_to_cents

type SecondOperatorNoteProps = Pick<AlertProps, 'mb'> & { alone: Alone | null; cents: number; children: ReactNode }

/**
 * Shows before the click that an amount needs a second operator, and which limit requires this. `children` explains
 * what happens after the proposal.
 */
export function SecondOperatorNote({ alone, cents, children, ...margin }: SecondOperatorNoteProps) {
  const me = useOperator()
  if (!alone || !needsSecondOperator(alone, cents)) return null
  return (
    <Alert variant="light" color="yellow" title={<Trans>Needs two approvals</Trans>} {...margin}>
      <div>
        <Limit alone={alone} />
      </div>
      <div>{me?.is_alone ? <Trans>You’re the only operator, so add another one first.</Trans> : children}</div>
    </Alert>
  )
}

/** The amount and period of the limit, and the part of it that is left. */
function Limit({ alone: { because, limit_cents, used_cents, up_to_cents } }: { alone: Alone }) {
  const [limit, used, left] = [moneyText(limit_cents), moneyText(used_cents), moneyText(up_to_cents)]
  switch (because) {
    case 'claimed':
      return <Trans>One operator can approve up to the {limit} claimed.</Trans>
    case 'maximum':
      return <Trans>One operator can approve up to {limit}, the most a shopper can claim.</Trans>
    case 'shopper':
      return (
        <Trans>
          One operator’s limit for one shopper in 24 hours is {limit}: {used} used, {left} left.
        </Trans>
      )
    case 'operator':
      return (
        <Trans>
          One operator’s limit for all shoppers in 24 hours is {limit}: {used} used, {left} left.
        </Trans>
      )
    case 'role':
      return <Trans>Customer service can request this refund. Finance or fulfilment must approve it.</Trans>
    case 'completed':
      return <Trans>Refunds of completed orders always need two approvals.</Trans>
    case 'network':
      return (
        <Trans>Transfers on this network are credited automatically. Crediting one by hand needs two approvals.</Trans>
      )
  }
}
