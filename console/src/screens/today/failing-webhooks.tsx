import { Plural, Trans } from '@lingui/react/macro'
import { Alert } from '@mantine/core'
import type { ReplyTo } from '@sampan/front/calls'
import { Link } from '../../navigation/link.tsx'
import { MomentText } from '../../ui/time/moment-text.tsx'

type FailingWebhooksProps = NonNullable<ReplyTo<'GET /api/admin/today'>['failing_webhooks']>

/** Warns that a program of the shopkeeper gets no events. */
export const FailingWebhooks = ({ count, off, since }: FailingWebhooksProps) => (
  <Alert color="red" variant="light">
    <strong>
      <Plural value={count} one="# webhook gets no events" other="# webhooks get no events" />
    </strong>
    <br />
    {off > 0 ? (
      <Trans>
        The first failure was at <MomentText at={since} />. Since then the shop has turned webhooks off. Their new
        events are lost until you turn them on. <Link to="/webhooks">Find out why</Link>
      </Trans>
    ) : (
      <Trans>
        Failing since <MomentText at={since} />. Events are waiting. <Link to="/webhooks">Find out why</Link>
      </Trans>
    )}
  </Alert>
)
