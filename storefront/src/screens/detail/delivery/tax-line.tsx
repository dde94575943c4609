import { useLingui } from '@lingui/react'
import { useRead } from '@sampan/front/use-read'
import { arrivalText } from '../../../features/tax/taxes-text.ts'

/** Reserves the height of the line until it is known. */
const EMPTY_LINE = '\u00a0'

/** Taxes and duties of one piece in a country. Only for shops with rules of taxes. */
export function TaxLine({ sku_id, country }: { sku_id: string; country: string }) {
  const { i18n } = useLingui()
  const { data } = useRead('GET /api/product/taxes', { sku_id, country })
  return <>{data ? arrivalText(data, i18n) : EMPTY_LINE}</>
}
