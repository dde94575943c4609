import { Plural, Trans } from '@lingui/react/macro'
import { Alert } from '@mantine/core'
import type { ReplyTo } from '@sampan/front/calls'
import { Link } from '../../navigation/link.tsx'
import { MomentText } from '../../ui/time/moment-text.tsx'

type ReportDifferencesProps = NonNullable<ReplyTo<'GET /api/admin/today'>['report_differences']>

/** Warns that a payment provider reports something else than the ledger has. */
export const ReportDifferences = ({ count, since }: ReportDifferencesProps) => (
  <Alert color="red" variant="light">
    <strong>
      <Plural
        value={count}
        one="# difference at payment providers is unexplained"
        other="# differences at payment providers are unexplained"
      />
    </strong>
    <br />
    <Trans>
      The oldest is from <MomentText at={since} />. <Link to="/provider-items">Look at the differences</Link>
    </Trans>
  </Alert>
)
