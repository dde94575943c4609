import { onTestFinished, vi } from 'vitest'

/** Replies to every picture upload. Uploads use XMLHttpRequest, so the fake `fetch` does not receive them. */
export function takePictures(reply: { status: number; body: object }) {
  const uploads: { headers: Record<string, string>; form: FormData }[] = []
  class FakeUpload {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
    onload = () => {}
    status = reply.status
    responseText = JSON.stringify(reply.body)
    headers: Record<string, string> = {}
    open() {}
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value
    }
    send(form: FormData) {
      uploads.push({ headers: this.headers, form })
      this.upload.onprogress?.({ loaded: 1, total: 2 })
      setTimeout(() => this.onload())
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeUpload)
  onTestFinished(() => void vi.unstubAllGlobals())
  return uploads
}
