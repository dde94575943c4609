import { isRefusal } from '@sampan/contract/call-error'
import { useEffect, useState } from 'react'
import { useSend } from '../../api/use-send.ts'
import { device } from '../../device/device.ts'
import { useStoredText } from '../../session/use-stored-text.ts'

const PAUSE_MS = 60_000

/** Requests a mailed code of eight digits, and counts down the seconds until another may be requested. */
export function useMailedCode(purpose: 'password' | 'payment_code' | 'login' | 'email' | 'verify') {
  const { send: mail, isSending } = useSend('POST /api/user/send_code')
  const [isSent, setSent] = useState(false)
  const [until_ms, setUntil] = useState(0)
  const [now_ms, setNow] = useState(0)
  // Phones may discard the page while the shopper reads the mail, so the token must survive a reload.
  const [request_token, storeToken] = useStoredText(`mailed-code.${purpose}`)
  const wait = (end_ms: number) => {
    setNow(Date.now())
    setUntil(end_ms)
  }
  /**
   * Requests a code.
   * @returns whether the code was mailed.
   */
  async function send(account: string): Promise<boolean> {
    setSent(false)
    try {
      const reply = await mail({ account, purpose, ...device.get() })
      storeToken(reply.request_token)
      setSent(true)
      wait(Date.now() + PAUSE_MS)
      return true
    } catch (error) {
      if (isRefusal(error, 'too_many_tries') && error.details.retry_at) wait(Date.parse(error.details.retry_at))
      return false
    }
  }
  const isWaiting = until_ms > now_ms
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isWaiting])
  return {
    send,
    /** The token that is sent with the code; empty until a code was requested. */
    request_token,
    isSending,
    isSent,
    seconds: Math.ceil((until_ms - now_ms) / 1000),
  }
}

export type MailedCodeRequest = ReturnType<typeof useMailedCode>
