/** Placeholder for the tracking number in a carrier's link. */
const NUMBER_MARK = '{number}'

/** Whether the text is a valid tracking link: https, a fixed host, and the placeholder after the host. */
export function isTrackingLink(link: string): boolean {
  if (!link.includes(NUMBER_MARK) || /[\s<>"\\]/.test(link)) return false
  const [one, other] = [addressOf(link, '1'), addressOf(link, '2')]
  if (one?.protocol !== 'https:' || one.username || one.password) return false
  return one.host === other?.host && one.host.includes('.')
}

/** The tracking link of a parcel. The number is URL-encoded, so it cannot change the structure of the URL. */
export const trackingLink = (link: string, tracking_number: string): string =>
  link.replaceAll(NUMBER_MARK, encodeURIComponent(tracking_number))

const addressOf = (link: string, tracking_number: string): URL | null => URL.parse(trackingLink(link, tracking_number))
