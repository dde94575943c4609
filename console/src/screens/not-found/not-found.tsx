import { Trans } from '@lingui/react/macro'
import { Link } from '../../navigation/link.tsx'
import { Empty } from '../../ui/layout/empty.tsx'
import css from './not-found.module.css'

/** Shown for an unknown URL, or for a screen that the operator may not open. */
export function NotFound({ isForbidden = false }: { isForbidden?: boolean }) {
  return (
    <div className={css.page}>
      <Empty
        isPage
        title={isForbidden ? <Trans>This is not among your tasks</Trans> : <Trans>There is nothing here</Trans>}
        note={
          isForbidden ? (
            <Trans>An owner can give you the role that it needs.</Trans>
          ) : (
            <Trans>The address may be mistyped.</Trans>
          )
        }
      >
        <Link to="/">
          <Trans>To the start</Trans>
        </Link>
      </Empty>
    </div>
  )
}
