import { useLingui } from '@lingui/react/macro'
import { Input } from '@mantine/core'
import { LANGUAGES, type Language } from '@sampan/contract/rules'
import type { ReactNode } from 'react'
import { Sheet, SheetCell, type SheetTexts } from '../../ui/table/cell-sheet.tsx'
import type { Texts } from '../../ui/text/texts.ts'

export type TextsRow = {
  key: string
  /** Label for screen readers. */
  label: string
  /** Content before the text. */
  head: ReactNode
  texts: Texts
  actions?: ReactNode
  /** Maximum length, if it differs from that of the sheet. */
  limit?: number
}

type TextsSheetProps = {
  label: string
  /** Prefix of the field names. */
  name: string
  /** Heading of the column before the texts. */
  head: ReactNode
  rows: readonly TextsRow[]
  limit: number
  /** Called with the texts of the changed rows. */
  onChange: (texts: Readonly<Record<string, Texts>>) => void
  error?: ReactNode
  disabled?: boolean
  /** True if missing texts are not marked. */
  isOptional?: boolean
}

/** Many texts in the five languages side by side, edited and pasted as in a spreadsheet; missing texts are marked. */
export function TextsSheet(props: TextsSheetProps) {
  const { label, name, head, rows, limit, onChange, error, disabled, isOptional = false } = props
  const { t } = useLingui()
  const places = new Map<string, { row: TextsRow; tag: Language }>(
    rows.flatMap((row) => LANGUAGES.map(({ tag }) => [`${name}.${row.key}.${tag}`, { row, tag }] as const)),
  )
  function paste(cells: SheetTexts) {
    const changes: Record<string, Texts> = {}
    for (const [cell, text] of Object.entries(cells)) {
      const place = places.get(cell)
      if (!place) continue
      const { key, texts } = place.row
      changes[key] = { ...(changes[key] ?? texts), [place.tag]: text }
    }
    onChange(changes)
  }
  const hasActions = rows.some(({ actions }) => actions !== undefined)
  const heads = (
    <>
      <th scope="col">{head}</th>
      {LANGUAGES.map(({ tag, language_name }) => (
        <th key={tag} scope="col" lang={tag}>
          {language_name}
        </th>
      ))}
      {hasActions && <td />}
    </>
  )
  return (
    <>
      <Sheet label={label} head={heads} onPaste={paste}>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.head}</th>
              {LANGUAGES.map(({ tag, language_name }) => {
                const text = row.texts[tag] ?? ''
                const isMissing = text.trim() === '' && !isOptional
                return (
                  <SheetCell
                    key={tag}
                    look="words"
                    column={tag}
                    name={`${name}.${row.key}.${tag}`}
                    label={`${row.label}, ${language_name}`}
                    lang={tag}
                    value={text}
                    maxLength={row.limit ?? limit}
                    isLocked={disabled === true}
                    isMissing={isMissing}
                    {...(isMissing && { placeholder: t`Missing` })}
                    onType={(text) => onChange({ [row.key]: { ...row.texts, [tag]: text } })}
                  />
                )
              })}
              {hasActions && <td>{row.actions}</td>}
            </tr>
          ))}
        </tbody>
      </Sheet>
      {error && <Input.Error role="alert">{error}</Input.Error>}
    </>
  )
}
