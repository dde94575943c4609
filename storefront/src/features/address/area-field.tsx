import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useCall } from '../../call.ts'
import { type CascadeOption, Cascader } from '../../ui/cascader.tsx'
import { PickField } from '../../ui/pick-field.tsx'
import { areaNames } from './address-text.ts'
import { areaQuery } from './area-queries.ts'

type Branch = { code: string; name: string; children?: readonly Branch[] | undefined }

const optionOf = ({ code, name, children = [] }: Branch): CascadeOption => ({
  value: code,
  label: name,
  children: children.map(optionOf),
})

type Props = {
  country: string
  value: string[]
  onChange: (area: string[]) => void
  error: string | undefined
}

/** The area within a country, step by step. Countries that know no areas have no such field. */
export function AreaField({ country, value, onChange, error }: Props) {
  const { t } = useLingui()
  const [isChoosing, setChoosing] = useState(false)
  const { data: areas, isError, refetch } = useQuery(areaQuery(useCall(), country))
  const options = useMemo(() => (areas ?? []).map(optionOf), [areas])
  if (areas?.length === 0) return null
  const open = () => {
    if (areas) setChoosing(true)
    else void refetch()
  }
  return (
    <>
      <PickField
        label={t`Area`}
        required
        text={areaNames(areas ?? [], value)}
        placeholder={t`Province, city, district`}
        error={error ?? (isError ? t`The areas could not be loaded. Tap to try again.` : undefined)}
        onOpen={open}
      />
      <Cascader
        open={isChoosing}
        onClose={() => setChoosing(false)}
        title={t`Area`}
        options={options}
        value={value}
        onChange={(path) => onChange(path.map((step) => step.value))}
      />
    </>
  )
}
