import type { ReplyTo, SentWith } from './reads.ts'
import { useSend } from './use-send.ts'

/** Calls that take a multipart form. */
type FormCall = 'POST /api/admin/picture/upload' | 'POST /api/admin/import/upload'

/** Sends a file, as `useSend` sends a body. */
export function useSendFile<K extends FormCall>(name: K) {
  const { send, isSending } = useSend(name)
  const sendFile = (file: File, fields: Readonly<Record<string, string>> = {}): Promise<ReplyTo<K>> => {
    const form = new FormData()
    for (const [field, value] of Object.entries(fields)) form.append(field, value)
    form.append('file', file)
    return send(form as unknown as SentWith<K>) // such a call has no body in the contract
  }
  return { sendFile, isSending }
}
