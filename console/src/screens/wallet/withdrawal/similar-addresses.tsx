import { Trans } from '@lingui/react/macro'
import { Alert } from '@mantine/core'
import type { ReplyTo } from '@sampan/front/calls'
import { ShopperLink } from '../../../features/account/shopper-link.tsx'
import { Link } from '../../../navigation/link.tsx'
import { Row, Rows } from '../../../ui/layout/pane-rows.tsx'
import { CodeText } from '../../../ui/text/code-text.tsx'
import { MomentText } from '../../../ui/time/moment-text.tsx'

type Withdrawal = ReplyTo<'GET /api/admin/extract/detail'>

/** Warns about address poisoning, with the withdrawals to other addresses that look like this address. */
export function SimilarAddresses({ withdrawal: { similar } }: { withdrawal: Withdrawal }) {
  if (similar.length === 0) return null
  return (
    <Alert variant="light" color="red" mt="md" title={<Trans>Looks like another address, but isn’t</Trans>}>
      <Trans>
        Scammers send tokens from look-alike addresses, so that people copy the wrong one. Compare every character, and
        ask the shopper in the chat.
      </Trans>
      <Rows>
        {similar.map(({ extract_id, address, shopper, is_same_shopper, created_at }) => (
          <Row
            key={extract_id}
            main={
              <Link to={`/withdrawals/${extract_id}`}>
                <CodeText>{address}</CodeText>
              </Link>
            }
          >
            {is_same_shopper ? <Trans>Same shopper</Trans> : <ShopperLink shopper={shopper} />}{' '}
            <MomentText at={created_at} />
          </Row>
        ))}
      </Rows>
    </Alert>
  )
}
