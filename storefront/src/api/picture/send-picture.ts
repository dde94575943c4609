import type { File as StoredPicture } from '@sampan/contract'
import { CallError } from '@sampan/contract/call-error'
import type { UploadPurpose } from '@sampan/contract/rules'
import { envelopeOf, errorOf, type RawReply } from '@sampan/front/exchange'
import { reportExpiredToken } from '../../session/expired-token.ts'
import type { ErrorMessages } from '../error-messages.ts'
import { smallerPicture } from './smaller-picture.ts'

/** The timeout is longer than for other calls, because phones upload slowly. */
const UPLOAD_TIMEOUT_MS = 120_000

type SendContext = { token: string | undefined; language: string; messages: ErrorMessages }
type Sending = { file: File; purpose: UploadPurpose; onProgress: (part: number) => void }

/**
 * Uploads a picture and reports the progress, which is not possible with `fetch`.
 * @throws CallError
 */
export async function sendPicture(sending: Sending, context: SendContext): Promise<StoredPicture> {
  const reply = await post({ ...sending, file: await smallerPicture(sending.file) }, context)
  const envelope = envelopeOf(reply, context.messages)
  if (envelope.code === 1) return envelope.data as StoredPicture // the server serialises with this schema
  if (envelope.code === 401 && context.token) reportExpiredToken(context.token, envelope.msg)
  throw errorOf(reply.status, envelope)
}

function post({ file, purpose, onProgress }: Sending, { token, language, messages }: SendContext): Promise<RawReply> {
  const form = new FormData()
  form.append('purpose', purpose)
  form.append('file', file, file.name)
  const request = new XMLHttpRequest()
  return new Promise((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => resolve({ status: request.status, text: request.responseText })
    request.onerror = () => reject(new CallError('unreachable', messages.connection()))
    request.ontimeout = () => reject(new CallError('unreachable', messages.timeout()))
    request.open('POST', '/api/upload')
    request.timeout = UPLOAD_TIMEOUT_MS
    request.setRequestHeader('accept-language', language)
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.send(form)
  })
}
