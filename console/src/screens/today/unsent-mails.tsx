import { Plural, Trans } from '@lingui/react/macro'
import { Alert } from '@mantine/core'
import type { ReplyTo } from '@sampan/front/calls'
import { MomentText } from '../../ui/time/moment-text.tsx'

type UnsentMailsProps = NonNullable<ReplyTo<'GET /api/admin/today'>['unsent_mails']>

/** Warns that the mail server does not accept mails, which explains missing codes of shoppers. */
export const UnsentMails = ({ count, oldest_at }: UnsentMailsProps) => (
  <Alert color="red" variant="light">
    <strong>
      <Plural value={count} one="# email isn’t sent yet" other="# emails aren’t sent yet" />
    </strong>
    <br />
    <Trans>
      The mail server hasn’t accepted emails since <MomentText at={oldest_at} />. They’ll be sent once it responds,
      except codes that have expired by then.
    </Trans>
  </Alert>
)
