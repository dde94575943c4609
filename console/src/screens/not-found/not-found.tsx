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
        title={isForbidden ? <Trans>You don’t have access to this page</Trans> : <Trans>Page not found</Trans>}
        note={
          isForbidden ? <Trans>Ask an owner for the role you need.</Trans> : <Trans>Check the address for typos.</Trans>
        }
      >
        <Link to="/">
          <Trans>Go to start page</Trans>
        </Link>
      </Empty>
    </div>
  )
}
