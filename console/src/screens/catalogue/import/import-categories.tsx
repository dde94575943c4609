import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Select } from '@mantine/core'
import type { ReplyTo } from '@sampan/front/calls'
import { useRead } from '@sampan/front/use-read'
import { useState } from 'react'
import { useCategoryChoice } from '../../../features/catalogue/use-category-choice.ts'
import { useCategoryName } from '../../../features/catalogue/use-category-name.ts'
import { useAction } from '../../../forms/use-action.ts'
import { Part } from '../../../ui/layout/facts.tsx'
import css from './import-categories.module.css'

type Categories = ReplyTo<'GET /api/admin/import/categories'>
type Item = Categories['items'][number]

/** Asks what becomes of categories that the file names and the shop lacks. Absent if there are none. */
export function ImportCategories({ import_id }: { import_id: string }) {
  const { data } = useRead('GET /api/admin/import/categories', { import_id })
  if (!data || data.items.length === 0) return null
  const key = JSON.stringify(data.items.map(({ choice, category }) => [choice, category]))
  return <CategoryForm key={key} import_id={import_id} categories={data} />
}

const ROWS_AT_ONCE = 50

function CategoryForm({ import_id, categories }: { import_id: string; categories: Categories }) {
  const choosing = useAction('POST /api/admin/import/choose_categories')
  const [choices, setChoices] = useState<ReadonlyMap<string, string>>(new Map())
  const [count, setCount] = useState(ROWS_AT_ONCE)
  const { items, fallback } = categories
  const changed = items.flatMap((item) => {
    const value = choices.get(item.name)
    return value === undefined || value === optionOf(item) ? [] : [{ name: item.name, ...choiceOf(value) }]
  })
  return (
    <Part title={<Trans>Categories that the shop doesn’t have</Trans>}>
      <ul className={css.categories}>
        {items.slice(0, count).map((item) => (
          <CategoryRow
            key={item.name}
            item={item}
            fallback={fallback}
            value={choices.get(item.name) ?? optionOf(item)}
            onChange={(value) => setChoices(new Map(choices).set(item.name, value))}
          />
        ))}
      </ul>
      {items.length > count && (
        <Button variant="subtle" onClick={() => setCount(count + ROWS_AT_ONCE)}>
          <Trans>Show more</Trans>
        </Button>
      )}
      {changed.length > 0 && (
        <Button loading={choosing.isBusy} onClick={() => void choosing.run({ import_id, choices: changed })}>
          <Trans>Check the file again</Trans>
        </Button>
      )}
    </Part>
  )
}

const CATEGORY = 'category:'
const optionOf = ({ choice, category }: Item) => (choice === 'existing' ? `${CATEGORY}${category}` : choice)
const choiceOf = (value: string) =>
  value.startsWith(CATEGORY)
    ? { choice: 'existing' as const, category: value.slice(CATEGORY.length) }
    : { choice: value === 'add' ? ('add' as const) : ('fallback' as const), category: null }

type RowProps = { item: Item; fallback: string | null; value: string; onChange: (value: string) => void }

function CategoryRow({ item, fallback, value, onChange }: RowProps) {
  const { t } = useLingui()
  const existing = useCategoryChoice()
  const categoryName = useCategoryName()
  const { name, products, can_add } = item
  const data = [
    ...(can_add ? [{ value: 'add', label: t`Add this category` }] : []),
    ...(fallback === null ? [] : [{ value: 'fallback', label: t`As without a category: ${categoryName(fallback)}` }]),
    ...existing.map((one) => ({ value: `${CATEGORY}${one.value}`, label: one.label })),
  ]
  return (
    <li className={css.category}>
      <div className={css.name}>
        <bdi>{name}</bdi>
        <small>
          <Trans>Products: {products}</Trans>
        </small>
      </div>
      <Select
        className={css.choice}
        aria-label={t`Category for ${name}`}
        placeholder={t`Choose a category`}
        searchable
        allowDeselect={false}
        error={value === 'undecided'}
        data={data}
        value={value === 'undecided' ? null : value}
        onChange={(next) => next && onChange(next)}
      />
    </li>
  )
}
