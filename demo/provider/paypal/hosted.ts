import { amountText, closedPage, html, paymentPage, redirect } from '../stand-in/page.ts'
import { PAGE_LANGUAGES, type PageLanguage } from '../stand-in/page-words.ts'
import type { PageReply } from '../stand-in/stand-in.ts'
import { isMethod, METHODS, type Method, type MethodName } from './methods.ts'
import { approve } from './orders.ts'
import { METHOD_WORDS } from './page-words.ts'
import { centsOf, type Order, type World } from './store.ts'

type Page = { locale: string; return_url: string; cancel_url?: string }

/** The reply to a browser on PayPal's page; undefined for another path. */
export function answerBrowser(world: World, method: string, url: URL, body: string): PageReply | undefined {
  if (url.pathname !== '/checkoutnow') return undefined
  const id = url.searchParams.get('token') ?? ''
  const order = world.store.get('order', id)
  if (!order) return html(closedPage('en', null), 410)
  const page: Page = JSON.parse(world.store.notes.get(`page:${id}`) ?? '{}')
  const language = PAGE_LANGUAGES.find((language) => page.locale.startsWith(language)) ?? 'en'
  if (order.status === 'COMPLETED') return html(closedPage(language, page.return_url), 410)
  if (method !== 'POST') return html(pageOf(order, page, language))
  const name = new URLSearchParams(body).get('method') ?? ''
  if (!isMethod(name)) return html(pageOf(order, page, language), 400)
  approve(world, order, { method: name })
  return redirect(withToken(page.return_url, id))
}

/** PayPal adds the order and the payer to the addresses of the shop. */
function withToken(address: string, id: string): string {
  const url = new URL(address)
  url.searchParams.set('token', id)
  url.searchParams.set('PayerID', 'STANDIN')
  return url.href
}

function pageOf({ id, purchase_units: [unit] }: Order, { cancel_url }: Page, language: PageLanguage): string {
  const names = METHOD_WORDS[language]
  return paymentPage({
    language,
    title: unit.description ?? '',
    amount: amountText(centsOf(unit.amount), unit.amount.currency_code, language),
    ways: (Object.keys(names) as MethodName[]).map((value) => {
      const { card }: Method = METHODS[value]
      return { value, name: names[value], last_four: card }
    }),
    is_declined: false,
    chosen: 'success',
    back_url: cancel_url ? withToken(cancel_url, id) : null,
  })
}
