/** The filters in the URL: the search, and the filters of the open wallet's bills. */
export const WALLET_FILTERS = { q: '', part: 'bills', kind: '', from: '', to: '' }
