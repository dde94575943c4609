import { parseDictionary } from 'structured-headers'
import { isLoopback } from '../../../http/client-address/loopback.ts'
import { AgentFault } from '../fault.ts'

const URL_LIMIT = 500

/**
 * The URL in a `UCP-Agent` header, a dictionary of structured fields (RFC 8941).
 * @throws AgentFault invalid_profile_url.
 */
export function profileUrlIn(header: string): string {
  const url = memberOf(header)
  if (typeof url !== 'string') throw new AgentFault('invalid_profile_url', 'UCP-Agent needs profile="<URL>"')
  return url
}

function memberOf(header: string): unknown {
  try {
    return parseDictionary(header).get('profile')?.[0]
  } catch {
    return undefined
  }
}

/**
 * Checks the URL of a platform's profile: HTTPS, without a user name. With `loopback`, for development, it may also be
 * HTTP on this machine.
 * @throws AgentFault invalid_profile_url.
 */
export function readProfileUrl(text: string | undefined, { loopback }: { loopback: boolean }): URL {
  if (text === undefined) throw new AgentFault('invalid_profile_url', 'The request names no profile of a platform.')
  const url = text.length <= URL_LIMIT ? URL.parse(text) : null
  const isLocal = loopback && url?.protocol === 'http:' && isLoopback(url.hostname)
  if (!url || (url.protocol !== 'https:' && !isLocal))
    throw new AgentFault('invalid_profile_url', 'The URL of the profile must be an HTTPS URL.')
  if (url.username !== '' || url.password !== '')
    throw new AgentFault('invalid_profile_url', 'The URL of the profile must not contain a user name.')
  url.hash = ''
  return url
}
