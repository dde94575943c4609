import { X509Certificate } from 'node:crypto'
import { clock } from '../../clock.ts'
import { ForgedEvent, type ProviderMode, ProviderUnavailable } from '../provider.ts'

const HOSTS: Record<ProviderMode, readonly string[]> = {
  live: ['https://api.paypal.com', 'https://api-m.paypal.com'],
  test: ['https://api.sandbox.paypal.com', 'https://api-m.sandbox.paypal.com'],
}
const PATH = /^\/v1\/notifications\/certs\/[\w-]{1,120}$/
const TIMEOUT_MS = 5_000
const LONGEST = 32 * 1024
/** Limit of stored certificates, and of those loaded in a minute: forged events may name many. */
const MOST = 20
const MINUTE_MS = 60_000

/** Loads the certificate that an event names. @throws ForgedEvent, ProviderUnavailable */
export type Certificates = (url: string) => Promise<X509Certificate>

/**
 * PayPal's certificates by their address, which must be on PayPal's host, or on the stand-in's: an attacker can sign an event
 * with another certificate.
 */
export function openCertificates(mode: ProviderMode, api_url: string | undefined): Certificates {
  const origins = api_url === undefined ? HOSTS[mode] : [new URL(api_url).origin]
  const stored = new Map<string, X509Certificate>()
  const waiting = new Map<string, Promise<X509Certificate>>()
  let recent: number[] = []

  const load = async (url: string) => {
    recent = recent.filter((at) => at > clock.now_ms() - MINUTE_MS)
    if (recent.length >= MOST) throw new ProviderUnavailable('Too many certificates of PayPal were asked for')
    recent.push(clock.now_ms())
    const certificate = await download(url)
    if (stored.size >= MOST) stored.delete(stored.keys().next().value ?? '')
    stored.set(url, certificate)
    return certificate
  }
  const loadOnce = (url: string) => {
    const call = waiting.get(url) ?? load(url).finally(() => waiting.delete(url))
    waiting.set(url, call)
    return call
  }
  return async (text) => {
    const url = URL.parse(text)
    if (!url || !origins.includes(url.origin) || !PATH.test(url.pathname) || url.search || url.username)
      throw new ForgedEvent('The certificate is not one of PayPal')
    const { href } = url
    const certificate = stored.get(href) ?? (await loadOnce(href))
    const now = clock.now_ms()
    if (now < Date.parse(certificate.validFrom) || now > Date.parse(certificate.validTo))
      throw new ForgedEvent('The certificate has expired')
    return certificate
  }
}

async function download(url: string): Promise<X509Certificate> {
  const reply = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => undefined)
  if (!reply || reply.status >= 500) throw new ProviderUnavailable('PayPal does not send its certificate')
  if (!reply.ok) throw new ForgedEvent('PayPal has no such certificate')
  const text = await reply.text()
  if (text.length > LONGEST) throw new ForgedEvent('The certificate is too long')
  try {
    return new X509Certificate(text)
  } catch {
    throw new ForgedEvent('The certificate cannot be read')
  }
}
