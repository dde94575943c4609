import { Trans, useLingui } from '@lingui/react/macro'
import type { usePages } from '@sampan/front/use-pages'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useMemo } from 'react'
import { useSend } from '../../api/use-send.ts'
import { CardsSkeleton } from '../../features/catalogue/cards-skeleton.tsx'
import { EmptyWithPicks } from '../../features/catalogue/empty-with-picks.tsx'
import { ProductCard } from '../../features/catalogue/product-card.tsx'
import { useRemoval } from '../../features/catalogue/use-removal.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { confirm } from '../../ui/layer/layer-requests.ts'
import { toast } from '../../ui/layer/toast.ts'
import { TabPanel } from '../../ui/layout/tabs.tsx'
import { EditFooter } from '../../ui/list/edit-footer.tsx'
import { PullList } from '../../ui/list/pull-list.tsx'
import { Selectable } from '../../ui/list/selectable.tsx'
import { useSelection } from '../../ui/list/use-selection.ts'
import grid from '../../ui/styles/layout.module.css'
import typography from '../../ui/styles/typography.module.css'
import { byDay, dayHeading } from '../../ui/time/by-day.ts'
import css from './for-you.module.css'

const VIEWS = {
  keyOf: ({ product_id }: { product_id: string }) => product_id,
  timeOf: ({ viewed_at }: { viewed_at: string }) => viewed_at,
}

type Props = { id: string; list: ReturnType<typeof usePages<'GET /api/user/history'>>; isEditing: boolean }

/** The history by day, latest first. */
export function ViewedProducts({ id, list, isEditing }: Props) {
  const { t, i18n } = useLingui()
  const { items } = list
  const days = useMemo(() => items && byDay(items, VIEWS), [items])
  const clear = useSend('POST /api/user/history/clear')
  const { isBusy, remove } = useRemoval({
    send: (product_ids) => clear.send({ product_ids }),
    onRefresh: list.onRefresh,
  })
  const { selected, isSelected, select, all } = useSelection(items?.map((card) => card.product_id) ?? [])
  const count = selected.length
  return (
    <>
      <TabPanel id={id} label={t`Recently viewed`}>
        <PullList
          {...list}
          items={days}
          keyOf={({ day }) => day}
          skeleton={<CardsSkeleton />}
          empty={<NothingViewed />}
        >
          {({ day, items: views }) => (
            <section className={css.day}>
              <h2 className={typography.title3}>{dayHeading(day, i18n)}</h2>
              <ul className={grid.grid}>
                {views.map((card) => (
                  <li key={card.product_id}>
                    <Selectable
                      isEditing={isEditing}
                      label={card.title}
                      selected={isSelected(card.product_id)}
                      onSelect={(isSelected) => select(card.product_id, isSelected)}
                    >
                      <ProductCard card={card} />
                    </Selectable>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </PullList>
      </TabPanel>
      {isEditing && (
        <EditFooter
          {...all}
          label={t`Remove ${count} from recently viewed`}
          count={count}
          busy={isBusy}
          onRemove={() => void remove(selected)}
        />
      )}
    </>
  )
}

const NothingViewed = () => (
  <EmptyWithPicks
    title={<Trans>No recently viewed products</Trans>}
    text={<Trans>Products you view will show up here. Only you can see them.</Trans>}
    link={{ href: '/home', text: <Trans>Keep shopping</Trans> }}
  />
)

/** The button that clears the history after confirmation. */
export function ClearViewed() {
  const { t } = useLingui()
  const clear = useSend('POST /api/user/history/clear')
  async function ask() {
    const question = {
      title: <Trans>Clear your viewing history?</Trans>,
      text: <Trans>You can’t undo this.</Trans>,
      yes: <Trans>Clear</Trans>,
      tone: 'bad',
    } as const
    if (!(await confirm(question))) return
    await clear.send({}).then(
      () => toast.success(t`Delete Success`),
      () => {}, // a toast has already reported the failure
    )
  }
  return (
    <IconButton label={t`Clear viewing history`} onClick={() => void ask()} disabled={clear.isSending}>
      <IconTrash aria-hidden="true" />
    </IconButton>
  )
}
