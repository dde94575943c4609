import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { lookAgainSoon } from '../../api/live/live-state.ts'
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
const PATIENCE = 1.25

/** The chat: stored messages, queued messages, and polling while the screen is visible. */
export function useChat() {
  const { lookAgain, ...pages } = useChatPages()
  const { messages: waiting, isCutOff } = useOutbox()
  const { messages } = pages
  const lines = useMemo(
    () => messages && linesOf(bubblesOf(messages, waiting, isCutOff)),
    [messages, waiting, isCutOff],
  )
  const sent = waiting.filter(({ state }) => state === 'sent').length
  useLookingAgain(lookAgain, sent)
  useEffect(() => {
    const known = messages?.flatMap(({ client_id }) => client_id ?? [])
    if (known && known.length > 0) unsent.remove(known)
  }, [messages])
  return { ...pages, lines, isCutOff }
}

/**
 * Polls every few seconds while the page is visible. Polls slower while nothing new arrives, and immediately when the
 * page becomes visible again.
 */
function useLookingAgain(lookAgain: () => Promise<boolean>, sent: number): void {
  const pause_ms = useRef(OFTEN_MS)
  const look = useEffectEvent(async () => {
    const isNew = await lookAgain().catch(() => false)
    pause_ms.current = isNew ? OFTEN_MS : Math.min(SELDOM_MS, pause_ms.current * PATIENCE)
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let round = 0
    async function goOn() {
      const own = ++round
      clearTimeout(timer)
      if (document.visibilityState === 'visible') await look()
      // Continues only if no newer round of polling has started during the wait.
      if (own === round) timer = setTimeout(goOn, lookAgainSoon() === false ? LIVE_MS : pause_ms.current)
    }
    function hurry() {
      pause_ms.current = OFTEN_MS
      void goOn()
    }
    void goOn()
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
    if (sent === 0) return
    pause_ms.current = OFTEN_MS
    void look()
  }, [sent])
}

/** Marks the shop's messages up to `last_id` as read. */
export function useReadMark(last_id: string | undefined): void {
  const { send } = useSend('POST /api/service/messages/read', { quiet: true, repeatable: true })
  const told = useRef<string>(undefined)
  const tell = useEffectEvent(async (up_to: string) => {
    told.current = up_to
    // A failure is ignored: the next message or the next visit retries.
    await send({ up_to }).catch(() => {
      told.current = undefined
    })
  })
  useEffect(() => {
    if (last_id === undefined) return
    const tellSeen = () => {
      if (document.visibilityState === 'visible' && told.current !== last_id) void tell(last_id)
    }
    tellSeen()
    document.addEventListener('visibilitychange', tellSeen)
    return () => document.removeEventListener('visibilitychange', tellSeen)
  }, [last_id])
}
