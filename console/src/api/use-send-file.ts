import type { ReplyTo, WriteInput } from '@sampan/front/calls'
import { useSend } from './use-send.ts'

/** Endpoints that take a multipart form. */
type FormCall =
  | 'POST /api/admin/picture/upload'
  | 'POST /api/admin/import/upload'
  | 'POST /api/admin/move_in/upload'
  | 'POST /api/admin/sheet/text'

/** Uploads a file; otherwise like `useSend`. */
export function useSendFile<K extends FormCall>(name: K) {
  const { send, isSending } = useSend(name)
  const sendFile = (file: File, fields: Readonly<Record<string, string>> = {}): Promise<ReplyTo<K>> => {
    const form = new FormData()
    for (const [field, value] of Object.entries(fields)) form.append(field, value)
    form.append('file', file)
    return send(form as unknown as WriteInput<K>) // the contract defines no body for multipart forms
  }
  return { sendFile, isSending }
}
