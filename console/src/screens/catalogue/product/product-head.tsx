import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { languageTag } from '@sampan/front/language'
import { Link } from '../../../navigation/link.tsx'
import { useMay } from '../../../session/use-session.ts'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { CopyButton } from '../../../ui/text/copy-button.tsx'
import { textFor } from '../../../ui/text/texts.ts'
import type { Product } from './product-draft.ts'
import css from './product-editor.module.css'

/** Title of the product, with links back to the list and to the shop's page. */
export function ProductHead({ product }: { product: Product | undefined }) {
  const { t, i18n } = useLingui()
  const maySeeOrders = useMay('fulfilment', 'support', 'finance')
  if (!product) return <PageHeader title={t`New product`} />
  const { product_id, title, on_sale } = product
  return (
    <PageHeader
      title={textFor(title, languageTag(i18n))}
      note={
        <span className={css.id}>
          {product_id} <CopyButton text={product_id} />
        </span>
      }
    >
      <Button variant="default" component={Link} to="/products">
        <Trans>All products</Trans>
      </Button>
      {maySeeOrders && (
        <Button variant="default" component={Link} to={`/orders?status=all&product=${product_id}`}>
          <Trans>Orders</Trans>
        </Button>
      )}
      {on_sale && (
        <Button variant="default" component="a" href={`/detail/${product_id}`} target="_blank" rel="noopener">
          <Trans>View in shop</Trans>
        </Button>
      )}
    </PageHeader>
  )
}
