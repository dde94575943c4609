import { html, redirect } from '../stand-in/page.ts'
import type { PageReply } from '../stand-in/stand-in.ts'
import { isMethod, methodOf } from './methods.ts'
import { challengePage, closedPage, paymentPage } from './page.ts'
import { endChallenge, type Outcome, payOnPage } from './payments.ts'
import type { Session } from './store.ts'
import type { World } from './world.ts'

const PATH = /^\/c\/pay\/(cs_test_\w+)(\/challenge)?$/

/** The reply to a browser; undefined if the path is not one of a page. */
export function answerBrowser(world: World, method: string, url: URL, body: string): PageReply | undefined {
  const [, id, challenge] = PATH.exec(url.pathname) ?? []
  if (!id) return undefined
  const session = world.store.get('checkout.session', id)
  if (session?.status !== 'open') return html(closedPage(session), 410)
  const form = new URLSearchParams(body)
  const page = `/c/pay/${id}`
  if (challenge) return answerChallenge(world, session, method === 'POST' ? form.get('answer') : null)
  if (method !== 'POST') return html(pageOf(world, session, url.searchParams.get('declined')))
  const name = form.get('method') ?? ''
  if (!isMethod(name)) return html(pageOf(world, session, null), 400)
  return after(session, payOnPage(world, session, { method: name }), `${page}?declined=${name}`)
}

function pageOf({ store }: World, session: Session, declined: string | null): string {
  const isDeclined = declined !== null && isMethod(declined)
  const title = store.notes.get(`title:${session.id}`) ?? ''
  return paymentPage({ session, title, is_declined: isDeclined, chosen: isDeclined ? declined : 'success' })
}

function answerChallenge(world: World, session: Session, answer: string | null): PageReply {
  const name = world.store.notes.get(`method:${String(session.payment_intent)}`) ?? ''
  if (answer === null) return html(challengePage(session, methodOf(name)))
  return after(session, endChallenge(world, session, answer === 'approve'), `/c/pay/${session.id}?declined=${name}`)
}

function after(session: Session, outcome: Outcome, declined: string): PageReply {
  if (outcome === 'challenge') return redirect(`/c/pay/${session.id}/challenge`)
  if (outcome === 'declined') return redirect(declined)
  if (outcome === 'closed') return html(closedPage(session), 410)
  return redirect((session.success_url ?? '').replace('{CHECKOUT_SESSION_ID}', session.id))
}
