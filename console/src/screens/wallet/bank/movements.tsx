import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { ReplyTo } from '@sampan/front/calls'
import { usePages } from '@sampan/front/use-pages'
import { useState } from 'react'
import { ReasonDialog } from '../../../forms/reason-dialog.tsx'
import { useAction } from '../../../forms/use-action.ts'
import { Link } from '../../../navigation/link.tsx'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import { EntryState, movementText } from './entry-text.tsx'
import css from './reconciliation.module.css'
import { Side } from './side.tsx'

type Movement = ReplyTo<'GET /api/admin/bank/movements'>['items'][number]

export function Movements({ day, isClosed }: { day: string; isClosed: boolean }) {
  const { t } = useLingui()
  const list = usePages('GET /api/admin/bank/movements', { day })
  return (
    <Side
      list={list}
      title={t`Ledger`}
      keyOf={({ movement_id }) => movement_id}
      empty={<Trans>No ledger entries for this day.</Trans>}
    >
      {(movement) => <MovementEntry movement={movement} isClosed={isClosed} />}
    </Side>
  )
}

/** URL of the screen for the movement's object, if there is one. */
function urlOf({ code, ref_id }: Movement): string | undefined {
  if (code === 'recharge') return `/recharges/${ref_id}?state=all`
  return code === 'withdrawal' ? `/withdrawals/${ref_id}?state=all` : undefined
}

function MovementEntry({ movement, isClosed }: { movement: Movement; isClosed: boolean }) {
  const { i18n } = useLingui()
  const { code, shopper, amount_cents, bank_reference, reference, state, note } = movement
  const url = urlOf(movement)
  const text = `${movementText(code, i18n)} · ${shopper?.account ?? ''}`
  const references = [...new Set([bank_reference, reference])].filter((one) => one !== null)
  return (
    <>
      <div className={css.top}>
        <span className={css.text}>{url ? <Link to={url}>{text}</Link> : text}</span>
        <MoneyText cents={amount_cents} hasSign isStrong />
      </div>
      {references.length > 0 && <div className={css.more}>{references.join(' · ')}</div>}
      {note && <div className={css.note}>{note}</div>}
      <div className={css.bottom}>
        <EntryState state={state} />
        {!isClosed && <MovementActions movement={movement} />}
      </div>
    </>
  )
}

function MovementActions({ movement: { movement_id, state } }: { movement: Movement }) {
  const { t } = useLingui()
  const [isExplaining, setExplaining] = useState(false)
  const unexplaining = useAction('POST /api/admin/bank/explain_movement')
  if (state === 'matched') return null
  if (state === 'explained')
    return (
      <Button
        variant="subtle"
        size="compact-xs"
        loading={unexplaining.isBusy}
        onClick={() => void unexplaining.run({ movement_id })}
      >
        <Trans>Undo</Trans>
      </Button>
    )
  return (
    <>
      <Button variant="subtle" size="compact-xs" onClick={() => setExplaining(true)}>
        <Trans>Explain…</Trans>
      </Button>
      {isExplaining && (
        <ReasonDialog
          call="POST /api/admin/bank/explain_movement"
          inputOf={(note) => ({ movement_id, note })}
          title={t`Explain the entry`}
          note={<Trans>For entries the ledger has but no statement shows yet.</Trans>}
          confirm={<Trans>Explain</Trans>}
          isDangerous={false}
          onClose={() => setExplaining(false)}
        />
      )}
    </>
  )
}
