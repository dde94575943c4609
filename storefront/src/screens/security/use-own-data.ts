import { useLingui } from '@lingui/react'
import { CallError, isSignedOut } from '@sampan/contract/call-error'
import { envelopeOf, errorOf } from '@sampan/front/exchange'
import { saveFile } from '@sampan/front/save-file'
import { useState } from 'react'
import { errorMessages } from '../../api/error-messages.ts'
import { fetchPrivate } from '../../api/fetch-private.ts'
import { toast } from '../../ui/layer/toast.ts'

/**
 * Saves the shopper's exported data as a file. Uses `fetch`, because the reply is not an envelope and may take longer
 * than the timeout of other calls.
 */
export function useOwnData() {
  const { i18n } = useLingui()
  const [isBusy, setBusy] = useState(false)
  async function save() {
    setBusy(true)
    try {
      saveFile('my-data.json', await fetchOwnData())
    } catch (error) {
      if (!isSignedOut(error)) toast.fail(error instanceof CallError ? error.message : errorMessages(i18n).connection())
    } finally {
      setBusy(false)
    }
  }
  async function fetchOwnData(): Promise<Blob> {
    const response = await fetchPrivate('/api/user/export')
    // Only the reply with the file has this header. A refusal is an envelope.
    if (response.headers.has('content-disposition')) return response.blob()
    const { status } = response
    throw errorOf(status, envelopeOf({ status, text: await response.text() }, errorMessages(i18n)))
  }
  return { save, isBusy }
}
