import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { lookAgainSoon } from '../../api/live/live-state.ts'
import { unsent } from '../../api/outbox/unsent.ts'
import { useOutbox } from '../../api/outbox/use-outbox.ts'
import { useChatPages } from '../../api/use-chat-pages.ts'
import { useSend } from '../../api/use-send.ts'
import { bubblesOf, linesOf } from './chat-lines.ts'

const OFTEN_MS = 5_000
const SELDOM_MS = 30_000
/** While live events tell of answers. */
const LIVE_MS = 60_000
/** Each look that finds nothing makes the next pause so much longer. */
const PATIENCE = 1.25

/** The chat: what the shop has, what waits to be sent, and looking for what is new while the screen is seen. */
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

/** Looks every few seconds while the page is seen, more and more seldom while nothing comes, and at once when one returns. */
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
      // Another round may have begun meanwhile.
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

/** Tells the shop that its messages up to this one were seen. */
export function useReadMark(last_id: string | undefined): void {
  const { send } = useSend('POST /api/service/messages/read', { quiet: true, repeatable: true })
  const told = useRef<string>(undefined)
  const tell = useEffectEvent(async (up_to: string) => {
    told.current = up_to
    // The next message, or the next visit, tells it again.
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
