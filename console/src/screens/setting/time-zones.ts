/** Names that browsers list for zones which have been renamed. A server's PostgreSQL may know the present names only. */
const RENAMED: Readonly<Record<string, string>> = {
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Europe/Kiev': 'Europe/Kyiv',
}

/** All time zones that can be chosen, UTC first, with the present one even if this browser does not list it. */
export function timeZones(present: string): string[] {
  const listed = Intl.supportedValuesOf('timeZone').map((zone) => RENAMED[zone] ?? zone)
  return [...new Set(['UTC', present, ...listed.toSorted()])]
}
