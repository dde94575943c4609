import { useLingui } from '@lingui/react/macro'
import { usePages } from '@sampan/front/use-pages'
import { useId, useState } from 'react'
import { EditButton } from '../../features/catalogue/edit-button.tsx'
import type { ScreenProps } from '../../navigation/screen-props.ts'
import { useVisits } from '../../navigation/visits.ts'
import { Page } from '../../ui/layout/page.tsx'
import { TabPanel, Tabs } from '../../ui/layout/tabs.tsx'
import { TopBar } from '../../ui/layout/top-bar.tsx'
import css from './for-you.module.css'
import { Picks } from './picks.tsx'
import { ClearViewed, ViewedProducts } from './viewed-products.tsx'

const PARTS = ['picks', 'viewed'] as const

/** Recommended products, and viewed products. Viewed products can be removed one by one or all together. */
export default function ForYouScreen({ search }: ScreenProps) {
  const { t } = useLingui()
  const visits = useVisits()
  const panel = useId()
  const of = PARTS.find((part) => part === search.get('of')) ?? 'picks'
  const views = usePages('GET /api/user/history', undefined, { enabled: of === 'viewed' })
  const [wantsEdit, setEditing] = useState(false)
  const hasViews = of === 'viewed' && (views.items?.length ?? 0) > 0
  const isEditing = wantsEdit && hasViews
  const labels = { picks: t`Picked for you`, viewed: t`Recently viewed` }
  function goTo(part: (typeof PARTS)[number]) {
    setEditing(false)
    void visits.go(`?of=${part}`, { replace: true })
  }
  const end = hasViews && (
    <span className={css.end}>
      {!isEditing && <ClearViewed />}
      <EditButton label={t`Edit recently viewed`} isEditing={isEditing} onEdit={setEditing} />
    </span>
  )
  return (
    <Page>
      <TopBar title={t`For you`} onBack={visits.back} end={end} />
      <Tabs
        sticky
        label={t`For you`}
        tabs={PARTS.map((value) => ({ value, label: labels[value] }))}
        value={of}
        onChange={goTo}
        panel={panel}
      />
      {of === 'picks' && (
        <TabPanel id={panel} label={labels.picks} headed>
          <Picks />
        </TabPanel>
      )}
      {of === 'viewed' && <ViewedProducts id={panel} list={views} isEditing={isEditing} />}
    </Page>
  )
}
