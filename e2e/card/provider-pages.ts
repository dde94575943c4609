import type { Phone } from '../open-browser.ts'
import type { Shopper } from '../people.ts'

type Provider = 'stripe' | 'paypal'

const PAGES: Record<Provider, RegExp> = {
  stripe: /127\.0\.0\.1:\d+\/c\/pay\//,
  paypal: /127\.0\.0\.1:\d+\/checkoutnow/,
}

export const onProviderPage = ({ page }: Phone, provider: Provider = 'stripe') => page.waitForURL(PAGES[provider])

/** Goes from the ways to top up to the provider's page, with the suggested amount. */
export async function goToProvider(phone: Phone, provider: Provider = 'stripe'): Promise<void> {
  await beginTopUp(phone, provider)
  await onProviderPage(phone, provider)
}

export async function beginTopUp({ page, say }: Phone, provider: Provider = 'stripe'): Promise<void> {
  const way =
    provider === 'stripe'
      ? page.getByRole('link').filter({ hasText: say('Card or wallet app') })
      : page.locator('a[href*="provider=paypal"]')
  await way.click()
  await page
    .getByRole('button', { name: say('Continue · {sum}', { sum: '$100.00' }) })
    .filter({ visible: true })
    .click()
}

/** Pays on the provider's page with one of its test methods. */
export async function payWith({ page }: Phone, method: string): Promise<void> {
  await page.locator(`input[value=${method}]`).check()
  await page.locator('#pay').click()
}

export const balanceOf = async ({ call }: Pick<Shopper, 'call'>) =>
  (await call('GET /api/user/getUserInfo')).balance_cents
