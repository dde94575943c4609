import { Trans } from '@lingui/react/macro'
import { Alert } from '@mantine/core'
import type { Alone, Cents } from '@sampan/contract'
import { moneyText } from '@sampan/contract/money-text'
import type { ReactNode } from 'react'
import { useRead } from '../../api/use-read.ts'
import { useOperator } from '../../session/use-session.ts'

type AloneLimitProps = { alone: Alone | null; children: ReactNode }

/** States which limit requires a second operator. `children` explains how to proceed. */
export function AloneLimit({ alone, children }: AloneLimitProps) {
  const me = useOperator()
  return (
    <>
      {alone && (
        <div>
          <Limit alone={alone} />
        </div>
      )}
      <div>{me?.is_alone ? <Trans>You are the only operator: add another one first.</Trans> : children}</div>
    </>
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
  }
}

/** States before the click that a refund of this amount needs a second operator, and why. */
export function GiveBackLimit({ order_id, amount_cents }: { order_id: string; amount_cents: Cents }) {
  const { data: alone } = useRead('GET /api/admin/refund/alone', { order_id })
  if (!alone || amount_cents <= alone.up_to_cents) return null
  return (
    <Alert variant="light" color="yellow" title={<Trans>Two people have to agree</Trans>}>
      <AloneLimit alone={alone}>
        <Trans>The money goes back once another operator agrees.</Trans>
      </AloneLimit>
    </Alert>
  )
}
