import { useLingui } from '@lingui/react/macro'
import { useRead } from '@sampan/front/use-read'
import { useMemo } from 'react'
import { areaNames } from '../../features/address/area-names.ts'
import { type CascadeOption, Cascader } from '../../ui/form/cascader.tsx'
import { PickField } from '../../ui/form/pick-field.tsx'

type Branch = { code: string; name: string; children?: readonly Branch[] | undefined }

const optionOf = ({ code, name, children = [] }: Branch): CascadeOption => ({
  value: code,
  label: name,
  children: children.map(optionOf),
})

type Props = { country: string; value: string[]; error: string | undefined; onOpen: () => void }

/** The area within a country. Not rendered for countries without areas. */
export function AreaField({ country, value, error, onOpen }: Props) {
  const { t } = useLingui()
  const { data: areas } = useRead('GET /api/area', { country })
  if (areas?.length === 0) return null
  return (
    <PickField
      label={t`Area`}
      required
      text={areaNames(areas ?? [], value)}
      placeholder={t`Choose`}
      error={error}
      onOpen={onOpen}
    />
  )
}

type SheetProps = {
  open: boolean
  onClose: () => void
  country: string
  value: string[]
  onChange: (area: string[]) => void
}

/**
 * Chooses the area level by level. Rendered outside the address form, because the search in this sheet is a form too,
 * and forms cannot be nested.
 */
export function AreaSheet({ open, onClose, country, value, onChange }: SheetProps) {
  const { t } = useLingui()
  const { data: areas, isError, isFetching, refetch } = useRead('GET /api/area', { country })
  const options = useMemo(() => areas?.map(optionOf), [areas])
  return (
    <Cascader
      open={open && areas?.length !== 0}
      onClose={onClose}
      title={t`Area`}
      options={options}
      onRetry={isError && !isFetching ? () => void refetch() : undefined}
      value={value}
      onChange={(path) => onChange(path.map((step) => step.value))}
    />
  )
}
