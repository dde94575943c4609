import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { FileInput } from '@mantine/core'
import type { DisputeDetail } from '@sampan/contract'
import { EVIDENCE_NOTE_LIMIT, EVIDENCE_PDF_BYTES, VISIBLE_PATTERN } from '@sampan/contract/rules'
import { useRef, useState } from 'react'
import { FormDialog } from '../../../../forms/form-dialog.tsx'
import { useForm } from '../../../../forms/use-form.ts'
import { Textarea } from '../../../../ui/form/text-input.tsx'
import { toast } from '../../../../ui/layer/toast.ts'

type Props = { dispute: DisputeDetail; onClose: () => void }

type PdfState = 'none' | 'reading' | 'refused' | 'read'

/** Adds a statement and a PDF to the collected evidence, and submits it. */
export function SubmitDialog({ dispute: { dispute_id, payment_id }, onClose }: Props) {
  const { t } = useLingui()
  const [pdfState, setPdfState] = useState<PdfState>('none')
  const form = useForm({
    call: 'POST /api/admin/dispute/submit',
    start: { note: '', pdf: '' },
    rules: ({ note }, i18n) => ({
      ...(payment_id === null && !VISIBLE_PATTERN.test(note) && { note: translate(i18n)`Enter a statement` }),
      ...(pdfState === 'refused' && { pdf: translate(i18n)`Choose a PDF of at most 4 MB` }),
    }),
    inputOf: ({ note, pdf }) => ({
      dispute_id,
      ...(VISIBLE_PATTERN.test(note) && { note: note.trim() }),
      ...(pdf && { pdf }),
    }),
    after: () => toast.success(t`The evidence is on its way to the provider`),
    leave: onClose,
  })
  // The provider takes evidence once, so nothing is submitted without the file that was chosen.
  const waitingForm = { ...form, isBusy: form.isBusy || pdfState === 'reading' }
  return (
    <FormDialog form={waitingForm} title={t`Submit evidence`} send={<Trans>Submit</Trans>} onClose={onClose}>
      <Trans>
        The provider accepts evidence only once. Your statement appears above the text that the shop has collected.
        Write in English, because the bank reads it.
      </Trans>
      <Textarea
        label={t`Statement for the bank`}
        data-autofocus
        autosize
        minRows={4}
        maxRows={14}
        maxLength={EVIDENCE_NOTE_LIMIT}
        {...form.field('note')}
      />
      <PdfField
        error={form.field('pdf').error}
        isRefused={pdfState === 'refused'}
        onRead={(state, pdf = '') => {
          setPdfState(state)
          form.set({ pdf })
        }}
      />
    </FormDialog>
  )
}

type PdfFieldProps = {
  error: string | undefined
  isRefused: boolean
  onRead: (state: PdfState, base64?: string) => void
}

function PdfField({ error, isRefused, onRead }: PdfFieldProps) {
  const { t } = useLingui()
  const choices = useRef(0)
  async function choose(file: File | null) {
    const choice = ++choices.current
    if (!file) return onRead('none')
    onRead('reading')
    const base64 = await pdfOf(file).catch(() => undefined)
    // A file that was chosen later is the one to send.
    if (choice !== choices.current) return
    if (base64 === undefined) onRead('refused')
    else onRead('read', base64)
  }
  return (
    <FileInput
      label={t`PDF for the bank (optional)`}
      placeholder={t`Choose a file`}
      description={t`For example a signed delivery note, at most 4 MB`}
      accept="application/pdf"
      clearable
      error={isRefused ? t`Choose a PDF of at most 4 MB` : error}
      onChange={(file) => void choose(file)}
    />
  )
}

/** @returns undefined if the file is no PDF, or too large. */
async function pdfOf(file: File): Promise<string | undefined> {
  const isPdf = file.size <= EVIDENCE_PDF_BYTES && (await file.slice(0, 5).text()) === '%PDF-'
  return isPdf ? await base64Of(file) : undefined
}

const base64Of = (file: File) =>
  new Promise<string>((resolve, fail) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '')
    reader.onerror = () => fail(reader.error)
    reader.readAsDataURL(file)
  })
