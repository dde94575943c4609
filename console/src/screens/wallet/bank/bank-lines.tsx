import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { usePages } from '@sampan/front/use-pages'
import { useState } from 'react'
import { ReasonDialog } from '../../../forms/reason-dialog.tsx'
import { useAction } from '../../../forms/use-action.ts'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import { BankAmount } from './bank-amount.tsx'
import { DollarsDialog } from './dollars-dialog.tsx'
import { type BankLine, EntryState, MatchMethod, movementText } from './entry-text.tsx'
import { MatchDialog } from './match-dialog.tsx'
import css from './reconciliation.module.css'
import { Side } from './side.tsx'

export function BankLines({ day, isClosed }: { day: string; isClosed: boolean }) {
  const { t } = useLingui()
  const list = usePages('GET /api/admin/bank/lines', { day })
  return (
    <Side
      list={list}
      title={t`Bank`}
      keyOf={({ line_id }) => line_id}
      empty={<Trans>No statement lines for this day.</Trans>}
    >
      {(line) => <LineEntry line={line} isClosed={isClosed} />}
    </Side>
  )
}

function LineEntry({ line, isClosed }: { line: BankLine; isClosed: boolean }) {
  const { i18n } = useLingui()
  return (
    <>
      <div className={css.top}>
        <span className={css.text}>{line.text || line.reference || line.bank_name}</span>
        <BankAmount minor={line.amount_minor ?? line.amount_cents ?? 0} currency={line.currency} hasSign isStrong />
      </div>
      {line.currency !== 'USD' && (
        <div className={css.more}>
          {line.amount_cents === null ? (
            <Trans>Not in dollars. Enter the dollars to match the line.</Trans>
          ) : (
            <>
              = <MoneyText cents={line.amount_cents} hasSign />
            </>
          )}
        </div>
      )}
      {line.reference && line.text && <div className={css.more}>{line.reference}</div>}
      {line.movements.map(({ movement_id, code, amount_cents, shopper }) => (
        <div key={movement_id} className={css.more}>
          {movementText(code, i18n)} <MoneyText cents={amount_cents} hasSign /> {shopper?.account}
        </div>
      ))}
      {line.note && <div className={css.note}>{line.note}</div>}
      <div className={css.bottom}>
        <EntryState state={line.state} />
        {line.matched_how && <MatchMethod method={line.matched_how} operator={line.operator} />}
        {!isClosed && <LineActions line={line} />}
      </div>
    </>
  )
}

function LineActions({ line }: { line: BankLine }) {
  const { t } = useLingui()
  const [dialog, setDialog] = useState<'match' | 'explain' | 'dollars'>()
  const releasing = useAction('POST /api/admin/bank/release')
  const { line_id, state, currency, amount_cents } = line
  const close = () => setDialog(undefined)
  if (state !== 'open')
    return (
      <Button
        variant="subtle"
        size="compact-xs"
        loading={releasing.isBusy}
        onClick={() => void releasing.run({ line_id })}
      >
        <Trans>Undo</Trans>
      </Button>
    )
  return (
    <>
      {amount_cents !== null && (
        <Button variant="light" size="compact-xs" onClick={() => setDialog('match')}>
          <Trans>Match…</Trans>
        </Button>
      )}
      {currency !== 'USD' && (
        <Button variant="light" size="compact-xs" onClick={() => setDialog('dollars')}>
          <Trans>Enter dollars…</Trans>
        </Button>
      )}
      <Button variant="subtle" size="compact-xs" onClick={() => setDialog('explain')}>
        <Trans>Explain…</Trans>
      </Button>
      {dialog === 'match' && <MatchDialog line={line} onClose={close} />}
      {dialog === 'dollars' && <DollarsDialog line={line} onClose={close} />}
      {dialog === 'explain' && (
        <ReasonDialog
          call="POST /api/admin/bank/explain"
          inputOf={(note) => ({ line_id, note })}
          title={t`Explain the line`}
          note={<Trans>For entries the bank has and the ledger doesn’t, such as a fee.</Trans>}
          confirm={<Trans>Explain</Trans>}
          isDangerous={false}
          onClose={close}
        />
      )}
    </>
  )
}
