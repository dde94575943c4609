import { Trans } from '@lingui/react/macro'
import type { PreviewProduct } from '@sampan/contract'
import { useRead } from '@sampan/front/use-read'
import css from './preview.module.css'

type PreviewPictureProps = { import_id: string; product: PreviewProduct /** 0 for the main picture. */; at?: number }

/** A picture of the product: of the shop, or fetched from the URL in the file. Texts next to it describe it. */
export function PreviewPicture({ import_id, product, at = 0 }: PreviewPictureProps) {
  const { images, sources, product_id } = product
  const stored = images[at]
  const source = stored === undefined ? sources[at - images.length] : undefined
  const isUrl = source !== undefined && /^https?:/i.test(source)
  const input = { import_id, product_id, source: source ?? '' }
  const { data, isLoading } = useRead('GET /api/admin/import/preview-picture', input, { enabled: isUrl, once: true })
  const src = stored === undefined ? data?.picture : `${stored}${stored.includes('?') ? '&' : '?'}w=480`
  if (src) return <img className={css.picture} src={src} alt="" loading="lazy" decoding="async" />
  return (
    <span className={css.blank}>
      {!isLoading && (isUrl ? <Trans>We couldn’t load the picture</Trans> : (source ?? <Trans>No picture</Trans>))}
    </span>
  )
}
