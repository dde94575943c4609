import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group } from '@mantine/core'
import { CATEGORIES } from '@sampan/contract/rules'
import type { ReplyTo } from '@sampan/front/calls'
import { languageTag } from '@sampan/front/language'
import { useRead } from '@sampan/front/use-read'
import { useState } from 'react'
import { OpenedInDialog } from '../../../forms/opened-version.tsx'
import { Empty } from '../../../ui/layout/empty.tsx'
import { ErrorState } from '../../../ui/layout/error-state.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Panes } from '../../../ui/layout/panes.tsx'
import { textFor } from '../../../ui/text/texts.ts'
import css from './categories.module.css'
import { CategoryDialog } from './category-dialog.tsx'
import { KindDialog } from './kind-dialog.tsx'

type Category = ReplyTo<'GET /api/admin/category/list'>[number]
type Kind = Category['kinds'][number]
type Open = { category: Category | undefined } | { of: Category; kind: Kind | undefined }

export default function Categories() {
  const { t, i18n } = useLingui()
  const tag = languageTag(i18n)
  const { data, error, refetch } = useRead('GET /api/admin/category/list')
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const latest = (opened: Category) => data?.find(({ category }) => category === opened.category) ?? opened
  const latestKind = (of: Category, opened: Kind) => latest(of).kinds.find(({ kind }) => kind === opened.kind) ?? opened
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />
  const freeCategories = CATEGORIES.filter((key) => !data?.some(({ category }) => category === key))
  return (
    <>
      <Panes
        detail={null}
        list={
          <>
            <PageHeader title={<Trans>Categories</Trans>}>
              {data && freeCategories.length > 0 && (
                <Button onClick={() => setOpen({ category: undefined })}>
                  <Trans>Add a category</Trans>
                </Button>
              )}
            </PageHeader>
            {data?.length === 0 && <Empty title={<Trans>No categories yet</Trans>} />}
            <ul className={css.categories}>
              {data?.map((category) => (
                <li key={category.category} className={css.category}>
                  <img src={`${category.image}?w=160`} alt="" width={56} height={56} />
                  <div className={css.text}>
                    <Group gap="xs">
                      <h2 className={css.name}>{textFor(category.name, tag)}</h2>
                      <Button
                        variant="default"
                        aria-label={t`Edit ${textFor(category.name, tag)}`}
                        onClick={() => setOpen({ category })}
                      >
                        <Trans>Edit</Trans>
                      </Button>
                    </Group>
                    <Group gap="xs">
                      {category.kinds.map((kind) => (
                        <Button key={kind.kind} variant="default" onClick={() => setOpen({ of: category, kind })}>
                          {textFor(kind.name, tag)}
                        </Button>
                      ))}
                      <Button variant="subtle" onClick={() => setOpen({ of: category, kind: undefined })}>
                        <Trans>Add a product type</Trans>
                      </Button>
                    </Group>
                  </div>
                </li>
              ))}
            </ul>
          </>
        }
      />
      {open && 'category' in open && (
        <OpenedInDialog data={open.category && latest(open.category)}>
          {(category) => <CategoryDialog category={category} freeCategories={freeCategories} onClose={close} />}
        </OpenedInDialog>
      )}
      {open && 'of' in open && (
        <OpenedInDialog data={open.kind && latestKind(open.of, open.kind)}>
          {(kind) => <KindDialog category={open.of} kind={kind} onClose={close} />}
        </OpenedInDialog>
      )}
    </>
  )
}
