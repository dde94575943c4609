/** The token in the suites' payments that succeed. */
export const PAID = 'success_token'

export const paymentWith = (token: string) => ({
  payment: { instruments: [{ id: 'instrument', type: 'card', credential: { type: 'token', token } }] },
})

export const jsonIn = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}

type Instrument = { handler_id?: string; credential?: { token?: string } }

/** Whether the suite expects a payment. The shop has no payment handlers, so an instrument that names one is not paid. */
export function isPaid(body: Buffer): boolean {
  const { payment } = (jsonIn(body) ?? {}) as { payment?: { instruments?: Instrument[] } } // the suite's form
  const instruments = payment?.instruments ?? []
  return instruments.some(({ handler_id, credential }) => handler_id === undefined && credential?.token === PAID)
}
