import { BlockList, isIP, isIPv4 } from 'node:net'

/** Named networks for TRUST_PROXY, with Fastify's meaning. */
export const KNOWN_NETWORKS: Record<string, readonly string[]> = {
  loopback: ['127.0.0.1/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/**
 * Returns a function that tests whether an address is in one of the networks: addresses, CIDR ranges or known names.
 */
export function inNetworks(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const network of networks.flatMap((text) => KNOWN_NETWORKS[text] ?? text)) {
    const [address = '', bits] = network.split('/')
    const is_v4 = isIPv4(address)
    list.addSubnet(address, bits === undefined ? (is_v4 ? 32 : 128) : Number(bits), is_v4 ? 'ipv4' : 'ipv6')
  }
  return (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
    return isIP(plain) !== 0 && list.check(plain, isIPv4(plain) ? 'ipv4' : 'ipv6')
  }
}
