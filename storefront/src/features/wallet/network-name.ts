import { chainNetworkOf } from '@sampan/contract/chain'

/** What shoppers call a network. One that this build does not know keeps the server's name. */
export const networkName = (network: string) => chainNetworkOf(network)?.name ?? network
