import { Trans } from '@lingui/react/macro'
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs'
import icon from '../../ui/media/icon.module.css'
import typography from '../../ui/styles/typography.module.css'
import css from './card-form.module.css'

/** Says who takes the payment. The shop never gets a card number. */
export const SafePayment = ({ provider }: { provider: string }) => (
  <p className={`${typography.small} ${typography.t2} ${css.safe}`}>
    <IconShieldCheck className={icon.small} aria-hidden="true" />
    <span>
      <Trans>You pay on {provider}’s page. We never see your card number.</Trans>
    </span>
  </p>
)
