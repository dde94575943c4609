import { Trans } from '@lingui/react/macro'
import css from './info-links.module.css'
import { useInfoSheet } from './use-info-sheet.tsx'

/** Links below login and registration: the texts that a shopper accepts, and the help. */
export function EntryLegal() {
  const infoSheet = useInfoSheet()
  return (
    <>
      <p className={css.accept}>
        <Trans>
          By continuing, you agree to our{' '}
          <button type="button" onClick={() => infoSheet.open('terms')}>
            terms of use
          </button>{' '}
          and{' '}
          <button type="button" onClick={() => infoSheet.open('privacy')}>
            privacy notice
          </button>
          .
        </Trans>
      </p>
      <p className={css.help}>
        <button type="button" onClick={() => infoSheet.open('help')}>
          <Trans>Need help?</Trans>
        </button>
      </p>
      {infoSheet.sheet}
    </>
  )
}
