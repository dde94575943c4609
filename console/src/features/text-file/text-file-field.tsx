import type { I18n } from '@lingui/core'
import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, FileInput, Loader, NativeSelect } from '@mantine/core'
import { type ReactNode, useRef, useState } from 'react'
import { useSendFile } from '../../api/use-send-file.ts'
import { useTask } from '../../forms/use-task.ts'
import { ENCODINGS, type Encoding, encodingOf, hasUnreadable, textIn } from './encoding.ts'
import css from './text-file-field.module.css'

/** `text` is undefined while it has characters that cannot be read. */
export type TextFile = { file_name: string; text: string | undefined }

type TextFileFieldProps = {
  description: ReactNode
  label?: ReactNode
  /** The endings and types of files, as of an input. */
  accept?: string
  /** Maximum number of characters. A larger file is not read. */
  limit?: number
  disabled?: boolean
  /** Called for a chosen file, after each choice of an encoding, and with undefined when the file is removed. */
  onRead: (file: TextFile | undefined) => void
  /** Whether a file of this name has no text to read: it is passed to `onWhole` as it is. */
  isWhole?: (name: string) => boolean
  /** Called with a file that is no text, and with undefined for all other choices. */
  onWhole?: (file: File | undefined) => void
}

const SAMPLE_LINES = 6
const SAMPLE_LENGTH = 400

/** First lines of a text: those that show its encoding, if there are any. */
function sampleOf(text: string): string {
  const lines = text.slice(0, 50_000).split(/\r\n?|\n/)
  const telling = lines.filter((line) => /\P{ASCII}/u.test(line))
  return (telling.length > 0 ? telling : lines).slice(0, SAMPLE_LINES).join('\n').slice(0, SAMPLE_LENGTH)
}

function encodingText(encoding: Encoding, i18n: I18n): string {
  switch (encoding) {
    case 'utf-8':
      return 'UTF-8'
    case 'utf-16le':
      return 'UTF-16 LE'
    case 'utf-16be':
      return 'UTF-16 BE'
    case 'gb18030':
      return translate(i18n)`Chinese (GB 18030, GBK)`
    case 'shift_jis':
      return translate(i18n)`Japanese (Shift JIS)`
    case 'euc-kr':
      return translate(i18n)`Korean (EUC-KR)`
    case 'windows-1252':
      return translate(i18n)`Western European (Windows-1252)`
    case 'windows-874':
      return translate(i18n)`Thai (Windows-874)`
    case 'big5':
      return translate(i18n)`Traditional Chinese (Big5)`
    case 'euc-jp':
      return translate(i18n)`Japanese (EUC-JP)`
    case 'windows-1250':
      return translate(i18n)`Central European (Windows-1250)`
  }
}

/** First bytes of an XLSX, which is a ZIP archive. */
const ZIP = [0x50, 0x4b, 0x03, 0x04]
const isXlsx = (bytes: Uint8Array) => ZIP.every((byte, at) => bytes[at] === byte)

/**
 * Chooses a text file and its encoding, which is detected. A sample shows whether the text is right. The first sheet of an
 * XLSX is read as text by the server.
 */
export function TextFileField({ disabled = false, onRead, isWhole, onWhole, ...of }: TextFileFieldProps) {
  const { t } = useLingui()
  const [file, setFile] = useState<{ name: string; bytes: Uint8Array; encoding: Encoding; guess: Encoding }>()
  const [sheetText, setSheetText] = useState<string>()
  const [isTooLarge, setTooLarge] = useState(false)
  const { sendFile } = useSendFile('POST /api/admin/sheet/text')
  const { run, isBusy } = useTask()
  const chosen = useRef<File | null>(null)
  const limit = of.limit ?? Number.POSITIVE_INFINITY
  const text = file ? textIn(file.bytes, file.encoding) : sheetText
  function readBytes(name: string, bytes: Uint8Array, encoding: Encoding, guess: Encoding) {
    setFile({ name, bytes, encoding, guess })
    const text = textIn(bytes, encoding)
    setTooLarge(text.length > limit)
    if (text.length > limit) return onRead(undefined)
    onRead({ file_name: name, text: hasUnreadable(text) ? undefined : text })
  }
  async function readSheet(picked: File) {
    await run(async () => {
      const { text } = await sendFile(picked)
      // Another file may have been chosen in the meantime.
      if (chosen.current !== picked) return
      setSheetText(text)
      setTooLarge(text.length > limit)
      if (text.length > limit) return onRead(undefined)
      onRead({ file_name: picked.name, text: hasUnreadable(text) ? undefined : text })
    })
  }
  async function choose(picked: File | null) {
    chosen.current = picked
    setFile(undefined)
    setSheetText(undefined)
    // A character has at most four bytes. A huge file is not loaded into memory.
    const is_huge = picked !== null && picked.size > 4 * limit
    setTooLarge(is_huge)
    onWhole?.(undefined)
    if (!picked || is_huge) return onRead(undefined)
    if (isWhole?.(picked.name)) {
      onRead(undefined)
      return onWhole?.(picked)
    }
    const bytes = new Uint8Array(await picked.arrayBuffer())
    if (isXlsx(bytes)) {
      onRead(undefined)
      return readSheet(picked)
    }
    const guess = encodingOf(bytes)
    readBytes(picked.name, bytes, guess, guess)
  }
  return (
    <>
      <FileInput
        label={of.label ?? t`CSV or XLSX file`}
        placeholder={t`Choose a file`}
        description={of.description}
        accept={of.accept ?? '.csv,.txt,.tsv,.xlsx,text/csv,text/plain'}
        clearable
        disabled={disabled || isBusy}
        rightSection={isBusy ? <Loader size="xs" /> : undefined}
        onChange={(newFile) => void choose(newFile)}
      />
      {isTooLarge && (
        <Alert color="red" variant="light" role="alert">
          <Trans>This file is too large. Split it, or export a shorter period.</Trans>
        </Alert>
      )}
      {text !== undefined && !isTooLarge && (
        <>
          {file && (
            <EncodingSelect
              encoding={file.encoding}
              guess={file.guess}
              disabled={disabled}
              onChange={(encoding) => readBytes(file.name, file.bytes, encoding, file.guess)}
            />
          )}
          {hasUnreadable(text) && (
            <Alert color="red" variant="light" role="alert">
              <Trans>Some characters can’t be read. Choose another encoding, or save the file as UTF-8.</Trans>
            </Alert>
          )}
          <figure className={css.sample}>
            <figcaption>
              <Trans>Beginning of the text</Trans>
            </figcaption>
            <pre>{sampleOf(text)}</pre>
          </figure>
        </>
      )}
    </>
  )
}

type EncodingSelectProps = {
  encoding: Encoding
  guess: Encoding
  disabled: boolean
  onChange: (encoding: Encoding) => void
}

function EncodingSelect({ encoding, guess, disabled, onChange }: EncodingSelectProps) {
  const { t, i18n } = useLingui()
  return (
    <NativeSelect
      label={t`Encoding`}
      disabled={disabled}
      value={encoding}
      data={ENCODINGS.map((value) => ({
        value,
        label: value === guess ? t`${encodingText(value, i18n)}, detected` : encodingText(value, i18n),
      }))}
      onChange={({ currentTarget: { value } }) => {
        const chosenEncoding = ENCODINGS.find((one) => one === value)
        if (chosenEncoding) onChange(chosenEncoding)
      }}
    />
  )
}
