/** Name of the shop until the shopkeeper sets one. */
export const DEFAULT_BRAND = 'Sampan'
