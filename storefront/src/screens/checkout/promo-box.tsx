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
  listed: readonly ListedPromo[]
}

/** The promo code above the sums that it changes. */
export function PromoBox({ promo, discount_cents, listed, onTry, onRemove }: Props) {
  const { t, i18n } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(false)
  const applied = promo?.applied ? promo.code : undefined
  const count = listed.filter(({ missing_cents }) => missing_cents === null).length
  const usable = count > 0 && t`${plural(count, { one: '# code available', other: '# codes available' })}`
  const amount = moneyText(discount_cents)
  const saved = discount_cents > 0 ? t`Promo code, ${amount} off` : t`Promo code`
  const fault = promo && !promo.applied && promoFault(promo, i18n)
  return (
    <div className={classNames(css.box, applied && css.applied)}>
      <Sheet open={isOpen} onClose={close} title={t`Promo code`}>
        <PromoForm key={applied ?? ''} code={applied ?? ''} onTry={onTry} onRemove={onRemove} onClose={close} />
        <ListedPromos listed={listed} applied={applied} onTry={onTry} onClose={close} />
      </Sheet>
      <button ref={opener} type="button" className={css.open} onClick={() => setOpen(true)}>
        <IconTicket className={icons.small} aria-hidden="true" />
        <span className={css.text}>
          <span className={css.name}>
            {applied ? <span translate="no">{applied}</span> : <Trans>Promo code</Trans>}
          </span>
          {(applied || fault || usable) && (
            <span className={css.detail} data-fault={fault ? '' : undefined}>
              {applied ? saved : fault || usable}
            </span>
          )}
        </span>
        {!applied && <IconChevronRight className={icons.small} aria-hidden="true" />}
      </button>
      {applied && (
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
