import { Plural } from '@lingui/react/macro'
import type { Shop } from '@sampan/contract'
import { classNames } from '@sampan/front/class-names'
import { Anchor } from '../../ui/button/anchor.tsx'
import { Avatar } from '../../ui/media/avatar.tsx'
import layout from '../../ui/styles/layout.module.css'
import words from '../../ui/styles/typography.module.css'
import { RankedCard } from './ranked-card.tsx'

export function RankedShop({ shop: { shop_id, name, logo, total_sales: sales }, rank }: { shop: Shop; rank: number }) {
  return (
    <RankedCard rank={rank} picture={<Avatar name={name} src={logo} size="large" />}>
      <h2 className={words.title3}>
        <Anchor href={`/shop/${shop_id}`} className={layout.stretched}>
          {name}
        </Anchor>
      </h2>
      <p className={classNames(words.small, words.t2)}>
        <Plural value={sales} one="# sold" other="# sold" />
      </p>
    </RankedCard>
  )
}
