/** Common file encodings of banks other than UTF-8, by the operator's language. */
const OTHER_ENCODINGS: Readonly<Record<string, string>> = {
  'zh-CN': 'gb18030',
  ri: 'shift_jis',
  han: 'euc-kr',
  tai: 'windows-874',
}

/** The text of a file: UTF-8 if valid, otherwise the common encoding of banks for the language. */
export async function readText(file: File, locale: string): Promise<string> {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder(OTHER_ENCODINGS[locale] ?? 'windows-1252').decode(bytes)
  }
}
