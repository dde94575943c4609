import { makeStore } from '@sampan/front/store'
import type { ReactNode } from 'react'

type Question = { title: ReactNode; text?: ReactNode; yes: ReactNode; no?: ReactNode; tone?: 'bad' }
type Choice = { value: string; label: ReactNode; icon?: ReactNode; chosen?: boolean; tone?: 'bad' }
type Choices = { title: string; options: readonly Choice[] }

export type LayerRequest =
  | ({ kind: 'confirm'; answer: (yes: boolean) => void } & Question)
  | ({ kind: 'choose'; answer: (value: string | null) => void } & Choices)

const waiting = makeStore<readonly LayerRequest[]>([])
const add = (request: LayerRequest) => waiting.set([...waiting.get(), request])

/**
 * Asks a yes/no question. If the question is closed in any other way, the result is no. `tone: 'bad'` is for a yes that
 * deletes something.
 */
export function confirm(question: Question): Promise<boolean> {
  return new Promise((answer) => add({ kind: 'confirm', answer, ...question }))
}

/** Opens a sheet with a few actions. Resolves with null if it is closed without a choice. */
export function choose(choices: Choices): Promise<string | null> {
  return new Promise((answer) => add({ kind: 'choose', answer, ...choices }))
}

/** The request that is shown now. Later requests are queued. */
export const firstRequest = (): LayerRequest | undefined => waiting.get()[0]

/** The snapshot for server rendering: the server shows no requests. */
export const noRequest = () => undefined

export const subscribeRequests = waiting.subscribe

export function endRequest(request: LayerRequest): void {
  waiting.set(waiting.get().filter((other) => other !== request))
}

/** Resolves all requests as if the shopper had closed them. Used if requests can't be shown. */
export function dropRequests(): void {
  for (const request of waiting.get()) request.kind === 'confirm' ? request.answer(false) : request.answer(null)
  waiting.set([])
}
