import type { CapabilityName } from '../capabilities.ts'
import type { AgentVersion } from '../versions.ts'
import type { PlatformProfile } from './platform-profile.ts'

/** The platform that makes a call. */
export type Platform = {
  platform_id: string
  profile_url: string
  profile: PlatformProfile
  /** Whether the call is signed with a key of the profile. Without a signature, anybody may name the profile. */
  is_signed: boolean
}

export type Negotiated = { version: AgentVersion; capabilities: ReadonlySet<CapabilityName> }
