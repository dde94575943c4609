import { readFileSync } from 'node:fs'
import { type PlatformProfile, readProfile } from './platform-profile.ts'

/** Profiles of a file that maps URLs to profiles. Only development has this file. */
export function knownProfiles(file: string | undefined): Map<string, PlatformProfile> {
  if (file === undefined) return new Map()
  const profiles = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>)
  return new Map(profiles.map(([url, profile]) => [url, readProfile(Buffer.from(JSON.stringify(profile)))]))
}
