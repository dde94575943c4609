import { Plural, Trans } from '@lingui/react/macro'
import { Alert } from '@mantine/core'
import type { ReplyTo } from '../../api/reads.ts'
import { MomentText } from '../../ui/time/moment-text.tsx'

type UnsentMailsProps = NonNullable<ReplyTo<'GET /api/admin/today'>['unsent_mails']>

/** Warns that the mail server does not accept mails, which explains missing codes of shoppers. */
export const UnsentMails = ({ count, oldest_at }: UnsentMailsProps) => (
  <Alert color="red" variant="light">
    <strong>
      <Plural value={count} one="# mail is not sent yet" other="# mails are not sent yet" />
    </strong>
    <br />
    <Trans>
      The mail server has not taken mails since <MomentText at={oldest_at} />. They are sent as soon as it answers;
      codes that are no longer valid by then are not.
    </Trans>
  </Alert>
)
