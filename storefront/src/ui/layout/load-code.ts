/** How often it is tried whether a lost connection is back. */
export const RETRY_EVERY_MS = 3_000
/** How long the shop may take to say that it is there. */
const ANSWER_MS = 5_000
/** How long a page may take to be loaded anew before it is tried once more. */
const RELOAD_MS = 20_000
/** Doublings of a second: about a minute. */
const LONGEST_WAIT = 6

const notAsked = new Error('no connection')

/** Whether the shop gives out code: asked for this file, it has it, or has not any more since it was built anew. */
const isShopThere = (): Promise<boolean> =>
  fetch(import.meta.url, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(ANSWER_MS) }).then(
    ({ ok, status }) => ok || status === 404,
    () => false,
  )

/**
 * Loads code, but not while there is no connection: a browser keeps a script that did not come as failed for as long as
 * the page lives, and Vite takes styles that did not come for loaded. A browser may be wrong about its connection, so
 * the shop itself has the last word.
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  if (navigator.onLine === false && !(await isShopThere())) throw notAsked
  return load()
}

/** Loads code a single time. Code that was asked for and did not come stays missing until `loadAnew`. */
export function once<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let loading: Promise<Code> | undefined
  return () => {
    if (loading) return loading
    const code = loadCode(load)
    loading = code
    code.then(
      // React's `use` reads these: a promise that carries them gives its value at once, without a moment's wait.
      (value) => Object.assign(code, { status: 'fulfilled', value }),
      (error) => {
        if (error === notAsked) loading = undefined
      },
    )
    return code
  }
}

/** What was asked for and did not come. */
const lost = new Set<unknown>()

/** Loads code that somebody waits for. Where it was lost before, the page is loaded anew: nothing else brings it. */
export async function loadWished<Code>(load: () => Promise<Code>): Promise<Code> {
  if (lost.has(load)) await loadAnew()
  return loadCode(load).catch((error) => {
    if (error !== notAsked) lost.add(load)
    throw error
  })
}

const waitFor = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** In the time of this page. */
let soonest_ms = 0

/**
 * Loads the page anew where that may bring the code that did not come: the shop is there, and the page was not loaded
 * anew just now. Each time it was in vain the page lives twice as long before the next, so that it never does nothing
 * but load. It ends only where it did not happen, as when it was stopped.
 * @param enter leads to the address that is loaded, unless it says that it is no longer wanted.
 */
export async function loadAnew(enter: () => boolean = () => true): Promise<void> {
  // Of this page nothing but its step of the history is there afterwards.
  const times: number = history.state?.anew ?? 0
  const next_at_ms = Math.max(soonest_ms, 1_000 * (2 ** Math.min(times, LONGEST_WAIT) - 1))
  if (performance.now() < next_at_ms || !(await isShopThere()) || !enter()) return
  soonest_ms = performance.now() + RELOAD_MS
  history.replaceState({ ...history.state, anew: times + 1 }, '')
  location.reload()
  await waitFor(RELOAD_MS)
}

/** For code without which nothing can be shown, not even that it is missing. */
export async function keepLoadingAnew(): Promise<never> {
  for (;;) {
    await loadAnew()
    await waitFor(RETRY_EVERY_MS)
  }
}
