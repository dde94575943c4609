/** At most this many errors of one page are reported. */
const REPORTS_MOST = 5
const FRAMES_MOST = 8

/** The parts of a browser's window that are used here. The contract is compiled without the DOM's types. */
type Page = {
  location: { pathname: string }
  navigator: { sendBeacon?: (to: string, body: string) => boolean }
  addEventListener(type: 'error', listener: (event: { error: unknown }) => void): void
  addEventListener(type: 'unhandledrejection', listener: (event: { reason: unknown }) => void): void
}

/** `shop` or `desk`, and the address that takes its reports. */
type Front = { front: 'shop' | 'desk'; to: string }

/** The places in the build that an error came from: file, line, column. Nothing else of a stack is taken. */
export const framesOf = (stack = ''): string[] =>
  [...stack.matchAll(/(\/(?:console\/)?assets\/[\w.-]+):(\d+):(\d+)/g)]
    .slice(0, FRAMES_MOST)
    .map(([, file, line, column]) => `${file}:${line}:${column}`)

/**
 * Reports errors that nothing has caught to the server, which counts and logs them. A report holds the error's kind, the
 * places in the code and the first part of the page's path. It never holds a message, a query or an id: they may be
 * personal. React's error numbers are the one exception.
 */
export function reportErrors({ front, to }: Front): void {
  const page = globalThis as unknown as Page // it runs in browsers only
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
