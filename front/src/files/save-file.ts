/** The browser reads the object URL after the click, so the URL is revoked only after this time. */
const A_MINUTE_MS = 60_000

/** Saves a file through the browser. */
export function saveFile(name: string, content: Blob): void {
  const href = URL.createObjectURL(content)
  Object.assign(document.createElement('a'), { href, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(href), A_MINUTE_MS)
}
