import { Trans } from '@lingui/react/macro'
import { IconAdjustmentsHorizontal, IconTruckDelivery } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Row, Rows } from '../../ui/rows.tsx'
import rank from '../../ui/type.module.css'
import css from './option-rows.module.css'
import { choiceText } from './sku-choice.ts'
import type { SkuWish } from './use-sku-wish.ts'

/** What is chosen, to be changed by a tap, and where the freight is told. */
export function OptionRows({ wish, onOpen }: { wish: SkuWish; onOpen: () => void }) {
  const chosen = choiceText(wish.axes, wish.choice)
  const isMany = wish.quantity > 1 || chosen === ''
  const words = [chosen, isMany && `${wish.quantity} ×`].filter(Boolean).join(' · ')
  return (
    <Rows>
      <Row
        icon={<IconAdjustmentsHorizontal aria-hidden="true" />}
        title={<Lines label={<Trans>Options</Trans>}>{words}</Lines>}
        onClick={onOpen}
      />
      <Row
        icon={<IconTruckDelivery aria-hidden="true" />}
        title={
          <Lines label={<Trans>Freight</Trans>}>
            <Trans>Shown before you pay</Trans>
          </Lines>
        }
      />
    </Rows>
  )
}

function Lines({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <span className={css.lines}>
      <span className={classNames(rank.small, rank.t2)}>{label}</span>
      <b className={rank.strong}>{children}</b>
    </span>
  )
}
