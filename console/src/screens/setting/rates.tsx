import { Trans } from '@lingui/react/macro'
import { useRead } from '@sampan/front/use-read'
import { OpenedVersion } from '../../forms/opened-version.tsx'
import { ErrorState } from '../../ui/layout/error-state.tsx'
import { RatesForm } from './rates-form.tsx'
import css from './settings.module.css'

/**
 * Exchange rates of the dollar for the shoppers' currencies. They are for estimates only; charges are always in
 * dollars.
 */
export function Rates() {
  const { data, error, refetch } = useRead('GET /api/admin/currency/rates', undefined, { once: true })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return null
  return (
    <div className={css.rates}>
      <p>
        <Trans>Shoppers see estimated prices in their currency for a week after you set a rate.</Trans>
      </p>
      <OpenedVersion data={data}>{(version, onSaved) => <RatesForm {...version} onSaved={onSaved} />}</OpenedVersion>
    </div>
  )
}
