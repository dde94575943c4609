import { Trans } from '@lingui/react/macro'
import { Alert, type AlertProps } from '@mantine/core'
import type { Alone } from '@sampan/contract'
import { moneyText } from '@sampan/contract/money-text'
import type { ReactNode } from 'react'
import { useOperator } from '../../session/use-session.ts'

/**
 * Whether an action on this amount will be proposed to another operator. The button of the action then says "Propose".
 */
export const needsSecondOperator = (alone: Alone | null, cents: number): boolean =>
  alone !== null && cents > alone.up_to_cents

type SecondOperatorNoteProps = Pick<AlertProps, 'mb'> & { alone: Alone | null; cents: number; children: ReactNode }

/**
 * Shows before the click that an amount needs two operators, and which limit requires this. `children` explains what
 * happens after the proposal.
 */
export function SecondOperatorNote({ alone, cents, children, ...margin }: SecondOperatorNoteProps) {
  const me = useOperator()
  if (!alone || !needsSecondOperator(alone, cents)) return null
  return (
    <Alert variant="light" color="yellow" title={<Trans>Two people have to agree</Trans>} {...margin}>
      <div>
        <Limit alone={alone} />
      </div>
      <div>{me?.is_alone ? <Trans>You are the only operator: add another one first.</Trans> : children}</div>
    </Alert>
  )
}

/** The amount and period of the limit, and the part of it that is left. */
function Limit({ alone: { because, limit_cents, used_cents, up_to_cents } }: { alone: Alone }) {
  const [limit, used, left] = [moneyText(limit_cents), moneyText(used_cents), moneyText(up_to_cents)]
  switch (because) {
    case 'claimed':
      return <Trans>One person may pass the {limit} that was claimed, and no more.</Trans>
    case 'maximum':
      return <Trans>One person may pass {limit}, the most that a shopper may claim, and no more.</Trans>
    case 'shopper':
      return (
        <Trans>
          The limit of one person is {limit} for one shopper in 24 hours. {used} of it is used, {left} is left.
        </Trans>
      )
    case 'operator':
      return (
        <Trans>
          The limit of one person is {limit} for all shoppers together in 24 hours. {used} of it is used, {left} is
          left.
        </Trans>
      )
    case 'role':
      return <Trans>Customer service proposes this refund; finance or fulfilment decides.</Trans>
    case 'completed':
      return <Trans>One person may give nothing back for a completed order.</Trans>
  }
}
