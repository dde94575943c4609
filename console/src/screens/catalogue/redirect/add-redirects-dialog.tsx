import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack, Text } from '@mantine/core'
import type { ReplyTo } from '@sampan/front/calls'
import { useState } from 'react'
import { TextFileField } from '../../../features/text-file/text-file-field.tsx'
import { useAction } from '../../../forms/use-action.ts'
import { Textarea } from '../../../ui/form/text-input.tsx'
import { Dialog } from '../../../ui/layer/dialog.tsx'
import { toast } from '../../../ui/layer/toast.ts'
import { REDIRECT_FAULT_TEXT } from './redirect-fault-text.ts'
import css from './redirects.module.css'

/** An example line. Addresses are not translated. */
const EXAMPLE = '/products/blue-cup, /detail/blue-cup'

type Report = ReplyTo<'POST /api/admin/redirect/add_file'>
type Preview = { csv: string; report: Report }

/** Adds old addresses from a file or from pasted lines, after a dry run. */
export function AddRedirectsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { run, isBusy } = useAction('POST /api/admin/redirect/add_file')
  const [lines, setLines] = useState('')
  const [preview, setPreview] = useState<Preview>()
  async function dryRun(csv: string | undefined) {
    setPreview(undefined)
    if (!csv?.trim()) return
    const report = await run({ csv, dry_run: true })
    if (report) setPreview({ csv, report })
  }
  async function store() {
    if (!preview) return
    const report = await run({ csv: preview.csv, dry_run: false })
    if (!report) return
    const stored = report.added + report.changed
    toast.success(t`Old addresses saved: ${stored}`)
    onClose()
  }
  const changes = preview ? preview.report.added + preview.report.changed : 0
  return (
    <Dialog onClose={isBusy ? () => {} : onClose} title={t`Add old addresses`} size="xl">
      <Stack gap="sm">
        <TextFileField
          description={
            <Trans>
              Two columns: the old address, and the new address or the article number. A product export of Shopify or
              WooCommerce works too.
            </Trans>
          }
          disabled={isBusy}
          onRead={(file) => void dryRun(file?.text)}
        />
        <Textarea
          label={t`Or paste lines`}
          placeholder={EXAMPLE}
          autosize
          minRows={2}
          maxRows={8}
          value={lines}
          disabled={isBusy}
          onChange={(event) => {
            setLines(event.currentTarget.value)
            setPreview(undefined)
          }}
        />
        {preview && <ReportView report={preview.report} />}
        <Group gap="xs" justify="flex-end">
          <Button variant="default" disabled={isBusy} onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          {preview ? (
            <Button disabled={changes === 0} loading={isBusy} onClick={() => void store()}>
              <Plural value={changes} one="Save # address" other="Save # addresses" />
            </Button>
          ) : (
            <Button disabled={lines.trim() === ''} loading={isBusy} onClick={() => void dryRun(lines)}>
              <Trans>Check</Trans>
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  )
}

function ReportView({ report }: { report: Report }) {
  const { i18n } = useLingui()
  const { added, changed, unchanged, faulty, faults, examples } = report
  return (
    <section aria-live="polite">
      <Text>
        <Trans>
          New: {added}. Changed: {changed}. Already there: {unchanged}. Left out: {faulty}.
        </Trans>
      </Text>
      {faults.length > 0 && (
        <ul className={css.list}>
          {faults.map(({ line, fault, text }) => (
            <li key={`${line} ${text}`}>
              <strong>
                <Trans>Line {line}</Trans>
              </strong>{' '}
              <code>{text}</code>
              <div>{i18n._(REDIRECT_FAULT_TEXT[fault])}</div>
            </li>
          ))}
        </ul>
      )}
      {examples.length > 0 && (
        <ul className={css.list}>
          {examples.map(({ path, target }) => (
            <li key={path} translate="no">
              {path} → {target}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
