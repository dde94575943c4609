import type { Card } from '@sampan/contract'
import { useCachedCard } from '../../api/cached-card.ts'
import { useVisits } from '../../navigation/visits.ts'
import { Page } from '../../ui/layout/page.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { Skeleton, Waiting } from '../../ui/loading/skeleton.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { Money } from '../../ui/money/money.tsx'
import { TitleText } from '../../ui/text/title-text.tsx'
import detail from './detail.module.css'
import head from './product-head.module.css'
import css from './product-skeleton.module.css'

/** The product page while it loads. Picture, price and name of the tapped card are shown at once. */
export function ProductSkeleton({ product_id }: { product_id: string }) {
  const visits = useVisits()
  const card = useCachedCard(product_id)
  return (
    <Page wide className={detail.detail}>
      <TopBar variant="float" onBack={visits.back} />
      <section className={css.gallery}>
        <div className={css.picture} data-product-picture>
          {card ? (
            // The file of the card is in the browser's cache.
            <Picture src={card.image} alt="" ratio="fill" show="card" shape="flat" priority />
          ) : (
            <Skeleton className={css.empty} />
          )}
        </div>
      </section>
      <div className={detail.over}>
        <div className={detail.side}>
          <div className={detail.buy}>
            {card ? <Known card={card} /> : <Unknown />}
            <div className={css.rest}>
              <Waiting>
                <Skeleton shape="box" className={css.row} />
                <Skeleton shape="box" className={css.row} />
                <Skeleton shape="box" className={css.row} />
              </Waiting>
            </div>
          </div>
        </div>
      </div>
    </Page>
  )
}

const Known = ({ card: { title, price_cents } }: { card: Card }) => (
  <div className={head.head}>
    <div className={head.figures}>
      <Money cents={price_cents} className={head.price} />
    </div>
    <h1 className={head.title}>
      <TitleText title={title} />
    </h1>
    <Lines />
  </div>
)

const Unknown = () => (
  <div className={head.head}>
    <div className={head.figures}>
      <Skeleton shape="title" width="third" className={css.price} />
    </div>
    <div className={head.title}>
      <Skeleton shape="title" width="most" className={css.title} />
    </div>
    <Lines />
  </div>
)

/** The description and the number of reviews. */
const Lines = () => (
  <div>
    <Skeleton />
    <Skeleton width="half" />
    <div className={head.opinions}>
      <Skeleton width="third" />
    </div>
  </div>
)
