import { useLingui } from '@lingui/react/macro'
import { languageTag } from '@sampan/front/language'
import { useRead } from '@sampan/front/use-read'
import { textFor } from '../../../ui/text/texts.ts'

/** The newest hundred shops as options of a select. */
export function useShopChoice(): { value: string; label: string }[] {
  const { i18n } = useLingui()
  const tag = languageTag(i18n)
  const { data } = useRead('GET /api/admin/shop/list', { page_size: 100 })
  return (data?.items ?? []).map((shop) => ({ value: shop.shop_id, label: textFor(shop.name, tag) }))
}
