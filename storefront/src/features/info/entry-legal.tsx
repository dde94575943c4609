import { Trans } from '@lingui/react/macro'
import { lawPath } from '@sampan/contract/law-path'
import type { MouseEvent } from 'react'
import { Anchor } from '../../ui/button/anchor.tsx'
import css from './info-links.module.css'
import { type InfoText, useInfoSheet } from './use-info-sheet.tsx'

/** Links below login and registration: the texts that a shopper accepts, and the help. */
export function EntryLegal() {
  const infoSheet = useInfoSheet()
  // A plain click opens a sheet, so that the form keeps what was typed. A new tab, or a page without scripts, opens the address.
  const openSheet = (text: InfoText) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    infoSheet.open(text)
  }
  return (
    <>
      <p className={css.accept}>
        <Trans>
          By continuing, you agree to our{' '}
          <Anchor href={lawPath('terms')} onClick={openSheet('terms')}>
            terms of use
          </Anchor>{' '}
          and{' '}
          <Anchor href={lawPath('privacy')} onClick={openSheet('privacy')}>
            privacy notice
          </Anchor>
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
