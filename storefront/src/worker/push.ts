import { sessionHeaders } from '@sampan/contract/rules'
import { cookieStore } from './language.ts'
import { TOKEN_COOKIE } from './token-cookie.ts'

/** A message of the server (server/src/features/notice/push/push-work.ts). */
export type PushMessage = { title: string; body: string; link: string; tag: string; lang: string }

/** A notification about a notice. A message that is pushed twice replaces the first, because it has the same tag. */
export const notificationOf = ({ title, body, link, tag, lang }: PushMessage): [string, NotificationOptions] => [
  title,
  { body, tag, lang, data: { link }, icon: '/icon-192.png' },
]

/**
 * Opens the page that a notification is about: in a tab of the shop if one is open, preferably in the visible one.
 * @param link a path of the shop.
 */
export async function openLink({ clients, location }: ServiceWorkerGlobalScope, link: string): Promise<void> {
  const url = new URL(link, location.origin)
  if (url.origin !== location.origin) return
  const tabs = (await clients.matchAll({ type: 'window' })).filter(isOfShop)
  const tab = tabs.find(({ visibilityState }) => visibilityState === 'visible') ?? tabs[0]
  if (!tab) return void (await clients.openWindow(url.href))
  const focusedTab = await tab.focus().catch(() => tab)
  // Only pages that this service worker controls can be navigated.
  await focusedTab.navigate(url.href).catch(() => clients.openWindow(url.href))
}

/** The desk is another program at the same origin. */
const isOfShop = ({ url }: WindowClient): boolean => !/^\/console(\/|$)/.test(new URL(url).pathname)

const CHOICES = '/api/user/notifications/choices'
const PUSH_ON = '/api/user/notifications/push_on'

/**
 * Subscribes again after the browser has ended its subscription, and saves the new one for the session of this device.
 * Without a session, or in a browser whose service worker cannot read cookies, nothing is done: the shopper can turn push
 * messages on again in the settings.
 */
export async function renewSubscription({ registration }: ServiceWorkerGlobalScope): Promise<void> {
  const token = (await cookieStore()?.get(TOKEN_COOKIE))?.value
  if (!token) return
  const headers = sessionHeaders(CHOICES, token)
  const reply = await fetch(CHOICES, { headers })
  if (!reply.ok) return
  const { data }: { data: { push_key: string } } = await reply.json()
  const manager = registration.pushManager
  const subscription = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: data.push_key })
  const { endpoint, keys } = subscription.toJSON()
  const body = JSON.stringify({ endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } })
  await fetch(PUSH_ON, { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body })
}
