import type { ServerResponse } from 'node:http'
import type { Config } from '../config.ts'

/** Powerful features of browsers: neither front end uses them, and nothing that it embeds may either. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]

/** What is no page is data: a browser that shows it as a page loads and runs nothing. Pages send their own policy. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"

/**
 * Sets the headers that every reply carries, errors and event streams included. A route that sends one of them with
 * another value wins. HSTS goes out only where shoppers reach the shop over HTTPS.
 */
export function safeHeaders({ public_url, hsts }: Pick<Config, 'public_url' | 'hsts'>) {
  const permissions = UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', ')
  const strict_transport = public_url.startsWith('https:') ? hsts : undefined
  return (response: ServerResponse): void => {
    response.setHeader('x-content-type-options', 'nosniff')
    response.setHeader('referrer-policy', 'same-origin')
    response.setHeader('permissions-policy', permissions)
    if (strict_transport) response.setHeader('strict-transport-security', strict_transport)
    response.setHeader('content-security-policy', DATA_POLICY)
  }
}
