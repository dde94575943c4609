/** What banks write their files in where it is not UTF-8, by the language of who imports them. */
const OTHER_ENCODINGS: Readonly<Record<string, string>> = {
  'zh-CN': 'gb18030',
  ri: 'shift_jis',
  han: 'euc-kr',
  tai: 'windows-874',
}

/** The text of a file: UTF-8 if it is that, otherwise as banks of the language write it. */
export async function readText(file: File, locale: string): Promise<string> {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder(OTHER_ENCODINGS[locale] ?? 'windows-1252').decode(bytes)
  }
}
