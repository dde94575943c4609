/** Maximum number of error reports per page. */
const REPORTS_MOST = 5
const FRAMES_MOST = 8

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
  let reports_left = REPORTS_MOST
  const report = (error: unknown) => {
    if (!(error instanceof Error) || reports_left-- <= 0) return
    const react = /Minified React error #(\d+)/.exec(error.message)?.[1]
    const area = /^\/(?:console\/)?[a-z-]*/i.exec(location.pathname)?.[0] ?? '/'
    const name = react ? `React${react}` : error.constructor.name
    navigator.sendBeacon?.(to, JSON.stringify({ front, name, area, frames: framesOf(error.stack) }))
  }
  addEventListener('error', ({ error }) => report(error))
  addEventListener('unhandledrejection', ({ reason }) => report(reason))
}
