import { useCall } from '@sampan/front/call'
import type { ReplyTo } from '@sampan/front/calls'

/**
 * Uploads a picture for a message to a shopper, or for a refusal, which the shopper may see. Throws a CallError, like
 * `useSend`.
 */
export function useSendPicture(purpose: 'chat' | 'refusal') {
  const call = useCall()
  return (user_id: string, file: File): Promise<ReplyTo<'POST /api/admin/service/upload'>> => {
    const form = new FormData()
    form.append('purpose', purpose)
    form.append('file', file)
    return call('POST /api/admin/service/upload', { query: { user_id }, body: form } as never) // a form is not JSON
  }
}
