import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useCall } from '../../api/call.ts'
import { isRefusal } from '../../api/call-error.ts'
import { device } from '../../session/device.ts'
import { useKeptText } from '../../session/use-kept-text.ts'

const PAUSE_MS = 60_000

/** Mails a code of eight digits, and counts the seconds until another may be asked for. */
export function useMailedCode(account: string, purpose: 'payment_code' | 'login', onSent: () => void) {
  const call = useCall()
  const [until_ms, setUntil] = useState(0)
  const [now_ms, setNow] = useState(0)
  // Phones throw pages away while their owner reads the mail: the code must still count afterwards.
  const [request_token, keepToken] = useKeptText(`mailed-code.${purpose}`)
  const wait = (end_ms: number) => {
    setNow(Date.now())
    setUntil(end_ms)
  }
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => call('POST /api/user/send_code', { body: { account, purpose, ...device.get() } }),
    onSuccess: (sent) => {
      keepToken(sent.request_token)
      onSent()
      wait(Date.now() + PAUSE_MS)
    },
    onError: (error) => {
      if (isRefusal(error, 'too_many_tries') && error.details.retry_at) wait(Date.parse(error.details.retry_at))
    },
  })
  const isWaiting = until_ms > now_ms
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isWaiting])
  return {
    send: () => mutate(),
    /** Goes along with the code; empty until one was sent. */
    request_token,
    isSending: isPending,
    isSent: isSuccess,
    seconds: Math.ceil((until_ms - now_ms) / 1000),
  }
}

export type MailedCodeRequest = ReturnType<typeof useMailedCode>
