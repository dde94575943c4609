// Methods on the page of the stand-in, with their outcomes.
import { createHash } from 'node:crypto'
import type Stripe from 'stripe'

type Decline = { code: string; decline_code?: string }

export type Method = {
  /** Stripe's type of the method. */
  type: 'card' | 'promptpay' | 'konbini' | 'us_bank_account'
  /** Last four digits of Stripe's test card; the number itself is nowhere. */
  last4?: string
  /** `challenge`: the bank asks the shopper first. `later`: the outcome comes after the page. */
  step?: 'challenge' | 'later'
  decline?: Decline
  risk?: 'elevated' | 'highest' | 'review'
  after?: 'dispute' | 'failed_refund'
}

const card = (last4: string, rest: Omit<Method, 'type' | 'last4'> = {}): Method => ({ type: 'card', last4, ...rest })
const declined = (decline_code: string): Decline => ({ code: 'card_declined', decline_code })

export const METHODS = {
  success: card('4242'),
  insufficient_funds: card('9995', { decline: declined('insufficient_funds') }),
  declined: card('0002', { decline: declined('generic_decline') }),
  expired_card: card('0069', { decline: { code: 'expired_card', decline_code: 'expired_card' } }),
  wrong_code: card('0127', { decline: { code: 'incorrect_cvc', decline_code: 'incorrect_cvc' } }),
  challenge: card('3155', { step: 'challenge' }),
  dispute_later: card('0259', { after: 'dispute' }),
  refund_fails: card('5126', { after: 'failed_refund' }),
  elevated_risk: card('9235', { risk: 'elevated' }),
  review: card('4954', { risk: 'review' }),
  blocked: card('0019', { risk: 'highest', decline: declined('fraudulent') }),
  promptpay: { type: 'promptpay', step: 'challenge' },
  konbini: { type: 'konbini', step: 'later' },
  bank_fails: { type: 'us_bank_account', step: 'later', decline: { code: 'payment_method_provider_decline' } },
} satisfies Record<string, Method>

export type MethodName = keyof typeof METHODS
export const isMethod = (name: string): name is MethodName => Object.hasOwn(METHODS, name)
export const methodOf = (name: string): Method => METHODS[isMethod(name) ? name : 'success']

/** Equal for equal cards, as Stripe's are. `holder` tells cards with the same last digits apart. */
const fingerprintOf = (last4: string, holder: string) =>
  createHash('sha256').update(`${last4} ${holder}`).digest('base64url').replaceAll(/[-_]/g, '0').slice(0, 16)

type Details = Stripe.Charge.PaymentMethodDetails

const EXPIRY = { exp_month: 12, exp_year: 2099 }
const CHECKS = { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' }

function cardDetails(
  last4: string,
  holder: string,
  amount: number,
  is_challenged: boolean,
): Stripe.Charge.PaymentMethodDetails.Card {
  return {
    amount_authorized: amount,
    authorization_code: null,
    brand: 'visa',
    checks: CHECKS,
    country: 'US',
    electronic_commerce_indicator: is_challenged ? '05' : null,
    ...EXPIRY,
    fingerprint: fingerprintOf(last4, holder),
    funding: 'credit',
    installments: null,
    last4,
    mandate: null,
    network: 'visa',
    network_transaction_id: null,
    regulated_status: 'unregulated',
    three_d_secure: is_challenged
      ? {
          authentication_flow: 'challenge',
          electronic_commerce_indicator: '05',
          exemption_indicator: null,
          result: 'authenticated',
          result_reason: null,
          transaction_id: null,
          version: '2.2.0',
        }
      : null,
    transaction_link_id: null,
    wallet: null,
  }
}

export function detailsOf({ type, last4, step }: Method, holder: string, amount: number): Details {
  if (type === 'promptpay') return { type, promptpay: { reference: null } }
  if (type === 'konbini') return { type, konbini: { store: { chain: 'lawson' } } }
  if (type === 'card') return { type, card: cardDetails(last4 ?? '', holder, amount, step === 'challenge') }
  return {
    type,
    us_bank_account: {
      account_holder_type: 'individual',
      account_type: 'checking',
      bank_name: 'TEST BANK',
      fingerprint: fingerprintOf('6789', holder),
      last4: '6789',
      mandate: undefined,
      payment_reference: null,
      routing_number: '110000000',
    },
  }
}
