import type { I18n } from '@lingui/core'
import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, Code, Stack } from '@mantine/core'
import type { ReplyTo } from '@sampan/front/calls'
import { useState } from 'react'
import { useAction } from '../../forms/use-action.ts'
import css from './settings.module.css'

type Trial = ReplyTo<'POST /api/admin/setting/test_mail'>

/** A button that sends a test email to the owner, and shows what the mail server answers. */
export function TestMail() {
  const { i18n } = useLingui()
  const { run, isBusy } = useAction('POST /api/admin/setting/test_mail')
  const [trial, setTrial] = useState<Trial>()
  async function send() {
    setTrial(undefined)
    setTrial(await run(undefined))
  }
  return (
    <Stack gap="md" align="flex-start" className={css.brand}>
      <p className={css.lead}>
        <Trans>
          We’ll send a test email to your own address, and show what the mail server answers. The server’s environment
          variables SMTP_URL and MAIL_FROM set which mail server and sender it uses.
        </Trans>
      </p>
      <Button loading={isBusy} onClick={() => void send()}>
        <Trans>Send a test email</Trans>
      </Button>
      {trial && (
        <Alert role="status" color={colourOf(trial)} variant="light" className={css.answer}>
          {outcomeText(trial, i18n)}
          {trial.answer && (
            <Code block mt="xs" className={css.wrapped}>
              {trial.answer}
            </Code>
          )}
        </Alert>
      )}
    </Stack>
  )
}

function colourOf({ outcome }: Trial): string {
  if (outcome === 'accepted') return 'teal'
  return outcome === 'stored' ? 'yellow' : 'red'
}

function outcomeText({ outcome, to }: Trial, i18n: I18n): string {
  switch (outcome) {
    case 'accepted':
      return translate(
        i18n,
      )`The mail server accepted the email to ${to}. If it doesn’t arrive, look in the spam folder.`
    case 'refused':
      return translate(i18n)`The mail server rejected the email to ${to}.`
    case 'log_in_failed':
      return translate(i18n)`The mail server rejected the user name or password in SMTP_URL.`
    case 'unreachable':
      return translate(i18n)`We couldn’t reach the mail server. Check the host and port in SMTP_URL.`
    case 'failed':
      return translate(i18n)`The mail server didn’t accept the email.`
    case 'stored':
      return translate(i18n)`No mail server is set, so email goes to files on the server and reaches no one.`
  }
}
