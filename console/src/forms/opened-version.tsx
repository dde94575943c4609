import { Trans } from '@lingui/react/macro'
import { Alert, Button } from '@mantine/core'
import { createContext, Fragment, type ReactNode, useContext, useState } from 'react'

/** Undefined for something new. */
type Version = { revision: string | null } | undefined
type OpenedVersionProps<Data> = {
  /** The latest version that was read. */
  data: Data
  /** The form of a version. `onSaved` opens the form with the saved version. */
  children: (version: Data, onSaved: (version: Data) => void) => ReactNode
}

/**
 * A form that stays with the version it was opened with, because its draft was typed for that version. A refused save
 * reads the data again: a note then offers the current version. Otherwise the typed values would be lost, or the next
 * save would overwrite the change of the other operator.
 */
export function OpenedVersion<Data extends Version>({ data, children }: OpenedVersionProps<Data>) {
  const [{ openedData, readVersion }, setOpened] = useState({ openedData: data, readVersion: data?.revision })
  const open = (version: Data) => setOpened({ openedData: version, readVersion: data?.revision })
  // Right after a save, `data` is still the version before it.
  const isOutdated = data?.revision !== openedData?.revision && data?.revision !== readVersion
  return (
    <>
      {isOutdated && <OutdatedNote onShowCurrent={() => open(data)} />}
      <Fragment key={openedData?.revision}>{children(openedData, open)}</Fragment>
    </>
  )
}

type OpenedInDialogProps<Data> = Pick<OpenedVersionProps<Data>, 'data'> & { children: (version: Data) => ReactNode }

/** `OpenedVersion` for a form in a dialog: `FormDialog` shows the note above the fields. */
export function OpenedInDialog<Data extends Version>({ data, children }: OpenedInDialogProps<Data>) {
  const [openedData, setOpenedData] = useState(data)
  const isOutdated = data?.revision !== openedData?.revision
  return (
    <NoteInDialog value={isOutdated && <OutdatedNote onShowCurrent={() => setOpenedData(data)} />}>
      <Fragment key={openedData?.revision}>{children(openedData)}</Fragment>
    </NoteInDialog>
  )
}

const NoteInDialog = createContext<ReactNode>(null)

/** The note of the surrounding `OpenedInDialog`; null without one. */
export const useOutdatedNote = (): ReactNode => useContext(NoteInDialog)

/** Reports that the data of an open form were changed by someone else, and offers the current version. */
function OutdatedNote({ onShowCurrent }: { onShowCurrent: () => void }) {
  return (
    <Alert color="yellow" variant="light" mb="md" role="status">
      <Trans>Someone else has just changed this. Your changes aren’t saved.</Trans>{' '}
      <Button variant="default" size="compact-sm" onClick={onShowCurrent}>
        <Trans>Show current version</Trans>
      </Button>
    </Alert>
  )
}
