import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type CallRequest, clientOver, requestOf } from '@sampan/contract/client'
import { deskSessionIn, type Language, sessionHeaders, type UploadPurpose } from '@sampan/contract/rules'
import { buildApp } from '../server/src/app.ts'
import type { Context } from '../server/src/context.ts'
import { DEMO_OPERATOR, DEMO_SHOPPER } from './demo-accounts.ts'
import { markAsDemo } from './wallet-sql.ts'

type App = Awaited<ReturnType<typeof buildApp>>
export type Client = ReturnType<typeof clientOver>

/** Calls the API in this process, without or with a session, in a language. @throws Error unless the call succeeds. */
const clientOf = (app: App, token?: string, language: Language = 'en'): Client =>
  clientOver(async ({ method, url, body, key }: CallRequest) => {
    const headers = {
      'accept-language': language,
      ...sessionHeaders(url, token),
      ...(key && { 'idempotency-key': key }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    }
    const reply = await app.inject({
      method,
      url,
      headers,
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    })
    return dataOf(reply.json(), `${method} ${url}`)
  })

function dataOf({ code, msg, data }: { code: number; msg: string; data: unknown }, call: string): unknown {
  if (code !== 1) throw new Error(`the demo's ${call}: ${msg}`)
  return data
}

/** Uploads a picture of the goods as a multipart form, like a browser. @returns its id. */
async function sendPicture(app: App, token: string, purpose: UploadPurpose, path: string): Promise<string> {
  const form = new FormData()
  form.append('purpose', purpose)
  form.append('file', new Blob([new Uint8Array(await readFile(path))], { type: 'image/webp' }), 'picture.webp')
  const body = new Response(form)
  const reply = await app.inject({
    method: 'POST',
    url: '/api/upload',
    headers: { 'content-type': body.headers.get('content-type') ?? '', authorization: `Bearer ${token}` },
    payload: Buffer.from(await body.arrayBuffer()),
  })
  const file = dataOf(reply.json(), 'POST /api/upload') as { file_id: string } // the contract's File
  return file.file_id
}

type DemoShopper = {
  call: Client
  /** Uploads a picture. @returns its id. */
  sendPicture: (purpose: UploadPurpose, path: string) => Promise<string>
}

type Newcomer = { account: string; family_name: string; given_name: string; language: Language }

export type DemoPeople = {
  shopper: Client
  desk: Client
  sendPicture: DemoShopper['sendPicture']
  /** Registers another shopper of the demo, with an unknown password. */
  join: (newcomer: Newcomer) => Promise<DemoShopper & { user_id: string; password: string }>
}

/** Signs in the demo's operator. @returns the session token from the cookie. */
async function signInOperator(app: App): Promise<string | undefined> {
  const { method, url, body } = requestOf('POST /api/admin/login', { body: DEMO_OPERATOR })
  const headers = { ...sessionHeaders(url, undefined), 'content-type': 'application/json' }
  const reply = await app.inject({ method, url, headers, payload: JSON.stringify(body) })
  dataOf(reply.json(), url)
  return deskSessionIn([reply.headers['set-cookie'] ?? []].flat())
}

/** Runs actions of the demo's shopper and operator through the API; both are logged out afterwards. */
export async function withDemoPeople(
  { notifications: _, metrics: __, ...context }: Context,
  run: (people: DemoPeople) => Promise<void>,
): Promise<void> {
  const app = await buildApp({ ...context, config: { ...context.config, log_level: 'silent' } })
  try {
    const visitor = clientOf(app)
    const { account, password } = DEMO_SHOPPER
    const { userinfo } = await visitor('POST /api/user/login', { body: { account, password } })
    const [shopper, desk] = [clientOf(app, userinfo.token), clientOf(app, await signInOperator(app))]
    const join: DemoPeople['join'] = async ({ language, ...names }) => {
      const secret = randomBytes(18).toString('base64url')
      const body = { ...names, password: secret, confirm_password: secret }
      const { userinfo: own } = await clientOf(app, undefined, language)('POST /api/user/register', { body })
      await markAsDemo(context.db, own.user_id)
      return {
        call: clientOf(app, own.token, language),
        sendPicture: (purpose, path) => sendPicture(app, own.token, purpose, path),
        user_id: own.user_id,
        password: secret,
      }
    }
    const send: DemoShopper['sendPicture'] = (purpose, path) => sendPicture(app, userinfo.token, purpose, path)
    await run({ shopper, desk, sendPicture: send, join })
    await shopper('POST /api/user/logout', { query: {} })
    await desk('POST /api/admin/logout')
  } finally {
    await app.close()
  }
}
