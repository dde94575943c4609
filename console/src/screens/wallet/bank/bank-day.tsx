import { useLingui as useI18n } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button } from '@mantine/core'
import { weekdayText } from '@sampan/contract/day-text'
import type { ReplyTo } from '@sampan/front/calls'
import { languageTag } from '@sampan/front/language'
import { useRead } from '@sampan/front/use-read'
import { useState } from 'react'
import { ConfirmDialog } from '../../../forms/confirm-dialog.tsx'
import { ReasonDialog } from '../../../forms/reason-dialog.tsx'
import { useAction } from '../../../forms/use-action.ts'
import { toast } from '../../../ui/layer/toast.ts'
import { DetailPane } from '../../../ui/layout/detail-pane.tsx'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import { BankAmount } from './bank-amount.tsx'
import { BankLines } from './bank-lines.tsx'
import { DayState } from './day-state.tsx'
import { Movements } from './movements.tsx'
import css from './reconciliation.module.css'

type Day = ReplyTo<'GET /api/admin/bank/day'>

export function BankDay({ day, onClose }: { day: string; onClose: () => void }) {
  const { i18n } = useI18n()
  const query = useRead('GET /api/admin/bank/day', { day })
  const bankDay = query.data
  return (
    <DetailPane
      title={`${weekdayText(day, languageTag(i18n))} · ${day}`}
      mark={bankDay && <DayState day={bankDay} />}
      actions={bankDay && <DayActions bankDay={bankDay} />}
      onClose={onClose}
      query={query}
    >
      {bankDay && (
        <div className={css.day}>
          {bankDay.closed_at !== null && (
            <Alert variant="light" color="tide">
              <Trans>Closed by {bankDay.closed_by}. Reopen the day to make changes.</Trans> {bankDay.note}
            </Alert>
          )}
          <p className={css.zone}>
            <Trans>The day in {bankDay.time_zone}</Trans>
          </p>
          <Sums bankDay={bankDay} />
          <div className={css.both}>
            <BankLines day={day} isClosed={bankDay.closed_at !== null} />
            <Movements day={day} isClosed={bankDay.closed_at !== null} />
          </div>
        </div>
      )}
    </DetailPane>
  )
}

function Sums({ bankDay }: { bankDay: Day }) {
  const { books, statement, books_balance_cents, statement_balance_cents, bank_balances } = bankDay
  const rows = [
    { key: 'in', name: <Trans>In</Trans>, bank: statement.in_cents, ours: books.in_cents },
    { key: 'out', name: <Trans>Out</Trans>, bank: -statement.out_cents, ours: -books.out_cents },
    {
      key: 'balance',
      name: <Trans>All days to date</Trans>,
      bank: statement_balance_cents,
      ours: books_balance_cents,
    },
  ]
  return (
    <div className={css.scroll}>
      <table className={css.sums}>
        <thead>
          <tr>
            <td />
            <th scope="col">
              <Trans>Bank</Trans>
            </th>
            <th scope="col">
              <Trans>Ledger</Trans>
            </th>
            <th scope="col">
              <Trans>Difference</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, bank, ours }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>
                <MoneyText cents={bank} />
              </td>
              <td>
                <MoneyText cents={ours} />
              </td>
              <td className={bank === ours ? css.agrees : css.differs}>
                <MoneyText cents={bank - ours} hasSign />
              </td>
            </tr>
          ))}
          {bank_balances.map(({ bank_account_id, bank_name, currency, balance_minor }) => (
            <tr key={bank_account_id}>
              <th scope="row">
                <Trans>Balance reported by {bank_name}</Trans>
              </th>
              <td>
                <BankAmount minor={balance_minor} currency={currency} />
              </td>
              <td />
              <td />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function DayActions({ bankDay }: { bankDay: Day }) {
  const { t } = useLingui()
  const [dialog, setDialog] = useState<'close' | 'reopen'>()
  const matching = useAction('POST /api/admin/bank/match_all')
  const { day, closed_at, is_over, books, statement } = bankDay
  const close = () => setDialog(undefined)
  async function matchAll() {
    const result = await matching.run({ day })
    if (!result) return
    const { matched } = result
    toast.success(t`Matched automatically: ${matched}`)
  }
  if (closed_at !== null)
    return (
      <>
        <Button variant="default" onClick={() => setDialog('reopen')}>
          <Trans>Reopen day…</Trans>
        </Button>
        {dialog === 'reopen' && (
          <ReasonDialog
            call="POST /api/admin/bank/reopen"
            inputOf={(reason) => ({ day, reason })}
            title={t`Reopen day`}
            note={<Trans>The activity log keeps the reason.</Trans>}
            confirm={<Trans>Reopen</Trans>}
            isDangerous={false}
            onClose={close}
          />
        )}
      </>
    )
  const open = books.open + statement.open
  return (
    <>
      <Button disabled={!is_over || open > 0} onClick={() => setDialog('close')}>
        <Trans>Close day…</Trans>
      </Button>
      {statement.open > 0 && (
        <Button variant="default" loading={matching.isBusy} onClick={() => void matchAll()}>
          <Trans>Match automatically</Trans>
        </Button>
      )}
      <span className={css.why}>
        {is_over ? (
          open > 0 && <Trans>Match or explain all open entries first.</Trans>
        ) : (
          <Trans>This day isn’t over yet.</Trans>
        )}
      </span>
      {dialog === 'close' && (
        <ConfirmDialog
          call="POST /api/admin/bank/close"
          input={{ day }}
          title={t`Close day`}
          note={<Trans>No one can change this day until it’s reopened.</Trans>}
          confirm={<Trans>Close day</Trans>}
          after={() => toast.success(t`Day closed`)}
          onClose={close}
        />
      )}
    </>
  )
}
