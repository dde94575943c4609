import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { CallError } from '@sampan/contract/call-error'
import { moneyText } from '@sampan/contract/money-text'
import { classNames } from '@sampan/front/class-names'
import { type ReactNode, useEffect, useRef } from 'react'
import { Anchor } from '../../ui/button/anchor.tsx'
import { Keypad } from '../../ui/keypad/keypad.tsx'
import { Sheet } from '../../ui/layer/sheet.tsx'
import { Money } from '../../ui/money/money.tsx'
import typography from '../../ui/styles/typography.module.css'
import css from './code-sheet.module.css'

/** The error of a try that failed, or whose reply was lost. */
export type CodeFault = Pick<CallError, 'kind' | 'reason' | 'message' | 'details'>

type Props = {
  open: boolean
  onClose: () => void
  /** The purpose of the payment. */
  what: ReactNode
  amount_cents: number
  balance_cents: number
  /** Null if unknown. */
  code_length: number | null
  /** The text about the remaining balance. */
  stays: (left: string) => ReactNode
  confirm: string
  /** The message for a lost reply. */
  lostNote: ReactNode
  fault: CodeFault | undefined
  /** The URL of the screen where a forgotten payment code is reset. */
  forgot_href: string
  onConfirm: (payment_code: string) => Promise<void>
}

/** Asks for the payment code, and shows the sum and the remaining balance. */
export function CodeSheet({ open, onClose, what, amount_cents, balance_cents, stays, ...keypad }: Props) {
  const { confirm, code_length, lostNote, fault, forgot_href, onConfirm } = keypad
  const { t } = useLingui()
  const sum = useRef<HTMLDivElement>(null)
  // A dialog focuses its close button by default, and Enter would close the dialog instead of paying. So the sum gets
  // the focus.
  useEffect(() => {
    if (open) sum.current?.focus()
  }, [open])
  return (
    <Sheet open={open} onClose={onClose} title={t`Payment code`} start={<span />}>
      <div ref={sum} className={css.sum} tabIndex={-1}>
        <p className={classNames(typography.small, typography.t2)}>{what}</p>
        <p>
          <Money cents={amount_cents} className={typography.display} />
        </p>
        <p className={classNames(typography.small, typography.t2, typography.num)}>
          {stays(moneyText(balance_cents - amount_cents))}
        </p>
      </div>
      {/* Each opening renders a new keypad, because a closed keypad stays mounted for a moment, with its digits. */}
      <Keypad
        key={String(open)}
        label={t`Payment code`}
        confirm={confirm}
        length={code_length ?? undefined}
        error={fault && <FaultText fault={fault} lostNote={lostNote} />}
        forgot={
          <Anchor href={forgot_href}>
            <Trans>Forgot?</Trans>
          </Anchor>
        }
        onConfirm={onConfirm}
      />
    </Sheet>
  )
}

function FaultText({ fault: { kind, message, details }, lostNote }: { fault: CodeFault; lostNote: ReactNode }) {
  const { t } = useLingui()
  const { tries_left } = details
  if (kind === 'unreachable') return lostNote
  if (tries_left === undefined) return message
  const tries = t`${plural(tries_left, { one: '# try left.', other: '# tries left.' })}`
  return t`${message} ${tries}`
}
