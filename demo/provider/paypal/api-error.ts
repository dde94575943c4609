/** An error in the words of PayPal's API. */
export class ApiError extends Error {
  readonly status: number
  readonly body: { name: string; message: string; debug_id: string; details?: { issue: string }[] }

  constructor(status: number, name: string, issue?: string) {
    super(issue ?? name)
    this.status = status
    this.body = { name, message: name, debug_id: 'f0f0f0f0f0f0f', ...(issue && { details: [{ issue }] }) }
  }
}

export const missing = () => new ApiError(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')
export const unprocessable = (issue: string) => new ApiError(422, 'UNPROCESSABLE_ENTITY', issue)
export const invalid = (issue: string) => new ApiError(400, 'INVALID_REQUEST', issue)
