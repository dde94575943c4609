/** An error in the words of Stripe's API. */
export class ApiError extends Error {
  readonly status: number
  readonly body: { error: { type: string; code?: string; message: string; param?: string } }

  constructor(status: number, message: string, details: { type?: string; code?: string; param?: string } = {}) {
    super(message)
    this.status = status
    this.body = { error: { type: 'invalid_request_error', message, ...details } }
  }
}

export const missing = (id: string) =>
  new ApiError(404, `No such object: '${id}'`, { code: 'resource_missing', param: 'id' })
