/** A network that withdrawals are paid out on. */
export type PayoutNetwork = {
  network: string
  /** Lower case, e.g. usdt. */
  token: string
  isAddress: (address: string) => boolean
}

/** None is configured, so withdrawals go to banks only. */
export const PAYOUT_NETWORKS: readonly PayoutNetwork[] = []
