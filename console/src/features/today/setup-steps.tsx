import { Trans } from '@lingui/react/macro'
import { Alert } from '@mantine/core'
import type { ReactNode } from 'react'
import { useRead } from '../../api/use-read.ts'
import { Link } from '../../navigation/link.tsx'
import css from './setup-steps.module.css'

/** The missing setup steps of an empty shop before its first sale, with links. Empty once all are done. */
export function SetupSteps() {
  const { data: setup } = useRead('GET /api/admin/setup')
  if (!setup || setup.ready) return null
  const { name, bank_account, category, shop, freight, product, legal, carrier, second_operator } = setup
  return (
    <Alert variant="light" title={<Trans>Get ready for your first sale</Trans>}>
      <ol className={css.steps}>
        <Step isDone={name} to="/settings?part=brand">
          <Trans>Add your shop’s name and logo</Trans>
        </Step>
        <Step isDone={bank_account} to="/settings?part=accounts">
          <Trans>Add a bank account or network for top-ups</Trans>
        </Step>
        <Step isDone={category} to="/shelves">
          <Trans>Add a category</Trans>
        </Step>
        <Step isDone={shop && freight} to="/shops">
          <Trans>Add a shop with shipping costs</Trans>
        </Step>
        <Step isDone={product} to="/new-product">
          <Trans>Add a product with pictures and stock, and put it on sale</Trans>
        </Step>
        <Step isDone={legal} to="/pages">
          <Trans>Write your own terms of use and privacy page</Trans>
        </Step>
        <Step isDone={carrier} to="/carriers">
          <Trans>Add a carrier</Trans>
        </Step>
        <Step isDone={second_operator} to="/operators">
          <Trans>Add a second operator for requests that need two approvals</Trans>
        </Step>
      </ol>
    </Alert>
  )
}

function Step({ isDone, to, children }: { isDone: boolean; to: string; children: ReactNode }) {
  if (isDone)
    return (
      <li>
        {children} · <Trans>Done</Trans>
      </li>
    )
  return (
    <li>
      <Link to={to}>{children}</Link>
    </li>
  )
}
