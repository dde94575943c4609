import { Trans, useLingui } from '@lingui/react/macro'
import { momentText } from '@sampan/contract/moment-text'
import { classNames } from '@sampan/front/class-names'
import { languageTag } from '@sampan/front/language'
import type { ReactNode } from 'react'
import { LongCode } from '../../ui/form/long-code.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Note } from '../../ui/layout/note.tsx'
import { Money } from '../../ui/money/money.tsx'
import typography from '../../ui/styles/typography.module.css'
import css from './record-card.module.css'

type Props = {
  entry: { amount_cents: number; created_at: string; audit_reason: string | null }
  title: ReactNode
  tag: ReactNode
  /** Shown below the amount. */
  costs?: ReactNode
  /** The other party of the transfer: its bank account or chain address. */
  party: readonly (string | null)[]
  /** The chain address of the other party. */
  address: string | null
  /** Lines about the outcome. */
  outcome: ReactNode
  /** Shown after the audit's reason. */
  children: ReactNode
}

/** A recharge or a withdrawal, with its audit. */
export function RecordCard({ entry, title, tag, costs, party, address, outcome, children }: Props) {
  const { t, i18n } = useLingui()
  const { amount_cents, created_at, audit_reason } = entry
  return (
    <Card as="article" className={css.card}>
      <header className={css.head}>
        <h2 className={typography.title3}>{title}</h2>
        {tag}
      </header>
      <p className={css.sum}>
        <Money cents={amount_cents} />
      </p>
      {costs && <RecordLine>{costs}</RecordLine>}
      <RecordLine>
        {party.filter(Boolean).join(' · ')}
        <time dateTime={created_at}>{momentText(created_at, languageTag(i18n))}</time>
      </RecordLine>
      {address && (
        <div className={css.small}>
          <LongCode code={address} label={t({ message: 'Copy address', context: 'chain' })} />
        </div>
      )}
      {outcome}
      {audit_reason && (
        <Note tone="bad">
          <Trans>Audit result: {audit_reason}</Trans>
        </Note>
      )}
      <div className={css.more}>{children}</div>
    </Card>
  )
}

/** The transaction that moved the money of a record on a chain. */
export function TransactionLine({ hash }: { hash: string }) {
  const { t } = useLingui()
  return (
    <div className={css.small}>
      <Trans>
        Transaction: <LongCode code={hash} label={t`Copy transaction`} />
      </Trans>
    </div>
  )
}

/** A small line of a record. `isGood` if the money has arrived. */
export const RecordLine = ({ isGood, children }: { isGood?: boolean; children: ReactNode }) => (
  <p className={classNames(css.small, isGood && css.good)}>{children}</p>
)
