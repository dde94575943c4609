import { setTimeout as wait } from 'node:timers/promises'
import {
  ApiError,
  Client,
  type Configuration,
  Environment,
  OrdersController,
  PaymentsController,
  TransactionSearchController,
} from '@paypal/paypal-server-sdk'
import { type ProviderMode, ProviderUnavailable } from '../provider.ts'
import { errorOf } from './paypal-errors.ts'

const TIMEOUT_MS = 20_000
const REPEATS = 2
const FIRST_PAUSE_MS = 200
/** Seconds before its end in which a token is replaced. */
const TOKEN_SKEW_S = 60
const UNAUTHORIZED = 401
const SERVER_FAULT = 500

export type PayPalSettings = {
  client_id: string
  client_secret: string
  /** The id of the webhook at PayPal, a part of the signed text. */
  webhook_id: string
  mode: ProviderMode
  /** Origin of a stand-in; without it, PayPal's own by the mode. */
  api_url?: string
  timeout_ms?: number
}

type Form = { part: string; pdfs: readonly { name: string; bytes: Buffer }[] }

type Sdk = {
  orders: OrdersController
  payments: PaymentsController
  reports: TransactionSearchController
  /** Calls for which the SDK has no controller. @returns the parsed JSON. */
  get: (path: string) => Promise<unknown>
  /** @param form for calls that take a form with files: the name of the part that has the JSON, and the files */
  post: (path: string, body: object, form?: Form) => Promise<void>
}

/** Runs calls of the SDK. @throws ProviderUnavailable, ProviderRefusal */
export type PayPal = <T>(work: (sdk: Sdk) => Promise<T>) => Promise<T>

/**
 * Calls are repeated here and not by the SDK, which repeats refusals too. A repeated call has no further effect: it has an
 * idempotency key, or PayPal refuses a second capture.
 */
export function openClient(settings: PayPalSettings): PayPal {
  let sdk = sdkOf(settings)
  const run = async <T>(work: (sdk: Sdk) => Promise<T>, repeats: number): Promise<T> => {
    const used = sdk
    try {
      return await work(used)
    } catch (error) {
      const fault = errorOf(error)
      const isToken = error instanceof ApiError && error.statusCode === UNAUTHORIZED
      const isTemporary = fault instanceof ProviderUnavailable && !isRefusedForNow(error)
      // An SDK client whose token could not be fetched, or was revoked, fails in all later calls.
      if (used === sdk && (isToken || fault instanceof ProviderUnavailable)) sdk = sdkOf(settings)
      if (repeats === REPEATS || !(isTemporary || (isToken && repeats === 0))) throw fault
      await wait(FIRST_PAUSE_MS * 2 ** repeats)
      return run(work, repeats + 1)
    }
  }
  return (work) => run(work, 0)
}

/** PayPal counts too many calls, or still works on an equal one. */
const isRefusedForNow = (error: unknown) => error instanceof ApiError && error.statusCode < SERVER_FAULT

function sdkOf({ client_id, client_secret, mode, api_url, timeout_ms }: PayPalSettings): Sdk {
  const client = clientAt(api_url, {
    environment: mode === 'live' ? Environment.Production : Environment.Sandbox,
    timeout: timeout_ms ?? TIMEOUT_MS,
    clientCredentialsAuthCredentials: {
      oAuthClientId: client_id,
      oAuthClientSecret: client_secret,
      oAuthClockSkew: TOKEN_SKEW_S,
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
    post: async (path, body, form) => {
      const request = client.getRequestBuilderFactory()('POST', path)
      request.authenticate([{ oauth2: true }])
      const json = JSON.stringify(body)
      request.header('Content-Type', form ? `multipart/form-data; boundary=${BOUNDARY}` : 'application/json')
      // The SDK sends bytes as they are, although its type only has text.
      request.text(form ? (formOf(form, json) as unknown as string) : json)
      await request.callAsOptionalText()
    },
  }
}

const BOUNDARY = 'sampan-d41d8cd98f00b204e9800998ecf8427e'

function formOf({ part, pdfs }: Form, json: string): Buffer {
  const headOf = (name: string, file_name: string, type: string) =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; filename="${file_name}"\r\nContent-Type: ${type}\r\n\r\n`
  const files = pdfs.flatMap(({ name, bytes }, place) => [
    Buffer.from(headOf(`file${place + 1}`, name, 'application/pdf')),
    bytes,
    Buffer.from('\r\n'),
  ])
  const head = `${headOf(part, `${part}.json`, 'application/json')}${json}\r\n`
  return Buffer.concat([Buffer.from(head), ...files, Buffer.from(`--${BOUNDARY}--\r\n`)])
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
