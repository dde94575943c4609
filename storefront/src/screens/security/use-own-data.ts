import { useLingui } from '@lingui/react'
import { CallError, isSignedOut } from '@sampan/contract/call-error'
import { envelopeOf, errorOf } from '@sampan/contract/exchange'
import { useState } from 'react'
import { errorMessages } from '../../api/error-messages.ts'
import { fetchPrivate } from '../../api/fetch-private.ts'
import { toast } from '../../ui/layer/toast.ts'

/** The browser reads the object URL after the click, so the URL is revoked only after this time. */
const A_MINUTE_MS = 60_000

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
      saveAs('my-data.json', await fetchOwnData())
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

function saveAs(name: string, file: Blob): void {
  const address = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(address), A_MINUTE_MS)
}
