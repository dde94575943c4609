/** Maximum number of error reports per page. */
const REPORTS_MOST = 5
const FRAMES_MOST = 8

/** The parts of the browser's `window` used here. The contract is compiled without DOM types. */
type Page = {
  location: { pathname: string }
  navigator: { sendBeacon?: (to: string, body: string) => boolean }
  addEventListener(type: 'error', listener: (event: { error: unknown }) => void): void
  addEventListener(type: 'unhandledrejection', listener: (event: { reason: unknown }) => void): void
}

/** `shop` or `desk`, and the endpoint for error reports. */
type Front = { front: 'shop' | 'desk'; to: string }

/** The source positions in the build (file, line, column) of an error. Nothing else of the stack is reported. */
export const framesOf = (stack = ''): string[] =>
  [...stack.matchAll(/(\/(?:console\/)?assets\/[\w.-]+):(\d+):(\d+)/g)]
    .slice(0, FRAMES_MOST)
    .map(([, file, line, column]) => `${file}:${line}:${column}`)

/**
 * Reports uncaught errors to the server, which counts and logs them. A report has the error's kind, the source
 * positions and the first segment of the page's path. It never has a message, a query or an id, because these may be
 * personal data. React's error numbers are the only exception.
 */
export function reportErrors({ front, to }: Front): void {
  const page = globalThis as unknown as Page // this code runs in browsers only
  let left = REPORTS_MOST
  const report = (error: unknown) => {
    if (!(error instanceof Error) || left-- <= 0) return
    const react = /Minified React error #(\d+)/.exec(error.message)?.[1]
    const area = /^\/(?:console\/)?[a-z-]*/i.exec(page.location.pathname)?.[0] ?? '/'
    const name = react ? `React${react}` : error.constructor.name
    page.navigator.sendBeacon?.(to, JSON.stringify({ front, name, area, frames: framesOf(error.stack) }))
  }
  page.addEventListener('error', ({ error }) => report(error))
  page.addEventListener('unhandledrejection', ({ reason }) => report(reason))
}
