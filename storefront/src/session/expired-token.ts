type Handler = (token: string, msg: string) => void

let handle: Handler = () => {}
/** The number of calls in progress that end the session. */
let endings = 0
let heldActs: (() => void)[] = []

/** Sets the function that ends a session whose token the server no longer accepts. */
export function onExpiredToken(handler: Handler): void {
  handle = handler
}

/**
 * Reports a reply with status 401, of a call or of another request: a file, an upload, a download.
 * @param token the token that was sent. The session may have another token by now.
 */
export const reportExpiredToken: Handler = (...report) => unlessEnding(() => handle(...report))

/** Runs `act`. While a call ends the session, `act` waits, and runs only if the call fails. */
export function unlessEnding(act: () => void): void {
  if (endings > 0) heldActs.push(act)
  else act()
}

/**
 * Runs a call that ends the session. Before the call has its reply, whose screen then continues, other requests may get
 * a 401, and other tabs may report that the session has ended. These reports are held back, and count only if the call
 * fails.
 */
export async function whileEnding<Reply>(send: () => Promise<Reply>): Promise<Reply> {
  endings++
  try {
    const reply = await send()
    heldActs = []
    return reply
  } finally {
    endings--
    const acts = heldActs
    heldActs = []
    for (const act of acts) act()
  }
}
