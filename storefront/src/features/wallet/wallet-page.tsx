import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import type { ReactNode } from 'react'
import { useVisits } from '../../navigation/visits.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import beside from '../../ui/styles/beside.module.css'

type Props = {
  title: ReactNode
  record: { label: string; href: string }
  /** Two columns on a wide screen: the form, and the sums with the next step. */
  wide?: boolean
  children: ReactNode
}

/**
 * The frame of the screens for a recharge and a withdrawal. Its top bar links to the list of all recharges or
 * withdrawals.
 */
export function WalletPage({ title, record, wide = false, children }: Props) {
  const visits = useVisits()
  return (
    <Page wide={wide} {...(wide && { className: beside.page })}>
      <TopBar
        title={title}
        onBack={visits.back}
        end={
          <IconButton label={record.label} href={record.href}>
            <IconHistory aria-hidden="true" />
          </IconButton>
        }
      />
      {children}
    </Page>
  )
}
