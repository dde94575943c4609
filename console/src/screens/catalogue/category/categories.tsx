import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { languageTag } from '@sampan/front/language'
import { useRead } from '@sampan/front/use-read'
import { useState } from 'react'
import { OpenedInDialog } from '../../../forms/opened-version.tsx'
import { useAction } from '../../../forms/use-action.ts'
import { Empty } from '../../../ui/layout/empty.tsx'
import { ErrorState } from '../../../ui/layout/error-state.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Panes } from '../../../ui/layout/panes.tsx'
import { textFor } from '../../../ui/text/texts.ts'
import css from './categories.module.css'
import { CategoryDialog } from './category-dialog.tsx'
import { type Category, CategoryRow, type Kind } from './category-row.tsx'
import { KindDialog } from './kind-dialog.tsx'
import { RemoveCategoryDialog } from './remove-category-dialog.tsx'
import { useOrder } from './use-order.ts'

type Open =
  | { category: Category | undefined; parent: string | null }
  | { removed: Category }
  | { of: Category; kind: Kind | undefined }

export default function Categories() {
  const { data, error, refetch } = useRead('GET /api/admin/category/list')
  const [open, setOpen] = useState<Open>()
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />
  const add = () => setOpen({ category: undefined, parent: null })
  return (
    <>
      <Panes
        detail={null}
        list={
          <>
            <PageHeader title={<Trans>Categories</Trans>}>
              {data && (
                <Button onClick={add}>
                  <Trans>Add a category</Trans>
                </Button>
              )}
            </PageHeader>
            {data?.length === 0 && <NoCategories />}
            {data && <CategoryList categories={data} onOpen={setOpen} />}
          </>
        }
      />
      {open && data && <OpenDialog open={open} categories={data} onClose={() => setOpen(undefined)} />}
    </>
  )
}

function NoCategories() {
  const { run, isBusy } = useAction('POST /api/admin/category/usual')
  return (
    <Empty
      title={<Trans>No categories yet</Trans>}
      note={<Trans>Start with ten usual ones, from computers to toys, and change them as you like.</Trans>}
    >
      <Button loading={isBusy} onClick={() => void run(undefined)}>
        <Trans>Add the ten usual categories</Trans>
      </Button>
    </Empty>
  )
}

type ListProps = { categories: readonly Category[]; onOpen: (open: Open) => void }

/** The categories, each followed by its subcategories. They are sorted by buttons or by drag and drop. */
function CategoryList({ categories, onOpen }: ListProps) {
  const { i18n } = useLingui()
  const tag = languageTag(i18n)
  const { movesOf, dragOf } = useOrder(categories)
  const childrenOf = (parent: string | null) => categories.filter((one) => one.parent === parent)
  const row = (category: Category) => (
    <CategoryRow
      category={category}
      hasSubcategories={childrenOf(category.category).length > 0}
      {...movesOf(category)}
      onEdit={() => onOpen({ category, parent: category.parent })}
      onRemove={() => onOpen({ removed: category })}
      onAdd={category.parent === null ? () => onOpen({ category: undefined, parent: category.category }) : undefined}
      onKind={(kind) => onOpen({ of: category, kind })}
    />
  )
  return (
    <ul className={css.categories}>
      {childrenOf(null).map((category) => {
        const subcategories = childrenOf(category.category)
        return (
          <li key={category.category} {...dragOf(category)}>
            {row(category)}
            {subcategories.length > 0 && (
              <ul className={css.subcategories} aria-label={textFor(category.name, tag)}>
                {subcategories.map((one) => (
                  <li
                    key={one.category}
                    {...dragOf(one)}
                    onDragStart={(event) => {
                      event.stopPropagation()
                      dragOf(one).onDragStart()
                    }}
                  >
                    {row(one)}
                  </li>
                ))}
              </ul>
            )}
          </li>
        )
      })}
    </ul>
  )
}

type DialogProps = { open: Open; categories: readonly Category[]; onClose: () => void }

/** The open dialog, with the latest version of its category or kind. */
function OpenDialog({ open, categories, onClose }: DialogProps) {
  const latest = (opened: Category) => categories.find(({ category }) => category === opened.category) ?? opened
  const latestKind = (of: Category, opened: Kind) => latest(of).kinds.find(({ kind }) => kind === opened.kind) ?? opened
  if ('removed' in open)
    return (
      <OpenedInDialog data={latest(open.removed)}>
        {(category) => category && <RemoveCategoryDialog category={category} onClose={onClose} />}
      </OpenedInDialog>
    )
  if ('of' in open)
    return (
      <OpenedInDialog data={open.kind && latestKind(open.of, open.kind)}>
        {(kind) => <KindDialog category={open.of} kind={kind} onClose={onClose} />}
      </OpenedInDialog>
    )
  return (
    <OpenedInDialog data={open.category && latest(open.category)}>
      {(category) => (
        <CategoryDialog category={category} parent={open.parent} categories={categories} onClose={onClose} />
      )}
    </OpenedInDialog>
  )
}
