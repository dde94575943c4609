/** How often to check whether a lost connection is back. */
export const RETRY_EVERY_MS = 3_000
/** The timeout of that check. */
const ANSWER_MS = 5_000
/** How long a reload of the page may take before it is tried again. */
const RELOAD_MS = 20_000
/** Doublings of a second: about a minute. */
const LONGEST_WAIT = 6

const notAsked = new Error('no connection')

/**
 * How browsers and Vite say that a file of the build could not be loaded. Any other error is a bug, even if it names a
 * property such as `payload` or `import`: it must not reload the page.
 */
const LOAD_FAILURE =
  /dynamically imported module|module script|preload css|failed to fetch|load failed|network ?error|connection/i
export const isLoadFailure = (error: unknown): boolean => error instanceof Error && LOAD_FAILURE.test(error.message)

/** Whether the shop can be reached: asked for this file it has it, or no longer has it since a newer build. */
const isShopThere = (): Promise<boolean> =>
  fetch(import.meta.url, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(ANSWER_MS) }).then(
    ({ ok, status }) => ok || status === 404,
    () => false,
  )

/** A service worker has all of the shop's code before it takes over. */
const isCodeKept = () => Boolean(navigator.serviceWorker?.controller)

/**
 * Loads code, but not without a connection: a browser remembers a failed script for as long as the page lives, and Vite
 * takes failed styles for loaded. The browser may be wrong about its connection, so the shop itself is asked.
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  if (navigator.onLine === false && !isCodeKept() && !(await isShopThere())) throw notAsked
  return load()
}

/** Loads code once. Code that failed to load stays missing until `loadAnew`. */
export function once<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let loading: Promise<Code> | undefined
  return () => {
    if (loading) return loading
    const code = loadCode(load)
    loading = code
    code.then(
      // React's `use` reads these fields: a promise that has them gives its value at once, without suspending.
      (value) => Object.assign(code, { status: 'fulfilled', value }),
      (error) => {
        if (error === notAsked) loading = undefined
      },
    )
    return code
  }
}

/** The code that failed to load. */
const lost = new Set<unknown>()

/** Loads code that somebody waits for. If it failed before, the page is reloaded: nothing else loads it again. */
export async function loadWished<Code>(load: () => Promise<Code>): Promise<Code> {
  if (lost.has(load)) await loadAnew()
  return loadCode(load).catch((error) => {
    if (error !== notAsked) lost.add(load)
    throw error
  })
}

const waitFor = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** In the lifetime of this page. */
let soonest_ms = 0

let beforeReload = () => {}

/** Before each reload, whoever asks for it: goes to the address where a visit waits for its screen. */
export function onReload(enter: () => void): void {
  beforeReload = enter
}

/**
 * Reloads the page if that may bring the missing code: the shop can be reached, and the page was not reloaded just now.
 * After each reload in vain the next one waits twice as long, so that the page can't reload for ever. The promise settles
 * only if the reload did not happen, e.g. when it was stopped.
 * @param isWanted whether the code is still waited for, asked at the last moment.
 */
export async function loadAnew(isWanted: () => boolean = () => true): Promise<void> {
  // After a reload only the history entry's state is left of this page.
  const times: number = history.state?.anew ?? 0
  const next_at_ms = Math.max(soonest_ms, 1_000 * (2 ** Math.min(times, LONGEST_WAIT) - 1))
  if (performance.now() < next_at_ms || !(await isShopThere()) || !isWanted()) return
  beforeReload()
  soonest_ms = performance.now() + RELOAD_MS
  history.replaceState({ ...history.state, anew: times + 1 }, '')
  location.reload()
  await waitFor(RELOAD_MS)
}

/** For code without which nothing can be shown, not even an error. */
export async function keepLoadingAnew(): Promise<never> {
  for (;;) {
    await loadAnew()
    await waitFor(RETRY_EVERY_MS)
  }
}

/** Loads code that nothing replaces, however long it takes. The page is reloaded only where the browser remembers a failure. */
export async function loadInTheEnd<Code>(load: () => Promise<Code>): Promise<Code> {
  for (;;) {
    try {
      return await loadCode(load)
    } catch (error) {
      if (error !== notAsked) return keepLoadingAnew()
    }
    await waitFor(RETRY_EVERY_MS)
  }
}
