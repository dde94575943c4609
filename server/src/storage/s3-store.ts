import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import type { S3Bucket } from '../config.ts'
import { Busy } from '../refusal/refusal.ts'
import type { ObjectStore, StoredObject } from './object-store.ts'

/**
 * The store does not respond or fails. The caller may succeed on a retry.
 * @internal Exported for its test.
 */
export class StoreUnavailable extends Busy {}

const ANSWER_MS = 10_000
/** All requests are idempotent, so each may be sent again. */
const TRIES = 2

type Sent = { body?: Buffer<ArrayBuffer>; query?: Record<string, string> }

export class S3Store implements ObjectStore {
  readonly #url: string
  readonly #client: AwsClient

  constructor({ url, key_id, secret, region }: S3Bucket) {
    this.#url = url
    this.#client = new AwsClient({ accessKeyId: key_id, secretAccessKey: secret, service: 's3', region, retries: 0 })
  }

  async read(key: string): Promise<Buffer | undefined> {
    const { status, body } = await this.#ask('GET', key)
    return status === 404 ? undefined : body
  }

  /** Times of reading are not stored, because each would cost a request: the oldest objects are deleted first. */
  readDerived = (key: string): Promise<Buffer | undefined> => this.read(key)

  async tag(key: string): Promise<string | undefined> {
    const { status, headers } = await this.#ask('HEAD', key)
    return status === 404 ? undefined : (headers.get('etag') ?? '')
  }

  /** S3 writes are atomic. */
  async write(key: string, body: Buffer): Promise<void> {
    // `fetch` accepts no shared memory; Node's buffers never use it.
    await this.#ask('PUT', key, { body: body as Buffer<ArrayBuffer> })
  }

  async remove(key: string): Promise<void> {
    await this.#ask('DELETE', key)
  }

  async *list(prefix: string): AsyncGenerator<StoredObject> {
    let token: string | undefined
    do {
      const query = { 'list-type': '2', delimiter: '/', prefix, ...(token && { 'continuation-token': token }) }
      const { body } = await this.#ask('GET', '', { query })
      const xml = body.toString()
      for (const [, object = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs))
        yield {
          key: inXml(object, 'Key') ?? '',
          size: Number(inXml(object, 'Size')),
          modified_ms: Date.parse(inXml(object, 'LastModified') ?? ''),
        }
      token = inXml(xml, 'NextContinuationToken')
    } while (token)
  }

  /** @throws StoreUnavailable for any reply except success and "not found", and when there is no reply. */
  async #ask(method: string, key: string, { body, query = {} }: Sent = {}) {
    const url = `${this.#url}/${key}?${new URLSearchParams(query)}`.replace(/\?$/, '')
    const headers = body && { 'content-type': typeOf(key), 'x-amz-content-sha256': sha256(body) }
    let failure = ''
    for (let tried = 0; tried < TRIES; tried++) {
      try {
        const signal = AbortSignal.timeout(ANSWER_MS)
        const answer = await this.#client.fetch(url, { method, signal, ...(body && { body, headers }) })
        // The reply is read to the end in any case, so that the connection can be reused.
        const bytes = Buffer.from(await answer.arrayBuffer())
        const { status } = answer
        if (answer.ok || (status === 404 && query.prefix === undefined && method !== 'PUT'))
          return { status, headers: answer.headers, body: bytes }
        failure = `${status} ${inXml(bytes.toString(), 'Code') ?? ''}`
        if (status < 500 && status !== 429) break
      } catch (error) {
        failure = error instanceof Error ? causeOf(error) : String(error)
      }
    }
    throw new StoreUnavailable(`the picture store: ${method} ${key}: ${failure}`)
  }
}

/** `fetch` errors only say that it failed; the reason is in `cause`. */
const causeOf = (error: Error): string => (error.cause instanceof Error ? error.cause.message : error.message)

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

const typeOf = (key: string): string => (key.endsWith('.png') ? 'image/png' : 'image/webp')

/**
 * The text of an XML element. Escapes occur only in the tokens for the next page of a list, not in the keys of
 * pictures.
 */
const inXml = (xml: string, name: string): string | undefined =>
  new RegExp(`<${name}>([^<]*)</${name}>`)
    .exec(xml)?.[1]
    ?.replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
