import { Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Button, Group } from '@mantine/core'
import { LANGUAGE_TAGS } from '@sampan/contract/rules'
import type { ReplyTo } from '@sampan/front/calls'
import { classNames } from '@sampan/front/class-names'
import { languageTag } from '@sampan/front/language'
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import { useEffect, useRef } from 'react'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { textFor } from '../../../ui/text/texts.ts'
import css from './categories.module.css'

export type Category = ReplyTo<'GET /api/admin/category/list'>[number]
export type Kind = Category['kinds'][number]

type Props = {
  category: Category
  hasSubcategories: boolean
  /** The place of the category in its level. */
  place: number
  /** Moves the category by one place; undefined at the end of its level. */
  onUp: (() => Promise<unknown>) | undefined
  onDown: (() => Promise<unknown>) | undefined
  onEdit: () => void
  onRemove: () => void
  onAdd: (() => void) | undefined
  onKind: (kind: Kind | undefined) => void
}

/** A category at the desk: what it is called, where it stands, and its product types. */
export function CategoryRow(props: Props) {
  const { category, hasSubcategories, place, onUp, onDown, onEdit, onRemove, onAdd, onKind } = props
  const { t, i18n } = useLingui()
  const tag = languageTag(i18n)
  const name = textFor(category.name, tag)
  const missing = LANGUAGE_TAGS.filter((language) => !category.name[language]?.trim())
  const languages = missing.join(' ')
  return (
    <div className={classNames(css.category, category.parent !== null && css.sub)}>
      <img src={`${category.image}?w=160`} alt="" width={56} height={56} draggable={false} />
      <div className={css.text}>
        <Group gap="xs">
          <h2 className={css.name}>{name}</h2>
          {missing.length > 0 && (
            <StatusBadge tone="wait">
              <Trans>Missing: {languages}</Trans>
            </StatusBadge>
          )}
          {category.is_hidden && (
            <StatusBadge tone="calm">
              <Trans>Hidden</Trans>
            </StatusBadge>
          )}
        </Group>
        <Group gap="xs">
          <MoveButtons name={name} place={place} onUp={onUp} onDown={onDown} />
          <Button variant="default" aria-label={t`Edit ${name}`} onClick={onEdit}>
            <Trans>Edit</Trans>
          </Button>
          {onAdd && (
            <Button variant="default" aria-label={t`Add a subcategory to ${name}`} onClick={onAdd}>
              <Trans>Add a subcategory</Trans>
            </Button>
          )}
          <Button
            variant="default"
            aria-label={t`Delete ${name}`}
            disabled={hasSubcategories}
            {...(hasSubcategories && { title: t`Delete or move its subcategories first` })}
            onClick={onRemove}
          >
            <Trans>Delete</Trans>
          </Button>
        </Group>
        <Group gap="xs">
          {category.kinds.map((kind) => (
            <Button key={kind.kind} size="compact-sm" variant="light" color="gray" onClick={() => onKind(kind)}>
              {textFor(kind.name, tag)}
            </Button>
          ))}
          <Button size="compact-sm" variant="subtle" onClick={() => onKind(undefined)}>
            <Trans>Add a product type</Trans>
          </Button>
        </Group>
      </div>
    </div>
  )
}

/**
 * Buttons that move a category by one place. The used button keeps the focus, also if the row moves in the document; at
 * an end of the level, the focus moves to the other button.
 */
function MoveButtons({ name, place, onUp, onDown }: Pick<Props, 'place' | 'onUp' | 'onDown'> & { name: string }) {
  const { t } = useLingui()
  const group = useRef<HTMLDivElement>(null)
  const used = useRef<number>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the category has moved
  useEffect(() => {
    if (used.current === undefined) return
    const buttons = [...(group.current?.querySelectorAll('button') ?? [])]
    const button = buttons[used.current]
    const target = button?.disabled ? buttons[1 - used.current] : button
    target?.focus()
    used.current = undefined
  }, [place])
  const move = async (run: (() => Promise<unknown>) | undefined, at: number) => {
    used.current = at
    if ((await run?.()) === undefined) used.current = undefined
  }
  return (
    <Group ref={group} gap={4} wrap="nowrap">
      <ActionIcon
        variant="default"
        size="input-xs"
        aria-label={t`Move ${name} up`}
        disabled={!onUp}
        onClick={() => void move(onUp, 0)}
      >
        <IconArrowUp size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size="input-xs"
        aria-label={t`Move ${name} down`}
        disabled={!onDown}
        onClick={() => void move(onDown, 1)}
      >
        <IconArrowDown size={16} aria-hidden />
      </ActionIcon>
    </Group>
  )
}
