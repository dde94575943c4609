import type { InputOf, ReplyOf } from '../endpoint.ts'
import type { Endpoints } from '../index.ts'

/** The parts of a call's HTTP request. */
export type CallRequest = { method: 'GET' | 'POST'; url: string; body: unknown; key: string | undefined }

type Input<K extends keyof Endpoints> = InputOf<Endpoints[K]>
/** Calls without input take no argument. If all input fields are optional, the argument is optional too. */
export type CallArguments<K extends keyof Endpoints> = unknown extends Input<K> ? [] : [input: Input<K>]

/**
 * The query string of an object. Nested objects are written as `key[sub]=value`; empty, null and undefined values are
 * omitted.
 */
export function queryString(query: object): string {
  const pairs: string[] = []
  const add = (name: string, value: unknown) => {
    if (value === null || value === undefined || value === '') return
    if (typeof value === 'object') for (const [sub, inner] of Object.entries(value)) add(`${name}[${sub}]`, inner)
    else pairs.push(`${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
  }
  for (const [name, value] of Object.entries(query)) add(name, value)
  return pairs.join('&')
}

export function requestOf<K extends keyof Endpoints>(call: K, input: object = {}): CallRequest {
  const [method, path] = call.split(' ') as ['GET' | 'POST', string] // every key of the contract has this form
  const { query = {}, body, key } = input as { query?: object; body?: unknown; key?: string } // InputOf has at most these fields
  const search = queryString(query)
  return { method, url: search ? `${path}?${search}` : path, body, key }
}

/** Creates a typed `call('POST /api/user/login', { body })` on top of any transport. */
export function clientOver<Options = undefined>(send: (request: CallRequest, options?: Options) => Promise<unknown>) {
  return function call<K extends keyof Endpoints>(name: K, input?: CallArguments<K>[0], options?: Options) {
    return send(requestOf(name, input ?? {}), options) as Promise<ReplyOf<Endpoints[K]>> // the server serialises with this schema
  }
}
