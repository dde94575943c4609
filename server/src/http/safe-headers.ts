import type { ServerResponse } from 'node:http'
import type { Config } from '../config.ts'

/**
 * Powerful browser features, disabled because neither front end uses them. Embedded content may not use them either.
 */
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

/**
 * Policy for all replies that are not pages: a browser that shows the reply as a page loads and runs nothing. Pages
 * send their own policy.
 */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"

/**
 * Sets the headers of every reply, including errors and event streams. A route can override a header. HSTS is sent only
 * when shoppers reach the shop over HTTPS.
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
