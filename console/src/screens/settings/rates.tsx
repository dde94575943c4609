import { Trans } from '@lingui/react/macro'
import { useRead } from '../../api/use-read.ts'
import { Trouble } from '../../ui/layout/trouble.tsx'
import { RatesForm } from './rates-form.tsx'
import css from './settings.module.css'

/** What a dollar is worth in the currencies of shoppers: for estimates only, what is charged stays dollars. */
export function Rates() {
  const { data, error, refetch } = useRead('GET /api/currency/rates', undefined, { once: true })
  if (error && !data) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return null
  return (
    <div className={css.rates}>
      <p>
        <Trans>Shoppers see prices in their currency as an estimate, for a week after a rate was set.</Trans>
      </p>
      <RatesForm key={data.map(({ set_at }) => set_at).join()} rates={data} onSaved={() => void refetch()} />
    </div>
  )
}
