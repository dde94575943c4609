import { Plural, Trans } from '@lingui/react/macro'
import { Alert } from '@mantine/core'
import type { ReplyTo } from '@sampan/front/calls'
import { Link } from '../../navigation/link.tsx'
import { MomentText } from '../../ui/time/moment-text.tsx'

type ChainDifferencesProps = NonNullable<ReplyTo<'GET /api/admin/today'>['chain_differences']>

/** Warns that balances on a chain differ from the stored transfers: a transfer was missed, or tokens have left. */
export const ChainDifferences = ({ count, since }: ChainDifferencesProps) => (
  <Alert color="red" variant="light">
    <strong>
      <Plural value={count} one="# on-chain balance differs" other="# on-chain balances differ" />
    </strong>
    <br />
    <Trans>
      Since <MomentText at={since} />, the balances of deposit addresses don’t match the recorded transfers.{' '}
      <Link to="/chain-books">Find out why</Link>
    </Trans>
  </Alert>
)
