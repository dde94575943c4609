type Handler = (token: string, msg: string) => void

let handle: Handler = () => {}
/** The number of calls in progress that end the session. */
let endings = 0
let held: Parameters<Handler> | undefined

/** Sets the function that ends a session whose token the server no longer accepts. */
export function onExpiredToken(handler: Handler): void {
  handle = handler
}

/**
 * Reports a reply with status 401, of a call or of another request: a file, an upload, a download.
 * @param token the token that was sent. The session may have another token by now.
 */
export const reportExpiredToken: Handler = (...report) => {
  if (endings > 0) held = report
  else handle(...report)
}

/**
 * Runs a call that ends the session. Other requests may get a 401 before the call has its reply, whose screen then
 * continues. Their reports are held back, and count only if the call fails.
 */
export async function whileEnding<Reply>(send: () => Promise<Reply>): Promise<Reply> {
  endings++
  try {
    const reply = await send()
    held = undefined
    return reply
  } finally {
    endings--
    const report = held
    held = undefined
    if (report) handle(...report)
  }
}
