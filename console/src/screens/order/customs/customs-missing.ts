import type { ReplyTo } from '@sampan/front/calls'

export type CustomsForm = ReplyTo<'GET /api/admin/order/customs'>['forms'][number]
export type CustomsLine = CustomsForm['lines'][number]
export type MissingPart = 'title' | 'hs_code' | 'origin' | 'weight'

/** The data that a declaration needs and the shop does not know. */
export function missingParts({ is_readable, hs_code, origin_country, weight_grams }: CustomsLine): MissingPart[] {
  const lacks = { title: !is_readable, hs_code: !hs_code, origin: !origin_country, weight: weight_grams === null }
  return (['title', 'hs_code', 'origin', 'weight'] as const).filter((part) => lacks[part])
}

export const isComplete = ({ sender, lines }: CustomsForm): boolean =>
  sender.address !== null && lines.every((line) => missingParts(line).length === 0)

/** "SP-20261123-0001 / 2" for the second parcel of an order. */
export const formNumber = ({ order_number, parcel }: CustomsForm): string =>
  parcel !== null && parcel > 1 ? `${order_number} / ${parcel}` : order_number
