import { expect, onTestFinished, test } from 'vitest'
import { aPhone, type Phone } from './open-browser.ts'
import { aBuyer, PAYMENT_CODE } from './people.ts'
import { openShopAndBrowser } from './shop-and-browser.ts'
import { enterCode, expectToast, heading, placeOrder, signedIn } from './steps.ts'
import { aUcpAgent } from './ucp-agent.ts'

const { shop, browser } = await openShopAndBrowser()

/** The first Node.js that ucp-cli supports. `npm test` has a newer Node.js. */
const [MAJOR, MINOR] = [22, 19]
const isSupported = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  return major > MAJOR || (major === MAJOR && minor >= MINOR)
}

type Found = { products: { title: string; variants: { id: string; availability: { available: boolean } }[] }[] }
type Total = { type: string; amount: number }
type Session = { id: string; status: string; totals: Total[]; order?: { id: string } }

/** The shopper opens the address that the agent shows, places the order and pays for it. */
async function pay(phone: Phone, token: string, url: string): Promise<void> {
  const { pathname, search } = new URL(url)
  await signedIn(phone, token, pathname + search)
  await placeOrder(phone).click()
  await expectToast(phone, 'Create Order Success')
  await enterCode(phone, PAYMENT_CODE)
  await expectToast(phone, 'Pay Success')
  await heading(phone, 'Thank you, {name}', { name: 'Robin' }).waitFor()
}

const totalOf = ({ totals }: { totals: Total[] }) => totals.find(({ type }) => type === 'total')?.amount

test.runIf(isSupported())(
  'an agent prepares a purchase by ucp-cli, and the shopper pays for it in the shop',
  async () => {
    const agent = await aUcpAgent(shop.url)
    onTestFinished(agent.close)
    const buyer = await aBuyer(shop)
    const { result: discovered } = await agent.ucp<object>('discover')
    expect(JSON.stringify(discovered)).toContain('dev.ucp.shopping.checkout')
    const english = ['--set', '/context/language=en']
    const { result: results } = await agent.ucp<Found>('catalog search', '--set', '/query=soap', ...english)
    const { variants } = results.products.find(({ title }) => title.toLowerCase().includes('soap')) ?? { variants: [] }
    const item = variants.find(({ availability }) => availability.available)?.id ?? ''
    const toThailand = ['--set', '/context/address_country=TH']
    const line = ['--set', `/line_items/0/item/id=${item}`, '--set', '/line_items/0/quantity=2']
    const { result: cart } = await agent.ucp<Session>('cart create', ...line, ...english, ...toThailand)
    const input = JSON.stringify({ cart_id: cart.id, line_items: [], context: { language: 'en' } })
    const { result: checkout } = await agent.ucp<Session>('checkout create', '--input', input)
    expect(checkout.status).toBe('requires_escalation')
    const phone = await aPhone(browser, shop.url)
    await pay(phone, buyer.token, agent.escalatedUrl())
    const { result: paidSession, transport } = await agent.ucp<Session>('checkout get', checkout.id)
    expect(paidSession.status).toBe('completed')
    expect(transport).toBe('mcp')
    expect(paidSession.order?.id).toEqual(expect.any(String))
    expect(totalOf(paidSession)).toBe(totalOf(checkout))
    // ucp-cli has neither a key nor the token of the shopper.
    await expect(agent.ucp('order get', paidSession.order?.id ?? '')).rejects.toMatchObject({
      stdout: expect.stringContaining('identity_required'),
    })
    const { balance_cents } = await buyer.call('GET /api/user/getUserInfo')
    expect(balance_cents).toBe(50_000 - (totalOf(paidSession) ?? 0))
    expect(phone.complaints).toEqual([])
    await phone.context.close()
  },
)
