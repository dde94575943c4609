/** The interval of checks whether a lost connection is back. */
export const RETRY_EVERY_MS = 3_000
/** The timeout of one of these checks. */
const ANSWER_MS = 5_000
/** The time that a reload of the page may take before the next try. */
const RELOAD_MS = 20_000
/** The maximum exponent of the back-off: 2^6 seconds is about a minute. */
const LONGEST_WAIT = 6

const offlineError = new Error('no connection')

/**
 * Matches the messages of browsers and Vite about a build file that failed to load. Any other error is a bug and must
 * not reload the page, even if its message names a property such as `payload` or `import`.
 */
const LOAD_FAILURE =
  /dynamically imported module|module script|preload css|failed to fetch|load failed|network ?error|connection/i
export const isLoadFailure = (error: unknown): boolean => error instanceof Error && LOAD_FAILURE.test(error.message)

/** Whether the server can be reached. A reply of 404 counts too, because a newer build no longer has this file. */
const isServerReachable = (): Promise<boolean> =>
  fetch(import.meta.url, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(ANSWER_MS) }).then(
    ({ ok, status }) => ok || status === 404,
    () => false,
  )

/** Whether all code is cached: a service worker caches all of the shop's code before it activates. */
const isCodeCached = () => Boolean(navigator.serviceWorker?.controller)

/**
 * Loads code, but not while offline: a browser caches a failed script for the lifetime of the page, and Vite treats
 * failed styles as loaded. `navigator.onLine` may be wrong, so the server is asked too.
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  if (navigator.onLine === false && !isCodeCached() && !(await isServerReachable())) throw offlineError
  return load()
}

/** Caches the promise of loaded code. Code that failed to load stays failed until `reloadPage` reloads the page. */
export function loadOnce<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let loading: Promise<Code> | undefined
  return () => {
    if (loading) return loading
    const code = loadCode(load)
    loading = code
    code.then(
      // React's `use` reads these fields and then returns the value without suspending.
      (value) => Object.assign(code, { status: 'fulfilled', value }),
      (error) => {
        if (error === offlineError) loading = undefined
      },
    )
    return code
  }
}

/** The loaders that failed. */
const failedLoads = new Set<unknown>()

/**
 * Loads code that the shopper waits for. If loading the same code failed before, the page is reloaded, because the
 * browser caches the failure.
 */
export async function loadForTap<Code>(load: () => Promise<Code>): Promise<Code> {
  if (failedLoads.has(load)) await reloadPage()
  return loadCode(load).catch((error) => {
    if (error !== offlineError) failedLoads.add(load)
    throw error
  })
}

const waitFor = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The earliest time of the next reload, by `performance.now()`. */
let soonest_ms = 0

let beforeReload = () => {}

/**
 * Registers a function that runs before each reload. The navigation uses it to enter the URL of a pending visit into
 * the history.
 */
export function onBeforeReload(enter: () => void): void {
  beforeReload = enter
}

/**
 * Reloads the page if this may help: the server can be reached, and the page was not reloaded just now. Each
 * unsuccessful reload doubles the wait before the next reload, so that the page can't reload in a loop. The promise
 * settles only if no reload happened, for example because the browser stopped it.
 * @param isWanted whether the code is still needed, checked right before the reload.
 */
export async function reloadPage(isWanted: () => boolean = () => true): Promise<void> {
  // Counts the reloads in the state of the history entry, because only this state survives a reload.
  const times: number = history.state?.reloads ?? 0
  const next_at_ms = Math.max(soonest_ms, 1_000 * (2 ** Math.min(times, LONGEST_WAIT) - 1))
  if (performance.now() < next_at_ms || !(await isServerReachable()) || !isWanted()) return
  beforeReload()
  soonest_ms = performance.now() + RELOAD_MS
  history.replaceState({ ...history.state, reloads: times + 1 }, '')
  location.reload()
  await waitFor(RELOAD_MS)
}

/** Tries again and again to reload the page. Used for code that is required even to show an error. */
export async function reloadUntilLoaded(): Promise<never> {
  for (;;) {
    await reloadPage()
    await waitFor(RETRY_EVERY_MS)
  }
}

/** Loads required code, and repeats until it is loaded. Reloads the page only if the browser has cached a failure. */
export async function loadWithRetry<Code>(load: () => Promise<Code>): Promise<Code> {
  for (;;) {
    try {
      return await loadCode(load)
    } catch (error) {
      if (error !== offlineError) return reloadUntilLoaded()
    }
    await waitFor(RETRY_EVERY_MS)
  }
}
