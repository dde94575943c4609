// The page on which the shopper pays.
import * as pages from '../stand-in/page.ts'
import { PAGE_LANGUAGES, type PageLanguage } from '../stand-in/page-words.ts'
import { METHODS, type Method, type MethodName } from './methods.ts'
import { PAGE_WORDS } from './page-words.ts'
import type { Session } from './store.ts'

const languageOf = (session: Session | undefined): PageLanguage =>
  PAGE_LANGUAGES.find((language) => language === session?.locale) ?? 'en'

const amountOf = ({ amount_total, currency }: Session, language: PageLanguage) =>
  pages.amountText(amount_total ?? 0, currency ?? 'usd', language)

type PaymentPage = { session: Session; title: string; is_declined: boolean; chosen: MethodName }

export function paymentPage({ session, title, is_declined, chosen }: PaymentPage): string {
  const language = languageOf(session)
  const { methods } = PAGE_WORDS[language]
  const names = Object.keys(methods) as MethodName[] // the keys of the record
  return pages.paymentPage({
    ...{ language, title, is_declined, chosen },
    amount: amountOf(session, language),
    ways: names.map((value) => {
      const { last4 }: Method = METHODS[value]
      return { value, name: methods[value], last_four: last4 }
    }),
    back_url: session.cancel_url,
  })
}

export function challengePage(session: Session, method: Method): string {
  const language = languageOf(session)
  const words = PAGE_WORDS[language]
  const title = method.type === 'card' ? words.challenge_title : words.app_title
  return pages.frame(
    language,
    title,
    `<h1>${title}</h1><p>${words.challenge(amountOf(session, language))}</p><form method="post">
<button id="approve" name="answer" value="approve">${words.approve}</button>
<button id="refuse" class="second" name="answer" value="refuse">${words.refuse}</button></form>`,
  )
}

export const closedPage = (session: Session | undefined): string =>
  pages.closedPage(
    languageOf(session),
    session?.status === 'complete' ? session.success_url : (session?.cancel_url ?? null),
  )
