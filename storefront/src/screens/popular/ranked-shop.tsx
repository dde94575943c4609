import { Plural } from '@lingui/react/macro'
import type { Shop } from '@sampan/contract'
import { Anchor } from '../../ui/layout/anchor.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Avatar } from '../../ui/media/avatar.tsx'
import words from '../../ui/styles/typography.module.css'
import { classNames } from '../../ui/text/class-names.ts'
import css from './ranked-shop.module.css'

/** A shop in a ranking: its place, then who it is and how much it sold. */
export function RankedShop({ shop: { shop_id, name, logo, total_sales: sales }, rank }: { shop: Shop; rank: number }) {
  return (
    <Card as="article" className={css.shop}>
      <span className={classNames(words.title3, words.num, words.t3, css.rank)}>{rank}</span>
      <Avatar name={name} src={logo} size="large" />
      <div className={css.words}>
        <h2 className={words.title3}>
          <Anchor href={`/shop/${shop_id}`}>{name}</Anchor>
        </h2>
        <p className={classNames(words.small, words.t2)}>
          <Plural value={sales} one="# sold" other="# sold" />
        </p>
      </div>
    </Card>
  )
}
