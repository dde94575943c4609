import { onTestFinished, vi } from 'vitest'

/** A subscription as browsers return it. */
export const SUBSCRIPTION = {
  endpoint: 'https://push.example.com/browser-1',
  keys: {
    p256dh: 'BB4YUy_UdUwC8wQdnHXOszuD_9gax85P6ILMscmLxYlupGwxHE4v9A3ZajZT5uRURdMt_khuztdcepDGoYiBwKM',
    auth: 'A'.repeat(22),
  },
}

/**
 * A service worker with push messages, as in a production build. `permission` is the state before the browser's question,
 * which the shopper answers with `answer`.
 */
export function fakePush({
  permission = 'default',
  answer = 'granted',
}: {
  permission?: NotificationPermission
  answer?: NotificationPermission
}) {
  let now = permission
  let endpoint: string | null = null
  const askPermission = vi.fn()
  const subscription = {
    get endpoint() {
      return endpoint
    },
    options: { applicationServerKey: new ArrayBuffer(0) },
    toJSON: () => SUBSCRIPTION,
    unsubscribe: async () => {
      endpoint = null
      return true
    },
  }
  const pushManager = {
    getSubscription: async () => (endpoint === null ? null : subscription),
    subscribe: async () => {
      endpoint = SUBSCRIPTION.endpoint
      return subscription
    },
  }
  // Only the push manager of the registration is read.
  const registration = { pushManager } as unknown as ServiceWorkerRegistration
  const worker = vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(registration)
  const state = vi.spyOn(Notification, 'permission', 'get').mockImplementation(() => now)
  const question = vi.spyOn(Notification, 'requestPermission').mockImplementation(async () => {
    askPermission()
    now = answer
    return answer
  })
  onTestFinished(() => {
    for (const spy of [worker, state, question]) spy.mockRestore()
  })
  return { asked: askPermission }
}
