import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ProductDetail } from '@sampan/contract'
import { plainArticle } from '@sampan/contract/article-text'
import { isGone } from '@sampan/contract/call-error'
import { useRead } from '@sampan/front/use-read'
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs'
import IconShoppingBag from '@tabler/icons-react/dist/esm/icons/IconShoppingBag.mjs'
import { memo, useState } from 'react'
import { useCartLink } from '../../features/cart/use-cart-link.ts'
import { FavouriteButton } from '../../features/catalogue/favourite-button.tsx'
import { exemptionText } from '../../features/product/exemption-text.ts'
import { productCrumbs } from '../../features/product/product-crumbs.ts'
import { QuantityField } from '../../features/product/quantity-field.tsx'
import { SkuSheet } from '../../features/product/sku-sheet.tsx'
import { useLiveSkus } from '../../features/product/use-live-skus.ts'
import { useSkuSelection } from '../../features/product/use-sku-selection.ts'
import { useTitle } from '../../navigation/head.tsx'
import type { ScreenProps } from '../../navigation/screen-props.ts'
import { useVisits } from '../../navigation/visits.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { PictureViewer } from '../../ui/layer/picture-viewer.tsx'
import { Crumbs } from '../../ui/layout/crumbs.tsx'
import { Empty } from '../../ui/layout/empty.tsx'
import { Footer } from '../../ui/layout/footer.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import { BelowFold } from '../../ui/loading/below-fold.tsx'
import { ErrorState } from '../../ui/loading/error-state.tsx'
import { Gallery } from '../../ui/media/gallery.tsx'
import layout from '../../ui/styles/layout.module.css'
import typography from '../../ui/styles/typography.module.css'
import { NotFound } from '../not-found/not-found.tsx'
import { Delivery } from './delivery/delivery.tsx'
import css from './detail.module.css'
import { galleryPictures } from './gallery-pictures.ts'
import { BuyButtons } from './options/buy-buttons.tsx'
import { OpenOptions } from './options/open-options.tsx'
import { OptionRows } from './options/option-rows.tsx'
import { StockTag } from './options/stock-tag.tsx'
import { usePurchase } from './options/use-purchase.ts'
import { ProductHead } from './product-head.tsx'
import { ProductSkeleton } from './product-skeleton.tsx'
import { RelatedProducts } from './related-products.tsx'
import { ReviewSection } from './reviews/review-section.tsx'
import { hasSafety, SafetyFold } from './safety-fold.tsx'
import { ShareButton } from './share-button.tsx'
import { ShopRow } from './shop-row.tsx'
import { SpecList } from './spec-list.tsx'
import { useAddToCart } from './use-add-to-cart.ts'
import { useSeen } from './use-seen.ts'

export default function DetailScreen({ params }: ScreenProps) {
  const visits = useVisits()
  const product_id = params.product
  const product = useRead(
    'GET /api/product/detail',
    { product_id: product_id ?? '' },
    { enabled: product_id !== undefined },
  )
  if (product.data) return <Product product={product.data} />
  if (isGone(product.error)) return <NotFound />
  if (product_id && product.isPending) return <ProductSkeleton product_id={product_id} />
  return (
    <Page>
      <TopBar onBack={visits.back} />
      {product_id === undefined && <NoProduct />}
      {product.isError && <ErrorState onRetry={() => void product.refetch()} />}
    </Page>
  )
}

function NoProduct() {
  return (
    <Empty
      level={1}
      title={<Trans>No product selected</Trans>}
      text={<Trans>This link doesn’t point to a product.</Trans>}
      link={{ href: '/search?sort=hot', text: <Trans>Browse popular products</Trans> }}
    />
  )
}

function Product({ product }: { product: ProductDetail }) {
  const { t, i18n } = useLingui()
  const { product_id, title, description, shop, withdrawal_exemption, guarantee_years } = product
  const { skus, isLive } = useLiveSkus(product)
  const selection = useSkuSelection(skus, product)
  const adding = useAddToCart()
  const purchase = usePurchase(selection, adding.add)
  const isSoldOut = skus.every((sku) => sku.stock === 0)
  const { price_cents = product.price_cents, isPriceOpen } = selection
  useSeen(product_id)
  useTitle(`${title} – ${t`Product`}`, plainArticle(description))
  return (
    <Page wide className={css.detail}>
      <Crumbs parents={productCrumbs(product)} here={title} />
      <ProductBar product={product} />
      <ProductGallery product={product} chosenImage={selection.image} />
      <SkuSheet
        open={purchase.isChoosing}
        onClose={purchase.stop}
        product={product}
        skus={skus}
        isLive={isLive}
        selection={selection}
        actions={<BuyButtons isSoldOut={selection.sku?.stock === 0} isAdding={adding.isAdding} {...purchase.atOnce} />}
      >
        <QuantityField level={3} selection={selection} />
      </SkuSheet>
      <div className={css.over}>
        <div className={css.side}>
          <div className={css.buy}>
            <ProductHead
              product={product}
              price_cents={price_cents}
              reduction={selection}
              isPriceOpen={isPriceOpen}
              content={(selection.sku ?? skus.find((sku) => sku.price_cents === price_cents))?.net_content}
              stock={<StockTag skus={skus} sku={selection.sku} isLive={isLive} />}
            />
            <BelowFold>
              <div className={`${layout.pad} ${layout.stack}`}>
                <OpenOptions skus={skus} selection={selection} />
                <div className={css.buttons}>
                  <BuyButtons isSoldOut={selection.sku?.stock === 0} isAdding={adding.isAdding} {...purchase.atOnce} />
                </div>
                <OptionRows
                  product={product}
                  selection={selection}
                  onOpen={purchase.choose}
                  freight={
                    <Delivery
                      freight={product.freight}
                      price_cents={price_cents}
                      quantity={selection.quantity}
                      weight_grams={(selection.sku ?? skus[0])?.weight_grams}
                      sku_id={(selection.sku ?? skus[0])?.sku_id}
                    />
                  }
                />
                {guarantee_years !== null && (
                  <p className={`${typography.small} ${typography.t2}`}>
                    <Plural
                      value={guarantee_years}
                      one="# year of the maker’s guarantee of durability"
                      other="# years of the maker’s guarantee of durability"
                    />
                  </p>
                )}
                {withdrawal_exemption && (
                  <p className={`${typography.small} ${typography.t2}`}>{exemptionText(withdrawal_exemption, i18n)}</p>
                )}
                <ShopRow shop={shop} />
              </div>
            </BelowFold>
          </div>
        </div>
        <Below product={product} />
      </div>
      <Footer>
        <span className={css.actions}>
          <ContactButton product_id={product_id} />
          <CartButton />
        </span>
        <BuyButtons isSoldOut={isSoldOut} isAdding={adding.isAdding} {...purchase.inFooter} />
      </Footer>
    </Page>
  )
}

const ProductBar = memo(function ProductBar({ product: { product_id, title } }: { product: ProductDetail }) {
  const visits = useVisits()
  const tools = (
    <>
      <ShareButton title={title} />
      <FavouriteButton product_id={product_id} title={title} />
    </>
  )
  return <TopBar variant="float" title={title} onBack={visits.back} end={tools} />
})

type GalleryProps = { product: ProductDetail; chosenImage: string | undefined }

/** The pictures. Choosing a colour scrolls to the picture of that colour. */
const ProductGallery = memo(function ProductGallery({ product, chosenImage }: GalleryProps) {
  const { title } = product
  const [at, setAt] = useState<number | null>(null)
  const pictures = galleryPictures(product)
  return (
    <>
      <Gallery label={title} pictures={pictures} shownSrc={chosenImage} onOpen={setAt} />
      <PictureViewer label={title} pictures={pictures} at={at} onClose={() => setAt(null)} />
    </>
  )
})

/** The parts that don't depend on the chosen SKU. `memo` skips their rendering, so that the options open quickly. */
const Below = memo(function Below({ product }: { product: ProductDetail }) {
  const { product_id, specs, safety } = product
  return (
    <>
      {(specs.length > 0 || hasSafety(safety)) && (
        <div className={css.specs}>
          <BelowFold>
            {specs.length > 0 && (
              <Section title={<Trans>Specs</Trans>}>
                <div className={layout.pad}>
                  <SpecList specs={specs} />
                </div>
              </Section>
            )}
            {hasSafety(safety) && <SafetyFold safety={safety} />}
          </BelowFold>
        </div>
      )}
      <div className={css.rest}>
        <BelowFold>
          <ReviewSection {...product} />
          <RelatedProducts product_id={product_id} />
        </BelowFold>
      </div>
    </>
  )
})

function ContactButton({ product_id }: { product_id: string }) {
  const { t } = useLingui()
  return (
    <IconButton label={t`Contact us`} href={`/service?product=${product_id}`}>
      <IconMessageCircle aria-hidden="true" />
    </IconButton>
  )
}

function CartButton() {
  const { t } = useLingui()
  return (
    <IconButton label={t`Cart`} {...useCartLink()}>
      <IconShoppingBag aria-hidden="true" />
    </IconButton>
  )
}
