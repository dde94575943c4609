/** Maximum number of orders shipped in one call at the operators' desk, and of orders in a shipment file. */
export const SHIPMENTS_LIMIT = 100

export const SHIPMENT_FILE_LIMITS = { characters: 200_000, lines: 1_000 } as const
/** Maximum number of orders whose packing slips or labels are read in one call. */
export const SLIPS_LIMIT = 200
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
