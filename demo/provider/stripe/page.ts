// The page on which the shopper pays. Its forms contain the name of a method, never a card.
import { METHODS, type Method, type MethodName } from './methods.ts'
import { PAGE_LANGUAGES, PAGE_WORDS, type PageLanguage, type PageWords } from './page-words.ts'
import type { Session } from './store.ts'

/** Tags for `lang` and `Intl`. */
const TAGS: Record<PageLanguage, string> = { en: 'en', zh: 'zh-CN', ja: 'ja', ko: 'ko', th: 'th' }

export const PAGE_STYLE = `
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

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)

function languageOf({ locale }: Session): PageLanguage {
  return PAGE_LANGUAGES.find((language) => language === locale) ?? 'en'
}

function amountOf({ amount_total, currency }: Session, language: PageLanguage): string {
  const format = new Intl.NumberFormat(TAGS[language], {
    style: 'currency',
    currency: currency ?? 'usd',
    currencyDisplay: 'narrowSymbol',
  })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  return format.format((amount_total ?? 0) / 10 ** digits)
}

function frame(language: PageLanguage, title: string, content: string): string {
  return `<!doctype html>
<html lang="${TAGS[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${escaped(title)}</title><style>${PAGE_STYLE}</style></head>
<body><p class="test" role="note">${PAGE_WORDS[language].test_money}</p><main><div class="box">${content}</div></main></body></html>`
}

const backLink = (url: string | null, words: PageWords) =>
  url ? `<a class="back" id="back" href="${escaped(url)}">${words.back}</a>` : ''

type PaymentPage = { session: Session; title: string; is_declined: boolean; chosen: MethodName }

export function paymentPage({ session, title, is_declined, chosen }: PaymentPage): string {
  const language = languageOf(session)
  const words = PAGE_WORDS[language]
  const amount = amountOf(session, language)
  const names = Object.keys(words.methods) as MethodName[] // the keys of the record
  const options = names.map((name) => {
    const { last4 }: Method = METHODS[name]
    const card = last4 ? `<small>${words.card(last4)}</small>` : ''
    const state = name === chosen ? ' checked' : ''
    return `<label><input type="radio" name="method" value="${name}"${state}><span>${words.methods[name]}${card}</span></label>`
  })
  const declined = is_declined ? `<p class="bad" role="alert">${words.declined}</p>` : ''
  return frame(
    language,
    words.pay(amount),
    `<h1>${escaped(title)}</h1><p class="sum">${amount}</p>${declined}
<form method="post"><fieldset><legend>${words.choose}</legend>${options.join('')}</fieldset>
<button id="pay">${words.pay(amount)}</button></form>${backLink(session.cancel_url, words)}`,
  )
}

export function challengePage(session: Session, method: Method): string {
  const language = languageOf(session)
  const words = PAGE_WORDS[language]
  const title = method.type === 'card' ? words.challenge_title : words.app_title
  return frame(
    language,
    title,
    `<h1>${title}</h1><p>${words.challenge(amountOf(session, language))}</p><form method="post">
<button id="approve" name="answer" value="approve">${words.approve}</button>
<button id="refuse" class="second" name="answer" value="refuse">${words.refuse}</button></form>`,
  )
}

export function closedPage(session: Session | undefined): string {
  const language = session ? languageOf(session) : 'en'
  const words = PAGE_WORDS[language]
  const url = session?.status === 'complete' ? session.success_url : (session?.cancel_url ?? null)
  return frame(
    language,
    words.closed_title,
    `<h1>${words.closed_title}</h1><p>${words.closed}</p>${backLink(url, words)}`,
  )
}
