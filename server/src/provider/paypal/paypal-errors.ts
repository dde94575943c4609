import { ApiError } from '@paypal/paypal-server-sdk'
import { ProviderRefusal, ProviderUnavailable } from '../provider.ts'

const SERVER_FAULT = 500
/** `401`, `403`: the keys or the permissions of the app are wrong, which says nothing about the payment. */
const TEMPORARY = [401, 403, 408, 409, 425, 429]
const NO_OBJECT = 404
/** The shop has too little money at PayPal for a refund, which says nothing about the shopper's account. */
const SHORT = 'REFUND_FAILED_INSUFFICIENT_FUNDS'

type Body = {
  name?: string
  debug_id?: string
  details?: { issue?: string }[]
  /** Of the token call. */
  error?: string
}

/** A refusal with PayPal's codes of its causes, for example `INSTRUMENT_DECLINED`. */
export class PayPalRefusal extends ProviderRefusal {
  readonly issues: readonly string[]
  readonly isMissing: boolean

  constructor(message: string, issues: readonly string[], isMissing: boolean) {
    super(message)
    this.issues = issues
    this.isMissing = isMissing
  }
}

/** The error of the interface for an error of a call. Its message has PayPal's codes, and no part of the request. */
export function errorOf(error: unknown): unknown {
  if (!(error instanceof ApiError)) return isOfNetwork(error) ? new ProviderUnavailable(networkMessage(error)) : error
  const { statusCode } = error
  const { name, debug_id, details = [], error: code } = (error.result ?? {}) as Body // checked where it is used
  const issues = details.flatMap(({ issue }) => issue ?? [])
  const message = ['PayPal', statusCode, name ?? code, ...issues, debug_id].filter(Boolean).join(' ')
  const isTemporary = statusCode >= SERVER_FAULT || TEMPORARY.includes(statusCode) || issues.includes(SHORT)
  return isTemporary
    ? new ProviderUnavailable(message)
    : new PayPalRefusal(message, [...issues, name ?? ''], statusCode === NO_OBJECT)
}

/** Errors of the HTTP client have a code of the network. Their other fields contain the request with its secrets. */
const isOfNetwork = (error: unknown): error is Error & { code?: string } =>
  error instanceof Error &&
  ('isAxiosError' in error || error.name === 'AbortError' || /OAuth token/.test(error.message))

const networkMessage = ({ code, name }: Error & { code?: string }) => `PayPal ${code ?? name}`

export const hasIssue = (error: unknown, ...issues: string[]): error is PayPalRefusal =>
  error instanceof PayPalRefusal && error.issues.some((issue) => issues.includes(issue))
