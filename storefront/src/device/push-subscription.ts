/**
 * How the browser stands to push messages:
 * - `unsupported`: it has none, or its service worker is not registered;
 * - `uninstalled`: an iPhone or iPad, which has them only for installed shops;
 * - `blocked`: the shopper or the browser refused them;
 * - `unasked`: a subscription shows the browser's question;
 * - `allowed`: a subscription needs no question.
 */
export type PushPermission = 'unsupported' | 'uninstalled' | 'blocked' | 'unasked' | 'allowed'

const registration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'PushManager' in globalThis && 'Notification' in globalThis ? navigator.serviceWorker?.getRegistration() : undefined

/** Only Safari on iPhones and iPads has `standalone`: whether the shop was opened from the home screen. */
const isUninstalled = (): boolean => Reflect.get(navigator, 'standalone') === false

export async function readPushPermission(): Promise<PushPermission> {
  if (!(await registration())) return isUninstalled() ? 'uninstalled' : 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  return Notification.permission === 'granted' ? 'allowed' : 'unasked'
}

/** The address of this browser at its push service; null without a subscription. */
export async function readPushEndpoint(): Promise<string | null> {
  const subscription = await (await registration())?.pushManager.getSubscription()
  return subscription?.endpoint ?? null
}

export type SentSubscription = { endpoint: string; keys: { p256dh: string; auth: string } }

/**
 * Subscribes this browser. Must run in a tap, because the browser may ask the shopper.
 * @returns undefined if the shopper refused.
 * @throws if the push service is not available.
 */
export async function subscribeToPush(push_key: string): Promise<SentSubscription | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  const manager = (await registration())?.pushManager
  if (!manager) return undefined
  // A subscription with a former key of the shop gets no messages, and prevents a new one.
  const former = await manager.getSubscription()
  if (former && keyOf(former) !== push_key) await former.unsubscribe()
  const { endpoint, keys } = (
    await manager.subscribe({ userVisibleOnly: true, applicationServerKey: push_key })
  ).toJSON()
  if (endpoint === undefined || !keys?.p256dh || !keys.auth) throw new Error('the subscription is incomplete')
  return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } }
}

function keyOf({ options: { applicationServerKey } }: PushSubscription): string {
  const bytes = String.fromCharCode(...new Uint8Array(applicationServerKey ?? new ArrayBuffer(0)))
  return btoa(bytes).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '')
}

/** Ends the subscription of this browser. Failures are ignored, because the server sends nothing any more. */
export async function unsubscribeFromPush(): Promise<void> {
  try {
    await (await (await registration())?.pushManager.getSubscription())?.unsubscribe()
  } catch {
    // The push service can't be reached.
  }
}
