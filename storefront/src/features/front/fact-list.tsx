import { Trans } from '@lingui/react/macro'
import { IconLanguage, IconLock, IconTruckDelivery } from '@tabler/icons-react'
import css from './fact-list.module.css'

/** Three things that are true of every order here. */
export function FactList() {
  return (
    <ul className={css.facts}>
      <li>
        <IconTruckDelivery aria-hidden="true" />
        <Trans>Freight shown before you pay</Trans>
      </li>
      <li>
        <IconLock aria-hidden="true" />
        <Trans>Paid with a code only you know</Trans>
      </li>
      <li>
        <IconLanguage aria-hidden="true" />
        <Trans>The whole shop in five languages</Trans>
      </li>
    </ul>
  )
}
