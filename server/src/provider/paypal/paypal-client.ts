import {
  ApiError,
  Client,
  type Configuration,
  Environment,
  OrdersController,
  PaymentsController,
  TransactionSearchController,
} from '@paypal/paypal-server-sdk'
import type { ProviderMode } from '../provider.ts'
import { errorOf } from './paypal-errors.ts'

const TIMEOUT_MS = 20_000
const RETRIES = 2
const RETRY_S = 0.2
const LONGEST_RETRY_S = 5
/** Seconds before its end in which a token is replaced. */
const TOKEN_SKEW_S = 60
const UNAUTHORIZED = 401
const SERVER_FAULT = 500

export type PayPalSettings = {
  client_id: string
  client_secret: string
  /** The id of the webhook at PayPal, which is a part of what PayPal signs. */
  webhook_id: string
  mode: ProviderMode
  /** Origin of a stand-in; without it, PayPal's own by the mode. */
  api_url?: string
  timeout_ms?: number
}

type Sdk = {
  orders: OrdersController
  payments: PaymentsController
  reports: TransactionSearchController
  /** A call for which the SDK has no controller. @returns the parsed JSON. */
  get: (path: string) => Promise<unknown>
}

/** Runs calls of the SDK. @throws ProviderUnavailable, ProviderRefusal */
export type PayPal = <T>(work: (sdk: Sdk) => Promise<T>) => Promise<T>

export function openClient(settings: PayPalSettings): PayPal {
  let sdk = sdkOf(settings)
  const run = async <T>(work: (sdk: Sdk) => Promise<T>, canRepeat: boolean): Promise<T> => {
    const used = sdk
    try {
      return await work(used)
    } catch (error) {
      // An SDK client whose token could not be fetched, or was revoked, fails in all later calls.
      if (used === sdk && !isAboutCall(error)) sdk = sdkOf(settings)
      if (canRepeat && error instanceof ApiError && error.statusCode === UNAUTHORIZED) return run(work, false)
      throw errorOf(error)
    }
  }
  return (work) => run(work, true)
}

const isAboutCall = (error: unknown) =>
  error instanceof ApiError && error.statusCode !== UNAUTHORIZED && error.statusCode < SERVER_FAULT

function sdkOf({ client_id, client_secret, mode, api_url, timeout_ms }: PayPalSettings): Sdk {
  const client = clientAt(api_url, {
    environment: mode === 'live' ? Environment.Production : Environment.Sandbox,
    timeout: timeout_ms ?? TIMEOUT_MS,
    clientCredentialsAuthCredentials: {
      oAuthClientId: client_id,
      oAuthClientSecret: client_secret,
      oAuthClockSkew: TOKEN_SKEW_S,
    },
    httpClientOptions: {
      retryConfig: {
        maxNumberOfRetries: RETRIES,
        retryOnTimeout: true,
        retryInterval: RETRY_S,
        maximumRetryWaitTime: LONGEST_RETRY_S,
        backoffFactor: 2,
        httpStatusCodesToRetry: [408, 500, 502, 503, 504],
        // Repeated calls have no further effect: they have an idempotency key, or PayPal refuses a second capture.
        httpMethodsToRetry: ['GET', 'POST'],
      },
    },
  })
  return {
    orders: new OrdersController(client),
    payments: new PaymentsController(client),
    reports: new TransactionSearchController(client),
    get: async (path) => {
      const request = client.getRequestBuilderFactory()('GET', path)
      request.authenticate([{ oauth2: true }])
      return JSON.parse((await request.callAsText()).result)
    },
  }
}

/** The SDK has the two hosts of PayPal only, so calls to a stand-in are redirected before they leave. */
function clientAt(origin: string | undefined, config: Partial<Configuration>): Client {
  if (origin === undefined) return new Client(config)
  const atOrigin = (url: string) => {
    const { pathname, search } = new URL(url)
    return new URL(pathname + search, origin).href
  }
  class ClientAtOrigin extends Client {
    override getRequestBuilderFactory() {
      const factory = super.getRequestBuilderFactory()
      const atHost: typeof factory = (...args) => {
        const builder = factory(...args)
        builder.interceptRequest((request) => ({ ...request, url: atOrigin(request.url) }))
        return builder
      }
      return atHost
    }
  }
  return new ClientAtOrigin(config)
}
