import { useLingui } from '@lingui/react'
import { chainNetworkOf } from '@sampan/contract/chain'
import { useRead } from '@sampan/front/use-read'
import { networkName } from './network-name.ts'

/**
 * Returns the display name of a network by its key. The names of networks that an operator added are read if `shown`
 * contains one of them; only networks that are open for top-ups have a name.
 */
export function useNetworkName(networks: readonly (string | null)[]): (network: string) => string {
  const { i18n } = useLingui()
  const isAdded = (network: string | null) => network !== null && !chainNetworkOf(network)
  const { data } = useRead('GET /api/user/getBlockchain', undefined, { enabled: networks.some(isAdded) })
  return (network) => data?.find((one) => one.network === network)?.name ?? networkName(network, i18n)
}
