/** What stands for the parcel's number in the link of a carrier. */
export const NUMBER_MARK = '{number}'

/** Whether a carrier's link can be one: over https, to a host of its own, with the mark behind the host. */
export function isTrackingLink(link: string): boolean {
  if (!link.includes(NUMBER_MARK) || /[\s<>"\\]/.test(link)) return false
  const [one, other] = [addressOf(link, '1'), addressOf(link, '2')]
  if (one?.protocol !== 'https:' || one.username || one.password) return false
  return one.host === other?.host && one.host.includes('.')
}

/** Where a parcel is followed. The number is encoded: whatever was typed stays one part of the address. */
export const trackingLink = (link: string, tracking_number: string): string =>
  link.replaceAll(NUMBER_MARK, encodeURIComponent(tracking_number))

const addressOf = (link: string, tracking_number: string): URL | null => URL.parse(trackingLink(link, tracking_number))
