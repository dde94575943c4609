import { Trans } from '@lingui/react/macro'
import type { Shop } from '@sampan/contract'
import { classNames } from '@sampan/front/class-names'
import type { ReactNode } from 'react'
import { Avatar } from '../../ui/media/avatar.tsx'
import typography from '../../ui/styles/typography.module.css'
import { FollowButton } from './follow-button.tsx'
import css from './shop-head.module.css'

type Props = { shop: Shop & { description: string } }

export function ShopHead({ shop }: Props) {
  const { shop_id, name, logo, description, fans, favorable_rate, total_sales } = shop
  const rate = favorable_rate === null ? '–' : `${Math.round(favorable_rate)}%`
  return (
    <header className={css.head}>
      <div className={css.name}>
        <Avatar name={name} src={logo} size="large" />
        <h1 className={typography.title1}>{name}</h1>
      </div>
      <p className={typography.t2}>{description}</p>
      <div className={css.bottom}>
        <dl className={css.figures}>
          <Figure name={<Trans>Fans</Trans>} value={fans.toLocaleString('en')} />
          <Figure name={<Trans>Favorable rate</Trans>} value={rate} />
          <Figure name={<Trans>Total sales</Trans>} value={total_sales.toLocaleString('en')} />
        </dl>
        <FollowButton shop_id={shop_id} />
      </div>
    </header>
  )
}

function Figure({ name, value }: { name: ReactNode; value: string }) {
  return (
    <div className={css.figure}>
      <dt className={classNames(typography.mini, typography.t2)}>{name}</dt>
      <dd className={classNames(typography.title3, typography.num)}>{value}</dd>
    </div>
  )
}
