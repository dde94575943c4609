/** Events of the window with which a page is shown again, after it may have missed messages. */
const RETURNS = ['focus', 'pageshow'] as const

/**
 * Calls `look` when another tab reports a change on the channel, when a cookie changes, and when the page is shown
 * again. Messages have no content: each tab reads the cookies.
 */
export function watchTabs(channel_name: string, look: () => void) {
  const channel = new BroadcastChannel(channel_name)
  channel.onmessage = look
  // Not every browser reports changes of cookies.
  const cookies: EventTarget | undefined = Reflect.get(globalThis, 'cookieStore')
  cookies?.addEventListener('change', look)
  for (const name of RETURNS) addEventListener(name, look)
  document.addEventListener('visibilitychange', look)
  return {
    report: () => channel.postMessage(null),
    stop() {
      channel.close()
      cookies?.removeEventListener('change', look)
      for (const name of RETURNS) removeEventListener(name, look)
      document.removeEventListener('visibilitychange', look)
    },
  }
}
