import type { EndpointKey, Endpoints, InputOf, ReplyOf } from '@sampan/contract'
import { useRef } from 'react'
import { useCall } from './call.ts'
import { CallError } from './call-error.ts'
import type { SendOptions } from './send.ts'

type KeyedEndpoint = { [K in EndpointKey]: Endpoints[K] extends { keyed: true } ? K : never }[EndpointKey]
type BodyOf<K extends KeyedEndpoint> = Omit<InputOf<Endpoints[K]>, 'key'>

const isWithoutAnswer = (error: unknown) => error instanceof CallError && error.kind === 'unreachable'

/**
 * A keyed call as a shopper taps it. The key is made at the tap and lives only while *no answer* came: the next tap with
 * the same contents then asks for the first answer again, so a payment whose answer was lost is never made twice. Any
 * answer, and any other contents, start with a new key.
 */
export function useKeyedCall<K extends KeyedEndpoint>(name: K) {
  const call = useCall()
  const unanswered = useRef<{ key: string; contents: string }>(undefined)
  return async function send(input: BodyOf<K>, options: SendOptions = {}): Promise<ReplyOf<Endpoints[K]>> {
    const contents = JSON.stringify(input)
    const isRepeat = unanswered.current?.contents === contents
    const key = isRepeat && unanswered.current ? unanswered.current.key : crypto.randomUUID()
    unanswered.current = { key, contents }
    try {
      // The server itself sees to it that a repeated key has one effect: the duplicate rule need not.
      const reply = await call(name, { ...input, key } as InputOf<Endpoints[K]>, { ...options, repeatable: isRepeat }) // body and key make the input
      unanswered.current = undefined
      return reply
    } catch (error) {
      if (!isWithoutAnswer(error)) unanswered.current = undefined
      throw error
    }
  }
}
