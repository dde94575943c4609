/** Maximum number of orders shipped in one call at the operators' desk, and of orders in a shipment file. */
export const SHIPMENTS_LIMIT = 100

export const SHIPMENT_FILE_LIMITS = { characters: 200_000, lines: 1_000 } as const
export const SLIPS_LIMIT = 100
export const RETURN_ADDRESS_LIMIT = 300
export const CARRIER_LINK_LIMIT = 500
