import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import css from './layers.module.css'
import { Row, Rows } from './rows.tsx'
import { Sheet } from './sheet.tsx'

type Question = { title: ReactNode; text?: ReactNode; yes: ReactNode; no?: ReactNode; tone?: 'bad' }
type Choice = { value: string; label: ReactNode; icon?: ReactNode; tone?: 'bad' }
type Choices = { title: string; options: readonly Choice[] }

type Request =
  | ({ kind: 'confirm'; answer: (yes: boolean) => void } & Question)
  | ({ kind: 'choose'; answer: (value: string | null) => void } & Choices)

let waiting: readonly Request[] = []
const listeners = new Set<() => void>()

/** Asks yes or no; closing it any other way is no. `tone: 'bad'` when yes takes something away. */
export function confirm(question: Question): Promise<boolean> {
  return new Promise((answer) => setWaiting([...waiting, { kind: 'confirm', answer, ...question }]))
}

/** Lets one of a few actions be chosen from a sheet; null when it is closed without. */
export function choose(choices: Choices): Promise<string | null> {
  return new Promise((answer) => setWaiting([...waiting, { kind: 'choose', answer, ...choices }]))
}

/** Draws what `confirm` and `choose` ask. Stands once in the app. */
export function Layers() {
  const request = useSyncExternalStore(subscribe, first, nothing)
  const [last, setLast] = useState<Request | undefined>(undefined)
  if (request && request !== last) setLast(request) // its words stay until it has left the screen
  const drawn = request ?? last
  if (!drawn) return null
  const end = () => setWaiting(waiting.filter((other) => other !== drawn))
  const layer =
    drawn.kind === 'confirm' ? (
      <Confirm key="confirm" open={drawn === request} question={drawn} onEnd={end} />
    ) : (
      <Choose key="choose" open={drawn === request} choices={drawn} onEnd={end} />
    )
  return createPortal(layer, document.body)
}

type ConfirmProps = { open: boolean; question: Extract<Request, { kind: 'confirm' }>; onEnd: () => void }

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

type ChooseProps = { open: boolean; choices: Extract<Request, { kind: 'choose' }>; onEnd: () => void }

function Choose({ open, choices, onEnd }: ChooseProps) {
  const answer = (value: string | null) => {
    choices.answer(value)
    onEnd()
  }
  return (
    <Sheet open={open} onClose={() => answer(null)} title={choices.title}>
      <div className={css.options}>
        <Rows bare>
          {choices.options.map(({ value, label, icon, tone }) => (
            <Row key={value} title={label} icon={icon} tone={tone} chevron={false} onClick={() => answer(value)} />
          ))}
        </Rows>
      </div>
    </Sheet>
  )
}

function first() {
  return waiting[0]
}

function nothing() {
  return undefined
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function setWaiting(next: readonly Request[]) {
  waiting = next
  for (const listener of listeners) listener()
}
