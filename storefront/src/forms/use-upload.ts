import { useLingui } from '@lingui/react'
import type { File as StoredPicture } from '@sampan/contract'
import { isRefusal, isSignedOut } from '@sampan/contract/call-error'
import type { UploadPurpose } from '@sampan/contract/rules'
import { errorMessages } from '../api/error-messages.ts'
import { sendPicture } from '../api/picture/send-picture.ts'
import { requestLanguage } from '../language/request-language.ts'
import { session } from '../session/session.ts'
import { toast } from '../ui/layer/toast.ts'
import { RejectedPicture } from '../ui/picture-upload/use-uploads.ts'

/** Uploads for a picture field. A failure is shown as a toast; the field offers a retry where it can help. */
export function useUpload(purpose: UploadPurpose) {
  const { i18n } = useLingui()
  return async (file: File, onProgress: (part: number) => void): Promise<StoredPicture> => {
    try {
      const context = { token: session.get().token, language: requestLanguage(), messages: errorMessages(i18n) }
      return await sendPicture({ file, purpose, onProgress }, context)
    } catch (error) {
      // After the end of the session, the login has opened with a message.
      if (!isSignedOut(error)) toast.fail((error as Error).message) // the message of a call's error is a sentence for the shopper
      throw isInvalidPicture(error) ? new RejectedPicture() : error
    }
  }
}

const isInvalidPicture = (error: unknown) =>
  isRefusal(error, 'file_not_a_picture') || isRefusal(error, 'file_too_large') || isRefusal(error, 'pdf_unreadable')
