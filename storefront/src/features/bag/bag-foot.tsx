import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/button.tsx'
import { Check } from '../../ui/check.tsx'
import { Foot } from '../../ui/foot.tsx'
import { Money } from '../../ui/money.tsx'
import rank from '../../ui/type.module.css'
import css from './bag-foot.module.css'

type AllProps = { isAll: boolean; isSome: boolean; onAll: (marked: boolean) => void }

function All({ isAll, isSome, onAll }: AllProps) {
  const { t } = useLingui()
  return <Check label={t`All`} shown checked={isAll} mixed={isSome} onChange={onAll} />
}

type CheckoutProps = AllProps & { total_cents: number; isBusy: boolean; onCheckout: () => void }

/** What the marked lines come to, and the way to buy them. */
export function CheckoutFoot({ total_cents, isBusy, onCheckout, ...all }: CheckoutProps) {
  return (
    <Foot aboveTabs>
      <All {...all} />
      <p className={css.total} aria-live="polite">
        <span className={`${rank.small} ${rank.t2}`}>
          <Trans>Total</Trans>
        </span>{' '}
        <Money cents={total_cents} className={rank.title2} />
      </p>
      <Button className={css.button} busy={isBusy} onClick={onCheckout}>
        <Trans>Check out</Trans>
      </Button>
    </Foot>
  )
}

type EditProps = AllProps & { count: number; onRemove: () => void }

/** What can be done with several lines at once. */
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
