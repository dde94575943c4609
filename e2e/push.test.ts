import { expect, test } from 'vitest'
import { aPhone, open, type Phone, WAIT_MS } from './open-browser.ts'
import { aShopper } from './people.ts'
import { openShopAndBrowser } from './shop-and-browser.ts'
import { signedIn } from './steps.ts'

const { shop, browser } = await openShopAndBrowser()

const MESSAGE = {
  title: 'Your order is on its way',
  body: 'Order 7 is with Mekong Post.',
  link: '/detail/soap',
  tag: '018f3c5e-7b6a-4c1d-9e2f-3a4b5c6d7e8f',
  lang: 'en',
}

/** Delivers a push message to the service worker, as the browser does after decrypting it. */
async function deliver({ page, context }: Phone, message: Record<string, string>): Promise<void> {
  const devtools = await context.newCDPSession(page)
  const registrationId = new Promise<string>((found) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const one = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(shop.url) && !isDeleted)
      if (one) found(one.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const data = JSON.stringify(message)
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: shop.url,
    registrationId: await registrationId,
    data,
  })
  await devtools.detach()
}

const shownPushes = ({ page }: Phone) =>
  page.evaluate(async () =>
    (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body, lang }) => ({
      title,
      body,
      lang,
    })),
  )

test('a push message is shown once, and a tap on it opens its page in the open tab', async () => {
  const phone = await aPhone(browser, shop.url, { hasServiceWorker: true })
  const { page, context } = phone
  await context.grantPermissions(['notifications'])
  await open(phone, '/home')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await deliver(phone, MESSAGE)
  await deliver(phone, MESSAGE)
  const { title, body, lang } = MESSAGE
  await expect.poll(() => shownPushes(phone)).toEqual([{ title, body, lang }])

  const [worker] = context.serviceWorkers()
  await worker?.evaluate(async () => {
    // The script runs in the service worker, whose types the tests do not load.
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration
      NotificationEvent: new (type: string, options: { notification: Notification }) => Event
    }
    const [notification] = await scope.registration.getNotifications()
    if (notification) dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }))
  })
  await page.waitForURL('**/detail/soap')
  expect(context.pages()).toHaveLength(1)
  expect(await shownPushes(phone)).toEqual([])
  expect(phone.complaints).toEqual([])
  await context.close()
})

test('a subscription that the browser replaces by itself is saved for the session', async () => {
  const shopper = await aShopper(shop)
  const phone = await aPhone(browser, shop.url, { hasServiceWorker: true })
  const { page, context } = phone
  await context.grantPermissions(['notifications'])
  await signedIn(phone, shopper.token, '/home')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const endpoint = 'https://push.example.com/replaced'
  const [worker] = context.serviceWorkers()
  // Headless Chromium reaches no push service, so the worker gets the subscription from the test.
  await worker?.evaluate((address) => {
    // A public key of P-256: the server refuses other texts.
    const p256dh = 'BB4YUy_UdUwC8wQdnHXOszuD_9gax85P6ILMscmLxYlupGwxHE4v9A3ZajZT5uRURdMt_khuztdcepDGoYiBwKM'
    const keys = { p256dh, auth: 'A'.repeat(22) }
    const scope = globalThis as unknown as {
      PushManager: { prototype: { subscribe: () => Promise<object> } }
      ExtendableEvent: new (type: string) => Event
    }
    scope.PushManager.prototype.subscribe = async () => ({ toJSON: () => ({ endpoint: address, keys }) })
    dispatchEvent(new scope.ExtendableEvent('pushsubscriptionchange'))
  }, endpoint)
  const savedEndpoint = async () => (await shopper.call('GET /api/user/notifications/choices')).push_endpoint
  await expect.poll(savedEndpoint, { timeout: WAIT_MS }).toBe(endpoint)
  await context.close()
})
