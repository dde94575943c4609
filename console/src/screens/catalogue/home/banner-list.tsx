import { useLingui } from '@lingui/react/macro'
import { ActionIcon, Input, UnstyledButton } from '@mantine/core'
import type { Language } from '@sampan/contract/rules'
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useState } from 'react'
import { moveItem } from '../../../features/picture/move-item.ts'
import type { BannerDraft } from './banner-draft.ts'
import css from './home.module.css'

type BannerListProps = {
  items: readonly BannerDraft[]
  openKey: string | undefined
  language: Language
  onOpen: (key: string) => void
  onChange: (items: BannerDraft[]) => void
  error?: string | undefined
}

/** The banners. They are sorted by drag and drop or by buttons. */
export function BannerList({ items, openKey, language, onOpen, onChange, error }: BannerListProps) {
  const { t } = useLingui()
  const [dragged, setDragged] = useState<number>()
  return (
    <>
      <ol className={css.banners}>
        {items.map((banner, at) => {
          const { key, image, title } = banner
          const name = title[language] || title.en || t`New banner`
          return (
            <li
              key={key}
              className={css.banner}
              draggable
              onDragStart={() => setDragged(at)}
              onDragEnd={() => setDragged(undefined)}
              onDragOver={(event) => event.preventDefault()}
              onDrop={() => {
                if (dragged !== undefined) onChange(moveItem(items, dragged, at))
              }}
            >
              <UnstyledButton
                className={css.open}
                name={at === 0 ? 'items' : undefined}
                aria-current={key === openKey}
                onClick={() => onOpen(key)}
              >
                {image[0] ? <img src={`${image[0]}?w=160`} alt="" width={40} height={50} /> : <span />}
                {name}
              </UnstyledButton>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t`Move ${name} up`}
                disabled={at === 0}
                onClick={() => onChange(moveItem(items, at, at - 1))}
              >
                <IconArrowUp size={14} aria-hidden />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t`Move ${name} down`}
                disabled={at === items.length - 1}
                onClick={() => onChange(moveItem(items, at, at + 1))}
              >
                <IconArrowDown size={14} aria-hidden />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t`Remove ${name}`}
                onClick={() => onChange(items.filter((one) => one !== banner))}
              >
                <IconX size={14} aria-hidden />
              </ActionIcon>
            </li>
          )
        })}
      </ol>
      {error && <Input.Error role="alert">{error}</Input.Error>}
    </>
  )
}
