// The frame of the pages on which the shopper pays. Their forms contain the name of a method, never a card.
import { createHash } from 'node:crypto'
import { COMMON_WORDS, type PageLanguage } from './page-words.ts'
import type { PageReply } from './stand-in.ts'

/** Tags for `lang` and `Intl`. */
const TAGS: Record<PageLanguage, string> = { en: 'en', zh: 'zh-CN', ja: 'ja', ko: 'ko', th: 'th' }

const PAGE_STYLE = `
:root { color-scheme: light dark; --ink: #1c2733; --quiet: #5b6875; --ground: #f4f6f8; --card: #fff; --line: #d5dce3;
  --act: #0b5cad; --on-act: #fff; --warn: #7a4a00; --warn-ground: #fff3d6; --bad: #a3181f }
@media (prefers-color-scheme: dark) { :root { --ink: #e8edf2; --quiet: #a5b1bd; --ground: #12181f; --card: #1b232c;
  --line: #394552; --act: #8ec5ff; --on-act: #10202f; --warn: #ffd98a; --warn-ground: #3a2d10; --bad: #ff9a9a } }
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 480px; margin: 0 auto; padding: 16px }
@media (min-width: 700px) { main { padding: 48px 16px } }
.test { margin: 0; padding: 10px 16px; background: var(--warn-ground); color: var(--warn); text-align: center; font-weight: 600 }
.box { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 20px }
h1 { margin: 0; font-size: 17px; overflow-wrap: anywhere }
.sum { margin: 4px 0 16px; font-size: 32px; font-weight: 700; font-variant-numeric: tabular-nums }
fieldset { margin: 0 0 16px; padding: 0; border: 0 }
legend { padding: 0 0 8px; color: var(--quiet) }
label { display: flex; gap: 10px; align-items: baseline; min-height: 44px; padding: 9px 0; border-top: 1px solid var(--line); cursor: pointer }
label small { display: block; color: var(--quiet) }
input { flex: none; accent-color: var(--act) }
button, .back { display: block; width: 100%; min-height: 48px; padding: 11px; border: 1px solid transparent; border-radius: 8px;
  background: var(--act); color: var(--on-act); font: inherit; font-weight: 600; text-align: center; cursor: pointer }
#pay { position: sticky; bottom: 12px }
.second, .back { margin-top: 10px; background: none; border-color: var(--line); color: var(--ink); text-decoration: none }
.bad { margin: 0 0 12px; color: var(--bad); font-weight: 600 }
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px }
`

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  // Without form-action, which would also forbid the redirect to the shop.
  'content-security-policy': `default-src 'none'; img-src data:; style-src 'sha256-${createHash('sha256').update(PAGE_STYLE).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'`,
}

export const html = (body: string, status = 200): PageReply => ({ status, headers: HEADERS, body })
export const redirect = (location: string): PageReply => ({ status: 303, headers: { ...HEADERS, location }, body: '' })

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)

/** @param minor in the smallest unit of the currency */
export function amountText(minor: number, currency: string, language: PageLanguage): string {
  const format = new Intl.NumberFormat(TAGS[language], { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  return format.format(minor / 10 ** digits)
}

export function frame(language: PageLanguage, title: string, content: string): string {
  return `<!doctype html>
<html lang="${TAGS[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${escaped(title)}</title><style>${PAGE_STYLE}</style></head>
<body><p class="test" role="note">${COMMON_WORDS[language].test_money}</p><main><div class="box">${content}</div></main></body></html>`
}

const backLink = (url: string | null, language: PageLanguage) =>
  url ? `<a class="back" id="back" href="${escaped(url)}">${COMMON_WORDS[language].back}</a>` : ''

/** A way to pay on a page: its name in the shopper's language, and the last digits of a card. */
type Way = { value: string; name: string; last_four: string | undefined }

type PaymentPage = {
  language: PageLanguage
  title: string
  amount: string
  ways: readonly Way[]
  is_declined: boolean
  chosen: string
  back_url: string | null
}

export function paymentPage({ language, title, amount, ways, is_declined, chosen, back_url }: PaymentPage): string {
  const words = COMMON_WORDS[language]
  const options = ways.map(({ value, name, last_four }) => {
    const card = last_four ? `<small>${words.card(last_four)}</small>` : ''
    const state = value === chosen ? ' checked' : ''
    return `<label><input type="radio" name="method" value="${value}"${state}><span>${name}${card}</span></label>`
  })
  const declined = is_declined ? `<p class="bad" role="alert">${words.declined}</p>` : ''
  return frame(
    language,
    words.pay(amount),
    `<h1>${escaped(title)}</h1><p class="sum">${amount}</p>${declined}
<form method="post"><fieldset><legend>${words.choose}</legend>${options.join('')}</fieldset>
<button id="pay">${words.pay(amount)}</button></form>${backLink(back_url, language)}`,
  )
}

export function closedPage(language: PageLanguage, back_url: string | null): string {
  const words = COMMON_WORDS[language]
  return frame(
    language,
    words.closed_title,
    `<h1>${words.closed_title}</h1><p>${words.closed}</p>${backLink(back_url, language)}`,
  )
}
