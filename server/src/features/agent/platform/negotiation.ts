import { CAPABILITY_NAMES, type CapabilityName, capabilityOf } from '../capabilities.ts'
import { AgentFault } from '../fault.ts'
import { AGENT_VERSIONS, type AgentVersion, isServed } from '../versions.ts'
import type { CapabilityEntry, PlatformProfile } from './platform-profile.ts'

/** @throws AgentFault version_unsupported. */
export function readVersion({ version }: Pick<PlatformProfile, 'version'>): AgentVersion {
  if (isServed(version)) return version
  throw new AgentFault(
    'version_unsupported',
    `Protocol version ${version} is not supported. This shop supports ${AGENT_VERSIONS.join(' and ')}.`,
  )
}

/**
 * The capabilities that both sides have in exactly this version. Extensions are left out unless one of the
 * capabilities that they extend remains.
 */
export function negotiate(
  { capabilities }: Pick<PlatformProfile, 'capabilities'>,
  version: AgentVersion,
  served: readonly CapabilityName[] = CAPABILITY_NAMES,
): Set<CapabilityName> {
  const isShared = (name: CapabilityName) =>
    (capabilities.get(name) ?? []).some((entry) => entry.version === version && isOfOwner(entry))
  const shared = new Set(served.filter(isShared))
  const orphan = () =>
    [...shared].find((name) => capabilityOf(name).extends?.every((parent) => !shared.has(parent)) ?? false)
  for (let name = orphan(); name !== undefined; name = orphan()) shared.delete(name)
  return shared
}

/** Schemas of `dev.ucp` belong to the owner of that namespace. Another schema means another capability. */
const isOfOwner = ({ schema }: CapabilityEntry): boolean =>
  schema === undefined || URL.parse(schema)?.origin === 'https://ucp.dev'

/** The capabilities to list in the reply of an operation: its own, and those that extend it. */
export const relevantTo = (name: CapabilityName, shared: ReadonlySet<CapabilityName>): CapabilityName[] =>
  [...shared].filter((one) => one === name || (capabilityOf(one).extends?.includes(name) ?? false))
