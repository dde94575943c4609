/** What stands in the address: the search, and which bills of the open wallet are shown. */
export const WALLET_FILTERS = { q: '', part: 'bills', kind: '', from: '', to: '' }
