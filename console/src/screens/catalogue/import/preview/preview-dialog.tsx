import { Plural, Trans } from '@lingui/react/macro'
import type { PreviewProduct } from '@sampan/contract'
import { ArticleText } from '../../../../features/article/article-text.tsx'
import { useCategoryName } from '../../../../features/catalogue/use-category-name.ts'
import { Dialog } from '../../../../ui/layer/dialog.tsx'
import { MoneyText } from '../../../../ui/money/money-text.tsx'
import { textFor } from '../../../../ui/text/texts.ts'
import css from './preview.module.css'
import { PreviewMissing } from './preview-missing.tsx'
import { PreviewPicture } from './preview-picture.tsx'
import { PreviewPrice } from './preview-price.tsx'

type PreviewDialogProps = { import_id: string; product: PreviewProduct; language: string; onClose: () => void }

/** A product of an import as its page will be: pictures, price, title, description, options and stock. */
export function PreviewDialog({ import_id, product, language, onClose }: PreviewDialogProps) {
  const categoryName = useCategoryName()
  const { images, sources, title, description, skus, category, new_category, line, product_id } = product
  const pictures = Math.max(1, images.length + sources.length)
  const pieces = skus.reduce((sum, { stock }) => sum + stock, 0)
  return (
    <Dialog onClose={onClose} title={textFor(title, language) || product_id} size="lg">
      <div className={css.page}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard */}
        <div className={css.pictures} tabIndex={0}>
          {Array.from({ length: pictures }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pictures have no other identity than their place
            <PreviewPicture key={at} import_id={import_id} product={product} at={at} />
          ))}
        </div>
        <div className={css.line}>
          <PreviewPrice product={product} />
          <span>
            {pieces > 0 ? <Plural value={pieces} one="# in stock" other="# in stock" /> : <Trans>Sold out</Trans>}
          </span>
        </div>
        <div className={css.description} lang={description[language] ? language : 'en'}>
          <ArticleText text={textFor(description, language)} />
        </div>
        <Options skus={skus} language={language} />
        <p className={css.note}>
          {new_category ?? categoryName(category)} · <Trans>line {line}</Trans>
        </p>
        <PreviewMissing product={product} />
      </div>
    </Dialog>
  )
}

type OptionsProps = { skus: PreviewProduct['skus']; language: string }

/** The SKUs with their options, price and stock. */
function Options({ skus, language }: OptionsProps) {
  if (skus.length === 0) return null
  return (
    <table className={css.skus}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Options</Trans>
          </th>
          <th scope="col">
            <Trans>Price</Trans>
          </th>
          <th scope="col">
            <Trans>Stock</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {skus.map(({ sku_id, options, price_cents, stock }) => (
          <tr key={sku_id}>
            <th scope="row">
              {options.map(({ name, value }) => `${textFor(name, language)}: ${textFor(value, language)}`).join(', ') ||
                sku_id}
            </th>
            <td>
              <MoneyText cents={price_cents} />
            </td>
            <td>{stock}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
