import { useLingui } from '@lingui/react/macro'
import { useRead } from '../../../api/use-read.ts'
import { languageTag } from '../../../ui/text/language-tag.ts'
import { textFor } from '../../../ui/text/texts.ts'

/** The newest hundred shops as options of a select. */
export function useShopChoice(): { value: string; label: string }[] {
  const { i18n } = useLingui()
  const tag = languageTag(i18n)
  const { data } = useRead('GET /api/admin/shop/list', { page_size: 100 })
  return (data?.items ?? []).map((shop) => ({ value: shop.shop_id, label: textFor(shop.name, tag) }))
}
