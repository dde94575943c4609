import { Plural } from '@lingui/react/macro'
import type { Card as ProductCard } from '@sampan/contract'
import { Anchor } from '../../ui/layout/anchor.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { Money } from '../../ui/money/money.tsx'
import layout from '../../ui/styles/layout.module.css'
import words from '../../ui/styles/typography.module.css'
import { classNames } from '../../ui/text/class-names.ts'
import { TitleText } from '../../ui/text/title-text.tsx'
import css from './ranked-card.module.css'
import { RankedCard } from './ranked-card.tsx'

export function RankedProduct({ card, rank }: { card: ProductCard; rank: number }) {
  const { product_id, title, image, price_cents, sales } = card
  return (
    <RankedCard rank={rank} picture={<Picture src={image} alt="" show="thumb" shape="thumb" />}>
      <h2 className={classNames(words.clamp2, css.name)}>
        <Anchor href={`/detail/${product_id}`} className={layout.stretched}>
          <TitleText title={title} />
        </Anchor>
      </h2>
      <p className={css.figures}>
        <Money cents={price_cents} />
        <span className={classNames(words.small, words.t2)}>
          <Plural value={sales} one="# sold" other="# sold" />
        </span>
      </p>
    </RankedCard>
  )
}
