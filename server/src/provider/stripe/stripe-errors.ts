import Stripe from 'stripe'
import { ProviderRefusal, ProviderUnavailable } from '../provider.ts'

const KEY = /\b(?:sk|rk|pk|whsec)_\w+/g
/** `409`: an equal call is still running at Stripe. `401`, `403`: the key is wrong, which says nothing about the payment. */
const TEMPORARY = [401, 403, 409, 429]
/** The shop has too little money at Stripe for a refund, which says nothing about the shopper's card. */
const SHORT = 'balance_insufficient'

/** The error of the interface for an error of the SDK, without keys. Other errors stay as they are. */
export function errorOf(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error
  const { type, code, statusCode = 0, requestId } = error
  const message = ['Stripe', type, code, statusCode || undefined, requestId, error.message]
    .filter(Boolean)
    .join(' ')
    .replaceAll(KEY, '…')
  const isTemporary =
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError ||
    statusCode >= 500 ||
    TEMPORARY.includes(statusCode) ||
    code === SHORT
  return isTemporary ? new ProviderUnavailable(message) : new ProviderRefusal(message)
}

/** Waits for a call of the SDK. @throws ProviderUnavailable, ProviderRefusal */
export async function replyOf<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    throw errorOf(error)
  }
}
