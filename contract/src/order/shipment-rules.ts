/** Maximum number of orders that are selected together at the desk, to ship them or to print their slips and labels. */
export const ORDERS_AT_ONCE = 200

/** Maximum weight of a parcel. */
export const PARCEL_GRAMS_LIMIT = 1_000_000

export const SHIPMENT_FILE_LIMITS = { characters: 200_000, lines: 1_000 } as const
/** Formats of files with the addresses of orders, for carriers and shipping tools. */
export const LABEL_FORMATS = [
  'general',
  'shipstation',
  'dhl',
  'yamato_b2',
  'click_post',
  'korea_post',
  'thailand_post',
] as const
export type LabelFormat = (typeof LABEL_FORMATS)[number]
export const RETURN_ADDRESS_LIMIT = 300
export const CARRIER_LINK_LIMIT = 500
