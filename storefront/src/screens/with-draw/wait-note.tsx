import { Trans, useLingui } from '@lingui/react/macro'
import type { ExtractOptions } from '@sampan/contract'
import { momentText } from '@sampan/contract/moment-text'
import { moneyText } from '@sampan/contract/money-text'
import { languageTag } from '@sampan/front/language'
import { Button } from '../../ui/button/button.tsx'
import { Note, NoteAction } from '../../ui/layout/note.tsx'
import { Countdown } from '../../ui/time/countdown.tsx'
import css from './wait-note.module.css'

/** The URL of the screen that sets the payment code and then returns here. */
export const CODE_HREF = '/changePayPwd?next=%2FwithDraw'

const isAhead = (time: string | null) => time !== null && Date.parse(time) > Date.now()

/** Whether no withdrawal is possible now, whatever the input. */
export const isBarred = ({
  receivable_cents,
  is_disputed,
  waits_until,
  has_payment_code,
  locked_until,
}: ExtractOptions) =>
  receivable_cents > 0 || is_disputed || isAhead(waits_until) || !has_payment_code || isAhead(locked_until)

type Props = { options: ExtractOptions; must_reset: string | undefined; onUnlocked: () => void }

/** Shows why the shopper can't withdraw yet, and how to resolve this. */
export function WaitNote({ options, must_reset, onUnlocked }: Props) {
  const { i18n } = useLingui()
  const { receivable_cents, is_disputed, waits_until, has_payment_code, locked_until } = options
  const newCode = (
    <span className={css.action}>
      <Button tone="quiet" size="small" href={CODE_HREF}>
        <Trans>Set a new code</Trans>
      </Button>
    </span>
  )
  if (receivable_cents > 0) {
    const owed = moneyText(receivable_cents)
    return (
      <Note tone="bad">
        <Trans>
          You owe the shop {owed} after a correction or a dispute. Money you receive settles it first, then you can
          withdraw again.
        </Trans>
      </Note>
    )
  }
  if (is_disputed) {
    return (
      <Note
        tone="wait"
        action={
          <NoteAction href="/topUpRecord">
            <Trans>Recharge record</Trans>
          </NoteAction>
        }
      >
        <Trans>A card payment of yours is disputed. You can withdraw again once the bank has decided.</Trans>
      </Note>
    )
  }
  if (waits_until && isAhead(waits_until)) {
    const until = momentText(waits_until, languageTag(i18n))
    return (
      <Note tone="wait">
        <Trans>
          You recently changed your password, email or payment code. For your safety, you can withdraw again from{' '}
          {until}.
        </Trans>
      </Note>
    )
  }
  if (!has_payment_code) {
    return (
      <Note>
        <Trans>You need a payment code to withdraw. You can withdraw 24 hours after setting one.</Trans>
      </Note>
    )
  }
  if (must_reset) return <Note tone="bad">{must_reset}</Note>
  if (locked_until && isAhead(locked_until)) {
    return (
      <Note tone="bad" action={newCode}>
        <Trans>
          Too many wrong payment codes. Try again in <Countdown until={locked_until} onEnd={onUnlocked} />
        </Trans>
      </Note>
    )
  }
  return null
}
