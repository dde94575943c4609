import {
  type Access,
  type Endpoint,
  type EndpointKey,
  RATE_LIMITS,
  type RateLimit,
  type RateLimitName,
  takesForm,
} from '@sampan/contract'
import type { DeskRole } from '@sampan/contract/rules'

const ROLES: Record<DeskRole, string> = {
  owner: 'owner',
  finance: 'finance',
  fulfilment: 'fulfilment',
  catalogue: 'catalogue',
  support: 'customer service',
}

function whoMay(access: Access): string {
  if (access === 'public') return 'Anyone may make this call, without a session.'
  if (access === 'shopper')
    return "For the signed-in shopper. It reads and changes only this shopper's data: the ids of others are not found."
  const { desk, entering, machine } = access
  const token = machine ? ' A machine token with the right for it may make it too.' : ''
  if (entering) return `For operators, also before the second factor and the first password are set.${token}`
  const roles = desk.filter((role) => role !== 'owner').map((role) => ROLES[role])
  if (roles.length > 0) return `For operators with the role ${roles.join(' or ')}, and for owners.${token}`
  return `${desk.length > 0 ? 'For owners only.' : 'For operators with any role.'}${token}`
}

function howToSend(key: EndpointKey, { keyed, query }: Endpoint): string[] {
  const fields = query && 'shape' in query ? Object.keys(query.shape as object) : []
  return [
    ...(keyed ? ['Send it with a new `Idempotency-Key`: repeated with the same key, it is done once.'] : []),
    ...(takesForm(key) ? ['The file is sent as multipart/form-data, after the other fields.'] : []),
    ...(fields.includes('cursor') ? ['For the next page, send `next_cursor` of the reply as `cursor`.'] : []),
    ...(key.startsWith('POST ')
      ? ['If it is refused, `code` is 0, `reason` names the cause, and nothing changes.']
      : []),
  ]
}

const PERIODS: Readonly<Record<number, string>> = { 60: 'a minute', 3600: 'an hour', 86400: 'a day' }

/** How often a caller may make the call. Other budgets count failed tries only, or depend on other callers. */
function howOften(limits: readonly RateLimitName[] = []): string[] {
  const own = limits.map((name): RateLimit => RATE_LIMITS[name]).filter(({ per }) => per === 'caller')
  return own.map(
    ({ points, duration_s }) =>
      `A caller may make it at most ${points} times ${PERIODS[duration_s] ?? `in ${duration_s} seconds`}.`,
  )
}

/** The description of a call: its summary, the callers that may make it, how it is sent, and how often. */
export const descriptionOf = (key: EndpointKey, endpoint: Endpoint): string =>
  [`${endpoint.summary}.`, whoMay(endpoint.access), ...howToSend(key, endpoint), ...howOften(endpoint.limits)].join(' ')
