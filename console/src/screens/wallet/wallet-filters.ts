/** The filters in the address: the search, and those of the bills of the open wallet. */
export const WALLET_FILTERS = { q: '', part: 'bills', kind: '', from: '', to: '' }
