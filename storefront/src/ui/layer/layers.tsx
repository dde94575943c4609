import { useLingui } from '@lingui/react/macro'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../button/button.tsx'
import { Row, Rows } from '../layout/rows.tsx'
import { Dialog } from './dialog.tsx'
import { endRequest, firstRequest, type LayerRequest, noRequest, subscribeRequests } from './layer-requests.ts'
import css from './layers.module.css'
import { Sheet } from './sheet.tsx'

/** Renders the dialogs of `confirm` and `choose`. */
export function Layers() {
  const request = useSyncExternalStore(subscribeRequests, firstRequest, noRequest)
  const [last, setLast] = useState<LayerRequest | undefined>(undefined)
  if (request && request !== last) setLast(request) // keeps the texts visible during the closing animation
  const shownRequest = request ?? last
  if (!shownRequest) return null
  const end = () => endRequest(shownRequest)
  const layer =
    shownRequest.kind === 'confirm' ? (
      <Confirm key="confirm" open={shownRequest === request} question={shownRequest} onEnd={end} />
    ) : (
      <Choose key="choose" open={shownRequest === request} choices={shownRequest} onEnd={end} />
    )
  return createPortal(layer, document.body)
}

type ConfirmProps = { open: boolean; question: Extract<LayerRequest, { kind: 'confirm' }>; onEnd: () => void }

function Confirm({ open, question, onEnd }: ConfirmProps) {
  const { t } = useLingui()
  const answer = (yes: boolean) => {
    question.answer(yes)
    onEnd()
  }
  const actions = (
    <>
      <Button tone="plain" onClick={() => answer(false)}>
        {question.no ?? t`Cancel`}
      </Button>
      <Button tone={question.tone === 'bad' ? 'bad' : 'filled'} onClick={() => answer(true)}>
        {question.yes}
      </Button>
    </>
  )
  return (
    <Dialog open={open} onClose={() => answer(false)} title={question.title} actions={actions}>
      {question.text}
    </Dialog>
  )
}

type ChooseProps = { open: boolean; choices: Extract<LayerRequest, { kind: 'choose' }>; onEnd: () => void }

function Choose({ open, choices, onEnd }: ChooseProps) {
  const { t } = useLingui()
  const answer = (value: string | null) => {
    choices.answer(value)
    onEnd()
  }
  return (
    <Sheet open={open} onClose={() => answer(null)} title={choices.title}>
      <div className={css.options}>
        <Rows bare>
          {choices.options.map(({ value, label, icon, chosen, tone }) => (
            <Row
              key={value}
              title={label}
              icon={icon}
              trailing={chosen && <IconCheck role="img" aria-label={t`Selected`} />}
              tone={tone}
              chevron={false}
              onClick={() => answer(value)}
            />
          ))}
        </Rows>
      </div>
    </Sheet>
  )
}
