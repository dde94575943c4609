import { isLost } from '@sampan/contract/call-error'

/**
 * The last send without a reply. `contents` is only a fingerprint of the input, because the input may contain a payment
 * code.
 */
export type Unanswered = { key: string; contents: string }

/** Reuses the last key if the last send had the same input and got no reply; otherwise creates a key. */
export async function sendWithKey<Reply>(
  unanswered: { current: Unanswered | undefined },
  contents: string,
  send: (key: string, isRepeat: boolean) => Promise<Reply>,
): Promise<Reply> {
  const isRepeat = unanswered.current?.contents === contents
  const { key } = (isRepeat && unanswered.current) || { key: crypto.randomUUID() }
  unanswered.current = { key, contents }
  // Another send may have stored its own key, which must not be forgotten.
  const forget = () => {
    if (unanswered.current?.key === key) unanswered.current = undefined
  }
  try {
    const reply = await send(key, isRepeat)
    forget()
    return reply
  } catch (error) {
    if (!isLost(error)) forget()
    throw error
  }
}
