import { Trans } from '@lingui/react/macro'
import type { ReplyTo } from '@sampan/front/calls'

type Import = ReplyTo<'GET /api/admin/import/detail'>

/**
 * Whether the counts of an import are meaningful. They have no meaning before the check is complete, or if the import
 * ended without being applied.
 */
export const hasCounts = ({ state, new_products, ended_at, applied }: Import): boolean =>
  new_products !== null &&
  state !== 'arriving' &&
  state !== 'asking' &&
  state !== 'mapping' &&
  state !== 'translating' &&
  state !== 'checking' &&
  (ended_at === null || applied > 0)

export function ImportCounts({ productImport }: { productImport: Import }) {
  const { new_products: made, changed_products: changed, unchanged_products: same } = productImport
  return (
    <Trans>
      {made} new, {changed} changed, {same} unchanged
    </Trans>
  )
}
