/** Size of a test upload: larger than the default limit of proxies, smaller than the limit for shoppers' pictures. */
const UPLOAD_BYTES = 9 * 1024 * 1024

const isLocal = (origin: string) => /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::|$)/.test(origin)

/**
 * Finds faults of the proxy in front of the shop that headers do not show: requests that it should not pass, and
 * requests that it blocks.
 */
export async function findProxyFaults(origin: string): Promise<string[]> {
  const checks = [metricsFault, uploadFault, languageFault, compressionFault, plainFault]
  const faults: (string | undefined)[] = []
  for (const check of checks) faults.push(await check(origin))
  return faults.flatMap((fault) => fault ?? [])
}

async function metricsFault(origin: string) {
  const reply = await fetch(`${origin}/metrics`)
  await reply.body?.cancel()
  // On the local machine the shop shows metrics.
  if (reply.status === 404 || (isLocal(origin) && origin.startsWith('http:'))) return undefined
  return `/metrics answers ${reply.status}: others can read it`
}

async function uploadFault(origin: string) {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(UPLOAD_BYTES)], { type: 'image/webp' }), 'picture.webp')
  const reply = await fetch(`${origin}/api/upload`, { method: 'POST', body: form }).catch(() => undefined)
  const text = (await reply?.text()) ?? ''
  if (reply?.status === 401 && text.startsWith('{')) return undefined
  return `a picture of 9 MB does not reach the shop: answered ${reply?.status ?? 'nothing'}`
}

async function languageFault(origin: string) {
  const reply = await fetch(`${origin}/home`, { headers: { 'accept-language': 'ja' } })
  await reply.body?.cancel()
  const language = reply.headers.get('content-language')
  return language === 'ja' ? undefined : `a Japanese reader is sent ${language ?? 'no language'}`
}

async function compressionFault(origin: string) {
  const reply = await fetch(`${origin}/api/openapi.json`, { headers: { 'accept-encoding': 'br, gzip' } })
  await reply.body?.cancel()
  return reply.headers.has('content-encoding') ? undefined : 'long replies are not compressed'
}

/** Checks that plain HTTP redirects to HTTPS. */
async function plainFault(origin: string) {
  const { protocol, hostname, port } = new URL(origin)
  if (protocol !== 'https:' || port !== '') return undefined
  const reply = await fetch(`http://${hostname}/home`, { redirect: 'manual' }).catch(() => undefined)
  await reply?.body?.cancel()
  const leads_to = reply?.headers.get('location') ?? ''
  return leads_to.startsWith('https://') ? undefined : 'plain HTTP does not lead to HTTPS'
}
