import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Keypad } from '../../ui/form/keypad.tsx'
import { Sheet } from '../../ui/layer/sheet.tsx'
import { Anchor } from '../../ui/layout/anchor.tsx'
import { classNames } from '../../ui/layout/class-names.ts'
import rank from '../../ui/layout/type.module.css'
import { Money } from '../../ui/money/money.tsx'
import { moneyText } from '../../ui/money/money-text.ts'
import css from './code-sheet.module.css'
import type { PayFault } from './use-pay.ts'

type Props = {
  open: boolean
  onClose: () => void
  order_count: number
  total_cents: number
  balance_cents: number
  fault: PayFault | undefined
  /** Where a forgotten code is set again. */
  forgot_href: string
  onPay: (payment_code: string) => Promise<void>
}

/** Asks for the payment code, and shows the sum and the balance after it. */
export function CodeSheet({
  open,
  onClose,
  order_count,
  total_cents,
  balance_cents,
  fault,
  forgot_href,
  onPay,
}: Props) {
  const { t } = useLingui()
  const sum = useRef<HTMLDivElement>(null)
  // A dialog gives the focus to its cross, where Enter would close it in place of paying.
  useEffect(() => {
    if (open) sum.current?.focus()
  }, [open])
  const total = moneyText(total_cents)
  const left = moneyText(balance_cents - total_cents)
  return (
    <Sheet open={open} onClose={onClose} title={t`Payment code`} start={<span />}>
      <div ref={sum} className={css.sum} tabIndex={-1}>
        <p className={classNames(rank.small, rank.t2)}>
          <Plural value={order_count} one="Pay # order from your balance" other="Pay # orders from your balance" />
        </p>
        <p>
          <Money cents={total_cents} className={rank.display} />
        </p>
        <p className={classNames(rank.small, rank.t2, rank.num)}>
          <Trans>{left} stays in your balance</Trans>
        </p>
      </div>
      {/* A new pad each time: a closed one stays for a moment, with its digits. */}
      <Keypad
        key={String(open)}
        label={t`Payment code`}
        confirm={t`Pay ${total}`}
        error={fault && <FaultWords fault={fault} />}
        forgot={
          <Anchor href={forgot_href}>
            <Trans>Forgot?</Trans>
          </Anchor>
        }
        onConfirm={onPay}
      />
    </Sheet>
  )
}

/** The server closes the code after so many wrong ones in a row. */
const TRIES = 5

function FaultWords({ fault: { kind, reason, message } }: { fault: PayFault }) {
  const tries = TRIES
  if (kind === 'unreachable') return <Trans>No answer came. Enter the code again: you will not pay twice.</Trans>
  if (reason === 'payment_code_wrong') {
    return (
      <>
        {message} <Trans>After {tries} wrong codes it is locked for a while.</Trans>
      </>
    )
  }
  return message
}
