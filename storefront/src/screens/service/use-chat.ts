import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { pollInterval } from '../../api/live/live-state.ts'
import { unsent } from '../../api/outbox/unsent.ts'
import { useOutbox } from '../../api/outbox/use-outbox.ts'
import { useChatPages } from '../../api/use-chat-pages.ts'
import { useSend } from '../../api/use-send.ts'
import { bubblesOf, linesOf } from './chat-lines.ts'

const OFTEN_MS = 5_000
const SELDOM_MS = 30_000
/** Polling interval while live events report new messages. */
const LIVE_MS = 60_000
/** The pause before the next poll is multiplied by this factor after each poll without a new message. */
const SLOWDOWN = 1.25

/** The chat: stored messages, queued messages, and polling while the screen is visible. */
export function useChat() {
  const { poll, ...pages } = useChatPages()
  const { messages: waiting, isCutOff } = useOutbox()
  const { messages } = pages
  const lines = useMemo(
    () => messages && linesOf(bubblesOf(messages, waiting, isCutOff)),
    [messages, waiting, isCutOff],
  )
  const sent_count = waiting.filter(({ state }) => state === 'sent').length
  usePolling(poll, sent_count)
  useEffect(() => {
    const storedIds = messages?.flatMap(({ client_id }) => client_id ?? [])
    if (storedIds && storedIds.length > 0) unsent.remove(storedIds)
  }, [messages])
  return { ...pages, lines, isCutOff }
}

/**
 * Polls every few seconds while the page is visible, or every minute while live events arrive. Polls slower while
 * nothing new arrives, and immediately when the page becomes visible again.
 */
function usePolling(poll: () => Promise<boolean>, sent_count: number): void {
  const pause_ms = useRef(OFTEN_MS)
  const pollOnce = useEffectEvent(async () => {
    const isNew = await poll().catch(() => false)
    pause_ms.current = isNew ? OFTEN_MS : Math.min(SELDOM_MS, pause_ms.current * SLOWDOWN)
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let round = 0
    async function pollAndWait() {
      const own = ++round
      clearTimeout(timer)
      if (document.visibilityState === 'visible') await pollOnce()
      // Continues only if no newer round of polling has started during the wait.
      if (own === round) timer = setTimeout(pollAndWait, pollInterval() === false ? LIVE_MS : pause_ms.current)
    }
    function hurry() {
      pause_ms.current = OFTEN_MS
      void pollAndWait()
    }
    void pollAndWait()
    document.addEventListener('visibilitychange', hurry)
    addEventListener('online', hurry)
    return () => {
      round = -1
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', hurry)
      removeEventListener('online', hurry)
    }
  }, [])
  useEffect(() => {
    if (sent_count === 0) return
    pause_ms.current = OFTEN_MS
    void pollOnce()
  }, [sent_count])
}

/** Marks the shop's messages up to `last_id` as read. */
export function useReadMark(last_id: string | undefined): void {
  const { send } = useSend('POST /api/service/messages/read', { quiet: true, repeatable: true })
  const markedId = useRef<string>(undefined)
  const mark = useEffectEvent(async (up_to: string) => {
    markedId.current = up_to
    // A failure is ignored: the next message or the next visit retries.
    await send({ up_to }).catch(() => {
      markedId.current = undefined
    })
  })
  useEffect(() => {
    if (last_id === undefined) return
    const markIfVisible = () => {
      if (document.visibilityState === 'visible' && markedId.current !== last_id) void mark(last_id)
    }
    markIfVisible()
    document.addEventListener('visibilitychange', markIfVisible)
    return () => document.removeEventListener('visibilitychange', markIfVisible)
  }, [last_id])
}
