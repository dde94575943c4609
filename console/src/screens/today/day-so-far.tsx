import { Trans, useLingui } from '@lingui/react/macro'
import { moneyText } from '@sampan/contract/money-text'
import type { ReplyTo } from '@sampan/front/calls'
import type { ReactNode } from 'react'
import css from './today.module.css'

type Day = NonNullable<ReplyTo<'GET /api/admin/today'>['days']>[number]

/** Figures of today so far, each compared with all of yesterday. */
export function DaySoFar({ days }: { days: readonly Day[] }) {
  const { t, i18n } = useLingui()
  const [yesterday, today] = days.slice(-2)
  if (!today || !yesterday) return null
  const money = (what: 'sales_cents' | 'in_cents' | 'out_cents') => ({
    now: moneyText(today[what]),
    before: moneyText(yesterday[what]),
  })
  return (
    <dl className={css.figures} aria-label={t`Today so far`}>
      <Figure
        name={<Trans>Orders paid today</Trans>}
        now={i18n.number(today.orders)}
        before={i18n.number(yesterday.orders)}
      />
      <Figure name={<Trans>Sales today</Trans>} {...money('sales_cents')} />
      <Figure name={<Trans>Topped up today</Trans>} {...money('in_cents')} />
      <Figure name={<Trans>Paid out today</Trans>} {...money('out_cents')} />
    </dl>
  )
}

function Figure({ name, now, before }: { name: ReactNode; now: string; before: string }) {
  return (
    <div className={css.figure}>
      <dt>{name}</dt>
      <dd className={css.now}>{now}</dd>
      <dd className={css.before}>
        <Trans>Yesterday: {before}</Trans>
      </dd>
    </div>
  )
}
