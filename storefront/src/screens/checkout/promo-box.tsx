import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ListedPromo, Quote } from '@sampan/contract'
import { moneyText } from '@sampan/contract/money-text'
import { classNames } from '@sampan/front/class-names'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useRef, useState } from 'react'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Sheet } from '../../ui/layer/sheet.tsx'
import icons from '../../ui/media/icon.module.css'
import { ListedPromos } from './listed-promos.tsx'
import css from './promo-box.module.css'
import { PromoForm, type PromoSteps } from './promo-form.tsx'
import { promoFault } from './promo-text.ts'

type Props = PromoSteps & {
  promo: Quote['promo']
  discount_cents: number
  /** The listed promo codes; empty until they are loaded. */
  promos: readonly ListedPromo[]
}

/** The promo code above the sums that it changes. */
export function PromoBox({ promo, discount_cents, promos, onTry, onRemove }: Props) {
  const { t, i18n } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(false)
  const applied_code = promo?.applied ? promo.code : undefined
  const count = promos.filter(({ missing_cents }) => missing_cents === null).length
  const usable = count > 0 && t`${plural(count, { one: '# code available', other: '# codes available' })}`
  const amount = moneyText(discount_cents)
  const savingText = discount_cents > 0 ? t`Promo code, ${amount} off` : t`Promo code`
  const fault = promo && !promo.applied && promoFault(promo, i18n)
  return (
    <div className={classNames(css.box, applied_code && css.applied)}>
      <Sheet open={isOpen} onClose={close} title={t`Promo code`}>
        <PromoForm
          key={applied_code ?? ''}
          code={applied_code ?? ''}
          onTry={onTry}
          onRemove={onRemove}
          onClose={close}
        />
        <ListedPromos promos={promos} applied_code={applied_code} onTry={onTry} onClose={close} />
      </Sheet>
      <button ref={opener} type="button" className={css.open} onClick={() => setOpen(true)}>
        <IconTicket className={icons.small} aria-hidden="true" />
        <span className={css.text}>
          <span className={css.name}>
            {applied_code ? <span translate="no">{applied_code}</span> : <Trans>Promo code</Trans>}
          </span>
          {(applied_code || fault || usable) && (
            <span className={css.detail} data-fault={fault ? '' : undefined}>
              {applied_code ? savingText : fault || usable}
            </span>
          )}
        </span>
        {!applied_code && <IconChevronRight className={icons.small} aria-hidden="true" />}
      </button>
      {applied_code && (
        <IconButton
          label={t`Remove code`}
          onClick={() => {
            onRemove()
            opener.current?.focus()
          }}
        >
          <IconX className={icons.small} aria-hidden="true" />
        </IconButton>
      )}
    </div>
  )
}
