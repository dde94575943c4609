import { clientOver, requestOf } from '@sampan/contract/client'
import { type DeskStep, deskSessionIn, sessionHeaders } from '@sampan/contract/rules'

/** The shop said no, or did not answer; the message is for the operator. */
export class DeskRefusal extends Error {
  /** The code of a refusal of the contract's. */
  readonly reason: string | undefined
  constructor(message: string, reason?: string) {
    super(message)
    this.reason = reason
  }
}

/** An audit of the whole books takes up to a minute. */
const TIMEOUT_MS = 70_000
const SIGN_IN = 'Sign in first: npm run desk -- login'

export type DeskCall = ReturnType<typeof deskClient>

/**
 * The calls of the contract over HTTP, with the operator's session. A call that needs a fresh code of the second factor is
 * made again once `askCode` had one that is right.
 * @throws DeskRefusal with the shop's sentence.
 */
export const deskClient = (url: string, token: string | undefined, askCode: () => Promise<string>) =>
  clientOver(async ({ method, url: path, body }) => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    const send = async () => dataOf(await ask(url, path, { method, ...sent }, token), url)
    try {
      return await send()
    } catch (error) {
      if (!(error instanceof DeskRefusal) || error.reason !== 'second_factor_needed') throw error
      await checkCode(url, await askCode(), token)
      return send()
    }
  })

async function checkCode(url: string, code: string, token: string | undefined): Promise<void> {
  const { method, url: path, body } = requestOf('POST /api/admin/second_factor/check', { body: { code } })
  await dataOf(await ask(url, path, { method, body: JSON.stringify(body) }, token), url)
}

/** Sends a picture as a form. @throws DeskRefusal */
export const sendPicture = async (url: string, path: string, form: FormData, token?: string) =>
  (await dataOf(await ask(url, path, { method: 'POST', body: form }, token), url)) as { file_id: string } // as the contract has it

type Envelope = { code?: number; msg?: string; reason?: string; data?: unknown }

async function dataOf(response: Response, url: string): Promise<unknown> {
  // Anything may answer at that address: check the envelope's form first.
  const envelope = (await response.json().catch(() => ({}))) as Envelope
  if (envelope.code === 1) return envelope.data
  if (envelope.code === undefined) throw new DeskRefusal(`${url} is no shop: it answered ${response.status}.`)
  throw new DeskRefusal(response.status === 401 ? SIGN_IN : (envelope.msg ?? 'The shop said no.'), envelope.reason)
}

type Entered = { account: string; awaits: DeskStep | null }

/** A step of signing in. @returns who it is, what is still awaited, and the session, which is in a cookie. @throws DeskRefusal */
export async function takeStep(
  url: string,
  call: 'POST /api/admin/login' | 'POST /api/admin/login/code',
  form: object,
  token?: string,
) {
  const { method, url: path, body } = requestOf(call, { body: form })
  const response = await ask(url, path, { method, body: JSON.stringify(body) }, token)
  const { account, awaits } = (await dataOf(response, url)) as Entered // as the contract has it
  return { account, awaits, token: deskSessionIn(response.headers.getSetCookie()) ?? '' }
}

/** The bytes of a picture that only operators may see. */
export async function fetchPicture(url: string, path: string, token?: string): Promise<Buffer> {
  const response = await ask(url, `/api/admin${path}`, {}, token)
  if (!response.ok) throw new DeskRefusal(`The picture ${path} can't be had.`)
  return Buffer.from(await response.arrayBuffer())
}

function ask(url: string, path: string, request: { method?: string; body?: string | FormData }, token?: string) {
  const headers = {
    'accept-language': 'en',
    ...(typeof request.body === 'string' && { 'content-type': 'application/json' }),
    ...sessionHeaders(path, token),
  }
  // Follow no redirect: the token belongs to this shop.
  const options = { ...request, headers, redirect: 'error' as const, signal: AbortSignal.timeout(TIMEOUT_MS) }
  return fetch(new URL(path, url), options).catch(() => {
    throw new DeskRefusal(`No shop answers at ${url}. Is it open (npm start)? Is SAMPAN_URL right?`)
  })
}

const LARGEST_PAGE = 100
type Asked = { page: number; page_size: number; cursor?: string | undefined }
type List<Item> = (page: Asked) => Promise<{ items: Item[]; total: number; next_cursor?: string | null }>

/** Every item of a list, page after page: by its cursor where it has one. */
export async function everyItem<Item>(list: List<Item>): Promise<Item[]> {
  const found: Item[] = []
  let cursor: string | undefined
  for (let page = 1; ; page++) {
    const { items, total, next_cursor } = await list({ page, page_size: LARGEST_PAGE, cursor })
    found.push(...items)
    const isLast = next_cursor === undefined ? found.length >= total : next_cursor === null
    if (items.length === 0 || isLast) return found
    cursor = next_cursor ?? undefined
  }
}
