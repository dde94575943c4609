import { clock } from '../../../clock.ts'
import { implement, type Server } from '../../../http/implement.ts'
import { receiveSigned } from '../../../http/signed-hook.ts'
import { ForgedEvent, PROVIDER_NAMES, type ProviderName, ProviderUnavailable } from '../../../provider/provider.ts'
import { NotFound } from '../../../refusal/refusal.ts'
import { checkPaymentCode } from '../../account/payment-code/payment-code-service.ts'
import { cardNetwork, nextAttemptAt } from './abuse/attempt-service.ts'
import { cardLimits } from './card-limits-service.ts'
import { beginTopUp, cancelPayment, refreshPayment } from './card-service.ts'
import { findMailbox, findPayment } from './card-sql.ts'
import { cardTopUp } from './card-view.ts'
import { openInbox } from './event-inbox.ts'
import { openProviders } from './open-provider.ts'

/** Offered amounts in cents. */
const SUGGESTIONS = [2_000, 5_000, 10_000, 20_000, 50_000] as const

/** Methods that every page of a provider has. */
const METHODS: Record<ProviderName, readonly string[]> = { stripe: ['card'], paypal: ['paypal', 'card'] }

export function cardRoutes(server: Server): void {
  implement(server, 'GET /api/user/card_top_up', async ({ db, user_id, context: { keys, config } }) => {
    const providers = await openProviders({ db, keys })
    if (providers.length === 0) return { ways: [] }
    const [limits, retry_at = null] = await Promise.all([
      cardLimits(db, user_id),
      nextAttemptAt({ db, config }, user_id),
    ])
    const { minimum_cents, maximum_cents } = limits
    const suggestions = SUGGESTIONS.filter((amount) => amount >= minimum_cents && amount <= maximum_cents)
    const same = { ...limits, suggestions, retry_at }
    return {
      ways: providers.map(({ name, mode, isReplying }) => ({
        ...{ provider: name, mode, is_available: isReplying, methods: [...METHODS[name]] },
        ...same,
      })),
    }
  })
  implement(
    server,
    'POST /api/user/card_top_up',
    ({ db, user_id, body: { amount_cents, provider, order_ids }, context: { keys, config }, request }) => {
      const network = cardNetwork(keys, request.ip)
      const topUp = { user_id, amount_cents, provider, order_ids, network }
      return beginTopUp({ db, keys, config }, topUp, clock.now_ms())
    },
    {
      gate: async ({ db, context, user_id, body }) => {
        if (body.order_ids) await checkPaymentCode(db, context.keys, user_id, body.payment_code ?? '')
      },
    },
  )
  implement(server, 'GET /api/user/card_top_up/detail', async ({ db, user_id, query: { payment_id } }) => {
    const payment = await findPayment(db, user_id, payment_id)
    if (!payment) throw new NotFound()
    return cardTopUp(db, payment)
  })
  implement(
    server,
    'POST /api/user/card_top_up/refresh',
    async ({ db, user_id, language, body: { payment_id }, context: { keys, config } }) => {
      const mailbox = await findMailbox(db, user_id)
      const payment = await refreshPayment({ db, keys, config }, { user_id, language, mailbox }, payment_id)
      return cardTopUp(db, payment)
    },
  )
  implement(
    server,
    'POST /api/user/card_top_up/cancel',
    async ({ db, user_id, body: { payment_id }, context: { keys, config } }) =>
      cardTopUp(db, await cancelPayment({ db, keys, config }, user_id, payment_id)),
  )
  receiveEvents(server)
}

const EVENT_BYTES = 512 * 1024

const isProvider = (name: string): name is ProviderName => (PROVIDER_NAMES as readonly string[]).includes(name)

/** Takes the signed events of providers. */
function receiveEvents(server: Server): void {
  const inbox = openInbox(server.context)
  receiveSigned(server, {
    url: '/hooks/provider/:name',
    bytes: EVENT_BYTES,
    take: async (name, headers, body) => {
      if (!isProvider(name)) return 404
      try {
        return (await inbox.receive(name, headers, body)) ? 200 : 404
      } catch (error) {
        if (error instanceof ForgedEvent) return 400
        // The certificate of the signature cannot be loaded now: the provider sends the event again.
        if (error instanceof ProviderUnavailable) return 503
        throw error
      }
    },
  })
}
