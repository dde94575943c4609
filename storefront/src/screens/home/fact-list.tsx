import { Trans } from '@lingui/react/macro'
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs'
import css from './fact-list.module.css'

/** Three facts that are true for every order. */
export function FactList() {
  return (
    <ul className={css.facts}>
      <li>
        <IconTruckDelivery aria-hidden="true" />
        <p>
          <Trans>Delivery cost up front</Trans>
        </p>
      </li>
      <li>
        <IconLock aria-hidden="true" />
        <p>
          <Trans>Refunds if it goes wrong</Trans>
        </p>
      </li>
      <li>
        <IconLanguage aria-hidden="true" />
        <p>
          <Trans>Real people ready to help</Trans>
        </p>
      </li>
    </ul>
  )
}
