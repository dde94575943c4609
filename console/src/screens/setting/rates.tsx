import { Trans } from '@lingui/react/macro'
import { Alert, Button } from '@mantine/core'
import { useState } from 'react'
import type { ReplyTo } from '../../api/reads.ts'
import { useRead } from '../../api/use-read.ts'
import { ErrorState } from '../../ui/layout/error-state.tsx'
import { RatesForm } from './rates-form.tsx'
import css from './settings.module.css'

/**
 * Exchange rates of the dollar for the shoppers' currencies. They are for estimates only; charges are always in
 * dollars.
 */
export function Rates() {
  const { data, error, refetch } = useRead('GET /api/admin/currency/rates', undefined, { once: true })
  // The draft belongs to the version that was read first. A refused save reads the rates again.
  const [opened, setOpened] = useState<ReplyTo<'GET /api/admin/currency/rates'>>()
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return null
  const shown = opened ?? data
  if (!opened) setOpened(data)
  return (
    <div className={css.rates}>
      <p>
        <Trans>Shoppers see estimated prices in their currency for a week after you set a rate.</Trans>
      </p>
      {data.seen !== shown.seen && (
        <Alert color="yellow" variant="light" mb="md">
          <Trans>Someone else has just updated the rates.</Trans>{' '}
          <Button variant="default" size="compact-sm" onClick={() => setOpened(data)}>
            <Trans>Show current rates</Trans>
          </Button>
        </Alert>
      )}
      <RatesForm key={shown.seen} {...shown} onSaved={setOpened} />
    </div>
  )
}
