import { Trans } from '@lingui/react/macro'
import css from './info-links.module.css'
import { useInfoDoor } from './use-info-door.tsx'

/** The end of a public screen: help, terms and privacy, which open over it. */
export function ShopFoot() {
  const door = useInfoDoor()
  return (
    <footer className={css.foot}>
      <button type="button" onClick={() => door.open('help')}>
        <Trans>Help</Trans>
      </button>
      <button type="button" onClick={() => door.open('terms')}>
        <Trans>Terms of use</Trans>
      </button>
      <button type="button" onClick={() => door.open('privacy')}>
        <Trans>Privacy</Trans>
      </button>
      {door.sheet}
    </footer>
  )
}
