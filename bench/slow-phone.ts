import type { Browser, BrowserContext, Page } from 'playwright-core'

/** A slow 4G connection, applied by the browser (not simulated). */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}
const CPU_SLOWDOWN = 4
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'en-US',
}

type SlowPhone = { context: BrowserContext; page: Page }

/** A phone with a four times slower processor and an empty cache. The caller closes its context. */
export async function slowPhone(browser: Browser, connection: 'slow' | 'quick'): Promise<SlowPhone> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  if (connection === 'slow') {
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return { context, page }
}

export function median(numbers: number[]): number {
  const ascending = numbers.toSorted((a, b) => a - b)
  return ascending[Math.floor(ascending.length / 2)] ?? Number.NaN
}
