import { useLingui } from '@lingui/react'
import type { File as StoredPicture } from '@sampan/contract'
import { CallError, isRefusal } from '@sampan/contract/call-error'
import type { UploadPurpose } from '@sampan/contract/rules'
import { errorMessages } from '../api/error-messages.ts'
import { sendPicture } from '../api/picture/send-picture.ts'
import { useReadNow } from '../api/use-read-now.ts'
import { requestLanguage } from '../session/language.ts'
import { session } from '../session/session.ts'
import { toast } from '../ui/layer/toast.ts'
import { RejectedPicture } from '../ui/picture-upload/use-uploads.ts'

/** Uploads for a picture field. A failure is shown as a toast; the field offers a retry where it can help. */
export function useUpload(purpose: UploadPurpose) {
  const { i18n } = useLingui()
  const readUser = useReadNow('GET /api/user/getUserInfo', { refetch: true })
  return async (file: File, onProgress: (part: number) => void): Promise<StoredPicture> => {
    try {
      const context = { token: session.get().token, language: requestLanguage(), messages: errorMessages(i18n) }
      return await sendPicture({ file, purpose, onProgress }, context)
    } catch (error) {
      // An upload does not open the login for an expired token. Any other call detects the expired token and opens the
      // login.
      if (error instanceof CallError && error.status === 401) await readUser().catch(() => {})
      else toast.fail((error as Error).message) // the message of a call's error is a sentence for the shopper
      throw isInvalidPicture(error) ? new RejectedPicture() : error
    }
  }
}

const isInvalidPicture = (error: unknown) =>
  isRefusal(error, 'file_not_a_picture') || isRefusal(error, 'file_too_large')
