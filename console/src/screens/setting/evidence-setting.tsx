import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import type { ReplyTo } from '@sampan/front/calls'
import { useState } from 'react'
import { evidenceText } from '../../features/setting/setting-change.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useIsOwner } from '../../session/use-session.ts'
import { showOutcome } from './outcome-toast.ts'
import { SettingRow, SettingRows } from './setting-rows.tsx'

type Evidence = ReplyTo<'GET /api/admin/setting/list'>['evidence']

/** Whether shoppers add a picture of the receipt to a bank transfer. Bank statements make it unnecessary. */
export function EvidenceSetting({ evidence }: { evidence: Evidence }) {
  const { t, i18n } = useLingui()
  // The dialog keeps the version that it was opened with, so that it cannot overwrite a later change of another owner.
  const [edited, setEdited] = useState<Evidence>()
  const isOwner = useIsOwner()
  return (
    <>
      <SettingRows>
        <SettingRow
          name={t`Receipt for bank transfers`}
          value={evidenceText(evidence.needs_evidence, i18n)}
          note={
            evidence.has_statements ? (
              <Trans>It can be optional, because your bank statements show which transfers arrived.</Trans>
            ) : (
              <Trans>It can be optional once you’ve imported a bank statement.</Trans>
            )
          }
          changed_by={evidence.changed_by}
          changed_at={evidence.changed_at}
          onChange={isOwner && evidence.has_statements ? () => setEdited(evidence) : undefined}
        />
      </SettingRows>
      {edited && <EvidenceDialog evidence={edited} onClose={() => setEdited(undefined)} />}
    </>
  )
}

function EvidenceDialog({ evidence, onClose }: { evidence: Evidence; onClose: () => void }) {
  const { t, i18n } = useLingui()
  const form = useForm({
    call: 'POST /api/admin/setting/evidence',
    start: { needs_evidence: String(evidence.needs_evidence) },
    rules: () => ({}),
    inputOf: ({ needs_evidence }) => ({ needs_evidence: needs_evidence === 'true', revision: evidence.revision }),
    after: (reply) => showOutcome(reply, i18n),
    leave: onClose,
  })
  return (
    <FormDialog form={form} title={t`Receipt for bank transfers`} send={<Trans>Save</Trans>} onClose={onClose}>
      <NativeSelect
        label={t`Picture or PDF of the receipt`}
        data={[true, false].map((isNeeded) => ({ value: String(isNeeded), label: evidenceText(isNeeded, i18n) }))}
        data-autofocus
        {...form.field('needs_evidence')}
      />
    </FormDialog>
  )
}
