import type { LookupAddress } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Networks that are not on the Internet, or that lead to other networks (IANA special-purpose registries). */
const closed = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed.addSubnet(network, prefix, 'ipv6')

/** The addresses of IPv6 that are in use on the Internet. All others, such as `::1`, `fe80::` and `::ffff:…`, are refused. */
const in_use = new BlockList()
in_use.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is on the Internet: not internal, loopback, link-local or reserved. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !closed.check(address, 'ipv4')
    case 6:
      return in_use.check(address, 'ipv6') && !closed.check(address, 'ipv6')
    default:
      return false
  }
}

export class NotPublic extends Error {}

/** The host of a URL, without the brackets of IPv6. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1')

/**
 * Asks name servers itself. `dns.lookup` would wait in one of the few threads that also hash passwords and read files, so that
 * a few name servers without a reply would stop the whole server. Names in /etc/hosts are not on the Internet.
 */
const RESOLVER = new Resolver({ timeout: 3_000, tries: 2 })

/** Name servers need not know it; it is the machine itself (RFC 6761). */
const isLocalhost = (host: string): boolean => /(^|\.)localhost\.?$/i.test(host)

async function addressesOf(host: string, family: unknown, resolver: Resolver): Promise<LookupAddress[]> {
  if (isLocalhost(host)) return [{ address: '127.0.0.1', family: 4 }]
  const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  const all = [
    ...(four.status === 'fulfilled' ? four.value.map((address) => ({ address, family: 4 })) : []),
    ...(six.status === 'fulfilled' ? six.value.map((address) => ({ address, family: 6 })) : []),
  ]
  if (all.length === 0 && four.status === 'rejected') throw four.reason
  return family === 4 || family === 6 ? all.filter((one) => one.family === family) : all
}

/**
 * A DNS lookup for connections that gives only allowed addresses. The connection uses the address that was checked, so a
 * name that resolves to another address the next time gains nothing.
 */
export const lookupAllowed =
  (isAllowed: (address: string) => boolean, resolver = RESOLVER): LookupFunction =>
  (host, options, done) => {
    addressesOf(host, options.family, resolver).then(
      (addresses) => {
        const [first] = addresses
        if (!first || !addresses.every(({ address }) => isAllowed(address)))
          return done(new NotPublic('the name leads to an internal network'), '')
        if (options.all) return done(null, addresses)
        return done(null, first.address, first.family)
      },
      (error: NodeJS.ErrnoException) => done(error, ''),
    )
  }
