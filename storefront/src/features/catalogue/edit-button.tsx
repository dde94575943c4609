import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/button/button.tsx'

type Props = {
  /** Accessible name of "Edit", which says what is edited. */
  label: string
  isEditing: boolean
  onEdit: (isEditing: boolean) => void
}

/** The button at the end of the bar that starts and ends the edit mode of a list. */
export const EditButton = ({ label, isEditing, onEdit }: Props) => (
  <Button tone="quiet" size="small" aria-label={isEditing ? undefined : label} onClick={() => onEdit(!isEditing)}>
    {isEditing ? <Trans context="button">Done</Trans> : <Trans>Edit</Trans>}
  </Button>
)
