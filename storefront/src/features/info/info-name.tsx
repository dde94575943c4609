import { Trans, useLingui } from '@lingui/react/macro'
import { useShopName } from '../../navigation/shop-name.ts'
import type { InfoText } from './use-info-sheet.tsx'

export function InfoName({ of }: { of: InfoText }) {
  const { t } = useLingui()
  const name = useShopName()
  switch (of) {
    case 'help':
      return <Trans>Help</Trans>
    case 'terms':
      return <Trans>Terms of use</Trans>
    case 'privacy':
      return <Trans>Privacy</Trans>
    case 'refund':
      return <Trans>Refunds</Trans>
    case 'shipping':
      return <Trans>Delivery</Trans>
    case 'platform':
      return t`About ${name}`
  }
}
