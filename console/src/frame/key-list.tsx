import { useLingui } from '@lingui/react/macro'
import { Kbd, Modal } from '@mantine/core'
import { useState } from 'react'
import { useAllKeys } from '../ui/keys/keys.ts'
import css from './key-list.module.css'

export function KeyList({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const keys = useAllKeys()
  const [list] = useState(() => Object.entries({ ...keys, 'Ctrl K': { label: t`Go to…` } }))
  return (
    <Modal opened onClose={onClose} title={t`Keys`} closeButtonProps={{ 'aria-label': t`Close` }}>
      <dl className={css.keys}>
        {list.map(([key, { label }]) => (
          <div key={key} className={css.line}>
            <dt>{label}</dt>
            <dd>
              {key.split(' ').map((part) => (
                <Kbd key={part} size="xs">
                  {part}
                </Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}
