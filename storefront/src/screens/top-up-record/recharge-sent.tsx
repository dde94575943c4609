import { Trans, useLingui } from '@lingui/react/macro'
import type { RechargeEntry } from '@sampan/contract'
import { momentText } from '@sampan/contract/moment-text'
import { moneyText } from '@sampan/contract/money-text'
import { languageTag } from '@sampan/front/language'
import { type ReactNode, useEffect, useState } from 'react'
import { useInvalidate } from '../../api/use-invalidate.ts'
import { topUpHref } from '../../features/wallet/top-up-hint.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Footer } from '../../ui/layout/footer.tsx'
import { Note } from '../../ui/layout/note.tsx'
import { Outcome } from '../../ui/layout/outcome.tsx'
import { Stages } from '../../ui/list/stages.tsx'
import { stepAfter, useOrdersAfterRecharge } from './after-recharge.tsx'

type Orders = ReturnType<typeof useOrdersAfterRecharge>
type Props = { recharge: RechargeEntry; next: string | null }

/** The next steps of a recharge that the shopper has just reported. They update when an operator has decided on it. */
export function RechargeSent({ recharge, next }: Props) {
  const orders = useOrdersAfterRecharge(next)
  const onAudited = useInvalidate('POST /api/user/recharge')
  const { status, audit_reason } = recharge
  const [first_status] = useState(status)
  useEffect(() => {
    if (status !== first_status) onAudited()
  }, [status, first_status, onAudited])
  return (
    <>
      <Answer recharge={recharge}>
        {status === 2 && audit_reason && (
          <Note tone="bad">
            <Trans>Audit result: {audit_reason}</Trans>
          </Note>
        )}
        {status !== 2 && <WhatNext recharge={recharge} orders={orders} />}
      </Answer>
      <Footer>
        <Button tone="plain" grow href={topUpHref('/topUpRecord', { next })}>
          <Trans>Recharge record</Trans>
        </Button>
        <WayOn status={status} orders={orders} next={next} />
      </Footer>
    </>
  )
}

function Answer({ recharge, children }: { recharge: RechargeEntry; children: ReactNode }) {
  const { status, amount_cents, arrival_cents } = recharge
  const arrival = moneyText(arrival_cents ?? amount_cents)
  if (status === 0) return <Outcome title={<Trans>Thank you. We’re checking your transfer.</Trans>}>{children}</Outcome>
  if (status === 1) {
    return (
      <Outcome
        title={<Trans>Your money is here</Trans>}
        text={<Trans>Actual arrival: {arrival}. It’s in your balance now.</Trans>}
      >
        {children}
      </Outcome>
    )
  }
  return (
    <Outcome
      tone="bad"
      title={<Trans>We couldn’t confirm your transfer</Trans>}
      text={<Trans>Nothing was added to your balance.</Trans>}
    >
      {children}
    </Outcome>
  )
}

/** Whether the server credited the transfer without a report of the shopper, who would have added a receipt. */
const isAutomatic = ({ method, evidence, status }: RechargeEntry) =>
  method === 'chain' && status === 1 && evidence.length === 0

function WhatNext({ recharge, orders: { waiting } }: { recharge: RechargeEntry; orders: Orders }) {
  const { t, i18n } = useLingui()
  const language = languageTag(i18n)
  const sum = moneyText(recharge.amount_cents)
  const until = waiting && momentText(waiting.expires_at, language)
  const stages = [
    { key: 'sent', title: t`You sent ${sum}`, detail: momentText(recharge.created_at, language) },
    isAutomatic(recharge)
      ? { key: 'audit', title: t`The network confirmed it`, detail: null }
      : { key: 'audit', title: t`We check your transfer`, detail: t`Usually within one working day` },
    {
      key: 'arrived',
      title: t`The money is in your balance`,
      detail: until ? t`You can then pay for your order. We’ll hold it until ${until}.` : t`We’ll let you know.`,
    },
  ]
  return (
    <Card>
      <Stages label={t`What happens next`} stages={stages} current={recharge.status === 0 ? 1 : stages.length} />
    </Card>
  )
}

type WayOnProps = { status: RechargeEntry['status']; orders: Orders; next: string | null }

function WayOn({ status, orders, next }: WayOnProps) {
  const step = stepAfter(status, orders)
  if (status === 2) {
    return (
      <Button grow href={topUpHref('/topUp', { next })}>
        <Trans>Top up</Trans>
      </Button>
    )
  }
  if (step) {
    return (
      <Button grow href={step.href}>
        {step.to === 'payment' ? <Trans>Finish paying</Trans> : <Trans>See order</Trans>}
      </Button>
    )
  }
  return (
    <Button grow href="/home">
      <Trans>Keep shopping</Trans>
    </Button>
  )
}
