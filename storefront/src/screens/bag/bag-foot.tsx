import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/form/button.tsx'
import { Check } from '../../ui/form/check.tsx'
import { Foot } from '../../ui/layout/foot.tsx'
import rank from '../../ui/layout/type.module.css'
import { Money } from '../../ui/money/money.tsx'
import { moneyText } from '../../ui/money/money-text.ts'
import css from './bag-foot.module.css'

type AllProps = { isAll: boolean; isSome: boolean; onAll: (marked: boolean) => void }

function All({ isAll, isSome, onAll }: AllProps) {
  const { t } = useLingui()
  return <Check label={t`All`} shown checked={isAll} mixed={isSome} onChange={onAll} />
}

type CheckoutProps = AllProps & {
  goods_cents: number
  /** Undefined until the country is known, and while nothing is selected. */
  freight_cents: number | undefined
  isBusy: boolean
  onCheckout: () => void
}

/** The sum of the selected lines with their freight, and the button to check out. */
export function CheckoutFoot({ goods_cents, freight_cents, isBusy, onCheckout, ...all }: CheckoutProps) {
  return (
    <Foot aboveTabs>
      <All {...all} />
      <p className={css.total} aria-live="polite">
        <span className={`${rank.small} ${rank.t2}`}>
          <Trans>Total</Trans>
        </span>{' '}
        <Money cents={goods_cents + (freight_cents ?? 0)} className={rank.title2} />
        {freight_cents !== undefined && <WithFreight freight_cents={freight_cents} />}
      </p>
      <Button className={css.button} busy={isBusy} onClick={onCheckout}>
        <Trans>Check out</Trans>
      </Button>
    </Foot>
  )
}

function WithFreight({ freight_cents }: { freight_cents: number }) {
  const freight = moneyText(freight_cents)
  return (
    <span className={`${css.freight} ${rank.mini} ${rank.t2}`}>
      {freight_cents === 0 ? <Trans>Delivery free</Trans> : <Trans>incl. {freight} freight</Trans>}
    </span>
  )
}

type EditProps = AllProps & { count: number; onRemove: () => void }

/** Actions on several lines at once. */
export function EditFoot({ count, onRemove, ...all }: EditProps) {
  return (
    <Foot aboveTabs>
      <All {...all} />
      <span className={css.total} />
      <Button className={css.button} tone="bad" disabled={count === 0} onClick={onRemove}>
        {count === 0 ? <Trans>Remove</Trans> : <Trans>Remove {count}</Trans>}
      </Button>
    </Foot>
  )
}
