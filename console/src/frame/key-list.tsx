import { useLingui } from '@lingui/react/macro'
import { Kbd } from '@mantine/core'
import { useState } from 'react'
import { useAllKeys } from '../ui/keys/keys.ts'
import { Dialog } from '../ui/layer/dialog.tsx'
import css from './key-list.module.css'

export function KeyList({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const keys = useAllKeys()
  const [list] = useState(() => Object.entries({ ...keys, 'Ctrl K': { label: t`Go to…` } }))
  return (
    <Dialog onClose={onClose} title={t`Keyboard shortcuts`}>
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
    </Dialog>
  )
}
