import { expect, test } from 'vitest'
import { aPhone, open, type Phone } from './open-browser.ts'
import { openShopAndBrowser } from './shop-and-browser.ts'

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
  const registered = new Promise<string>((found) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const one = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(shop.url) && !isDeleted)
      if (one) found(one.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const data = JSON.stringify(message)
  await devtools.send('ServiceWorker.deliverPushMessage', { origin: shop.url, registrationId: await registered, data })
  await devtools.detach()
}

const shown = ({ page }: Phone) =>
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
  await expect.poll(() => shown(phone)).toEqual([{ title, body, lang }])

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
  expect(await shown(phone)).toEqual([])
  expect(phone.complaints).toEqual([])
  await context.close()
})
