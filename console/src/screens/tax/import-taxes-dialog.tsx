import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import type { ReplyTo } from '@sampan/front/calls'
import { useRead } from '@sampan/front/use-read'
import { useState } from 'react'
import { TextFileField } from '../../features/text-file/text-file-field.tsx'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { ReasonField } from '../../forms/reason-field.tsx'
import { useFormWithCode } from '../../forms/use-form-with-code.ts'
import { useOperator } from '../../session/use-session.ts'
import { showOutcome } from './tax-outcome.ts'
import css from './taxes.module.css'

/** Rows of a preview that are shown. */
const ROWS_SHOWN = 100

/** Imports rules from a CSV file, after a preview of new and changed rules. */
export function ImportTaxesDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui()
  const needsReason = useOperator()?.is_alone === false
  const [csv, setCsv] = useState('')
  const { data: preview, error } = useRead('POST /api/admin/tax/preview', { csv }, { enabled: csv !== '' })
  const changes = preview ? preview.added + preview.changed : 0
  const form = useFormWithCode({
    call: 'POST /api/admin/tax/import',
    start: { reason: '' },
    rules: ({ reason }) => ({
      ...(changes === 0 && { reason: t`Choose a file with changes first` }),
      ...(needsReason && reason.trim() === '' && { reason: t`Enter a reason` }),
    }),
    inputOf: ({ reason }) => ({ csv, ...(reason.trim() && { reason: reason.trim() }) }),
    after: (reply) => showOutcome(reply, i18n),
    leave: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t`Import rules`}
      size="xl"
      send={
        needsReason ? (
          <Trans>Request approval</Trans>
        ) : (
          <Plural value={changes} one="Save # rule" other="Save # rules" />
        )
      }
      onClose={onClose}
    >
      <TextFileField
        description={<Trans>A CSV file with the columns of an export. Other rules stay.</Trans>}
        onRead={(file) => setCsv(file?.text ?? '')}
      />
      {error && <Text c="red">{error.message}</Text>}
      {preview && <PreviewView preview={preview} />}
      <ReasonField {...form.field('reason')} />
    </FormDialog>
  )
}

function PreviewView({ preview }: { preview: ReplyTo<'POST /api/admin/tax/preview'> }) {
  const { added, changed, unchanged, faults, differences } = preview
  const faulty = faults.length
  return (
    <section aria-live="polite">
      <Text>
        <Trans>
          New: {added}. Changed: {changed}. Already there: {unchanged}. With errors: {faulty}.
        </Trans>
      </Text>
      <ul className={css.list}>
        {faults.slice(0, ROWS_SHOWN).map(({ line, rule_id, column }) => (
          <li key={line}>
            <strong>
              <Trans>Line {line}</Trans>
            </strong>{' '}
            <code>{rule_id}</code>: <Trans>check the column {column}</Trans>
          </li>
        ))}
        {differences.slice(0, ROWS_SHOWN).map(({ rule_id, before, after }) => (
          <li key={rule_id} translate="no">
            <strong>{rule_id}</strong>
            {before !== null && <del>{before}</del>}
            <ins>{after}</ins>
          </li>
        ))}
      </ul>
    </section>
  )
}
