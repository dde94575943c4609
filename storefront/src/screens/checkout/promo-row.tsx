import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ListedPromo, Quote } from '@sampan/contract'
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs'
import { useState } from 'react'
import { Sheet } from '../../ui/layer/sheet.tsx'
import { Row } from '../../ui/list/rows.tsx'
import { Tag } from '../../ui/text/tag.tsx'
import { ListedPromos } from './listed-promos.tsx'
import { PromoForm, type PromoSteps } from './promo-form.tsx'
import { promoFault } from './promo-text.ts'

type Props = PromoSteps & {
  promo: Quote['promo']
  /** The listed promo codes; empty until they are loaded. */
  listed: readonly ListedPromo[]
}

export function PromoRow({ promo, listed, onTry, onRemove }: Props) {
  const { t, i18n } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const applied = promo?.applied ? promo.code : undefined
  const count = listed.filter(({ missing_cents }) => missing_cents === null).length
  const usable = count > 0 && t`${plural(count, { one: '# code available', other: '# codes available' })}`
  return (
    <>
      <Sheet open={isOpen} onClose={close} title={t`Promo code`}>
        <PromoForm key={applied ?? ''} code={applied ?? ''} onTry={onTry} onRemove={onRemove} onClose={close} />
        <ListedPromos listed={listed} applied={applied} onTry={onTry} onClose={close} />
      </Sheet>
      <Row
        icon={<IconTicket aria-hidden="true" />}
        title={<Trans>Promo code</Trans>}
        detail={promo && !promo.applied && promoFault(promo, i18n)}
        value={applied ? <Tag tone="accent">{applied}</Tag> : usable || undefined}
        onClick={() => setOpen(true)}
      />
    </>
  )
}
