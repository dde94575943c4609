import { useLingui } from '@lingui/react/macro'
import type { OrderItem } from '@sampan/contract'
import { Check } from '../../ui/button/check.tsx'
import { Stepper } from '../../ui/form/stepper.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import typography from '../../ui/styles/typography.module.css'
import css from './refund-form.module.css'

type Props = { item: OrderItem; most: number; quantity: number; onChange: (quantity: number) => void }

export function RefundLine({ item, most, quantity, onChange }: Props) {
  const { t } = useLingui()
  const { title } = item
  const options = item.values.map((value) => value.value).join(' · ')
  return (
    <li className={css.line}>
      <Check label={title} checked={quantity > 0} onChange={(checked) => onChange(checked ? most : 0)} />
      <Picture src={item.image} alt="" show="thumb" shape="thumb" className={css.picture} />
      <div className={css.text}>
        <span className={`${typography.name} ${typography.clamp2}`}>{title}</span>
        <span className={`${typography.small} ${typography.t2}`}>{options}</span>
        {most > 1 && quantity > 0 && (
          <Stepper label={t`Quantity of ${title}`} value={quantity} max={most} onChange={onChange} />
        )}
      </div>
    </li>
  )
}
