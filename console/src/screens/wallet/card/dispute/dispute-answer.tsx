import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, Group } from '@mantine/core'
import type { DisputeDetail } from '@sampan/contract'
import { moneyText } from '@sampan/contract/money-text'
import { VISIBLE_PATTERN } from '@sampan/contract/rules'
import { parseMoney } from '@sampan/contract/typed-number'
import { saveFile } from '@sampan/front/save-file'
import { useState } from 'react'
import { useEvidencePdf } from '../../../../api/use-evidence-pdf.ts'
import { FormDialog } from '../../../../forms/form-dialog.tsx'
import { amountFault } from '../../../../forms/input-values.ts'
import { ReasonDialog } from '../../../../forms/reason-dialog.tsx'
import { REASON_LIMIT } from '../../../../forms/reason-field.tsx'
import { useFormWithCode } from '../../../../forms/use-form-with-code.ts'
import { useTask } from '../../../../forms/use-task.ts'
import { Textarea, TextInput } from '../../../../ui/form/text-input.tsx'
import { toast } from '../../../../ui/layer/toast.ts'
import { Part } from '../../../../ui/layout/facts.tsx'
import css from './dispute-answer.module.css'
import { SubmitDialog } from './submit-dialog.tsx'

type OfDispute = { dispute: DisputeDetail }

/** The evidence, and the ways to answer a dispute or to end its costs. */
export function DisputeAnswer({ dispute }: OfDispute) {
  const [opened, setOpened] = useState<'submit' | 'accept' | 'bear'>()
  const { status, answer, refusal, proposal, evidence, evidence_at, dispute_ref, payment_id, loss_cents } = dispute
  const canAnswer = status === 'open' && (answer === 'none' || answer === 'refused')
  const canBear = status === 'lost' && loss_cents === 0 && dispute.withheld_cents > 0 && payment_id !== null
  const close = () => setOpened(undefined)
  return (
    <Part title={<Trans context="dispute">Evidence</Trans>}>
      {refusal && (
        <Alert variant="light" color="red" mb="sm">
          <Trans>The provider declined the answer: {refusal}</Trans>
        </Alert>
      )}
      <p className={css.note}>
        {evidence_at ? (
          <Trans>This text was submitted.</Trans>
        ) : (
          <Trans>The shop has collected this text for the bank, in English. You can add a statement.</Trans>
        )}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the text scrolls, also by the keyboard. */}
      <pre className={css.evidence} lang="en" tabIndex={0}>
        {evidence}
      </pre>
      <Group gap="xs">
        <Button
          variant="default"
          onClick={() => saveFile(`${dispute_ref}.txt`, new Blob([evidence], { type: 'text/plain' }))}
        >
          <Trans>Download</Trans>
        </Button>
        {dispute.has_pdf && <PdfButton dispute={dispute} />}
        {canAnswer && (
          <>
            <Button onClick={() => setOpened('submit')}>
              <Trans>Submit evidence</Trans>
            </Button>
            {!proposal && (
              <Button variant="default" onClick={() => setOpened('accept')}>
                <Trans>Accept the loss</Trans>
              </Button>
            )}
          </>
        )}
        {canBear && !proposal && (
          <Button variant="default" onClick={() => setOpened('bear')}>
            <Trans>Let the shop bear it</Trans>
          </Button>
        )}
      </Group>
      {opened === 'submit' && <SubmitDialog dispute={dispute} onClose={close} />}
      {opened === 'accept' && <AcceptDialog dispute={dispute} onClose={close} />}
      {opened === 'bear' && <BearDialog dispute={dispute} onClose={close} />}
    </Part>
  )
}

function PdfButton({ dispute: { dispute_id, dispute_ref } }: OfDispute) {
  const readPdf = useEvidencePdf()
  const { isBusy, run } = useTask()
  const save = () => run(async () => saveFile(`${dispute_ref}.pdf`, await readPdf(dispute_id)))
  return (
    <Button variant="default" loading={isBusy} onClick={() => void save()}>
      <Trans>Download the PDF</Trans>
    </Button>
  )
}

type DialogProps = OfDispute & { onClose: () => void }

function AcceptDialog({ dispute: { dispute_id }, onClose }: DialogProps) {
  const { t } = useLingui()
  return (
    <ReasonDialog
      call="POST /api/admin/dispute/accept"
      inputOf={(reason) => ({ dispute_id, reason })}
      title={t`Accept the loss`}
      note={
        <Trans>
          Once a second operator approves, the provider closes the dispute, and the cardholder keeps the money. The
          money taken from the shopper isn’t returned.
        </Trans>
      }
      confirm={<Trans>Request approval</Trans>}
      after={() => toast.success(t`Sent to a second approver`)}
      onClose={onClose}
    />
  )
}

function BearDialog({ dispute: { dispute_id, withheld_cents }, onClose }: DialogProps) {
  const { t } = useLingui()
  const most = moneyText(withheld_cents)
  const form = useFormWithCode({
    call: 'POST /api/admin/dispute/bear',
    start: { loss_cents: most.replace(/[^\d.]/g, ''), reason: '' },
    rules: ({ loss_cents, reason }, i18n) => {
      const cents = parseMoney(loss_cents)
      return {
        ...((cents === null || cents <= 0 || cents > withheld_cents) && {
          loss_cents: amountFault(loss_cents, i18n) ?? translate(i18n)`Maximum ${most}`,
        }),
        ...(!VISIBLE_PATTERN.test(reason) && { reason: translate(i18n)`Enter a reason` }),
      }
    },
    inputOf: ({ loss_cents, reason }) => ({
      dispute_id,
      loss_cents: parseMoney(loss_cents) ?? 0,
      reason: reason.trim(),
    }),
    after: () => toast.success(t`Sent to a second approver`),
    leave: onClose,
  })
  const title = t`Let the shop bear it`
  return (
    <FormDialog form={form} title={title} send={<Trans>Request approval</Trans>} isDangerous onClose={onClose}>
      <Trans>
        The amount is booked as a loss of the shop. The shopper gets it back on the balance, after a debt is paid off.
        Needs a second approver.
      </Trans>
      <TextInput
        label={t`Amount in dollars`}
        description={t`Maximum ${most}`}
        inputMode="decimal"
        data-autofocus
        {...form.field('loss_cents')}
      />
      <Textarea label={t`Reason`} autosize minRows={2} maxRows={8} maxLength={REASON_LIMIT} {...form.field('reason')} />
    </FormDialog>
  )
}
