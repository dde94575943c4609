import { useLingui } from '@lingui/react/macro'
import { Stack, Text } from '@mantine/core'
import { PicturesField } from '../../../features/picture/pictures-field.tsx'
import { TextsSheet } from '../texts-sheet.tsx'
import type { BannerDraft } from './banner-draft.ts'

type BannerFieldsProps = { banner: BannerDraft; onChange: (part: Partial<BannerDraft>) => void }

export function BannerFields({ banner, onChange }: BannerFieldsProps) {
  const { t } = useLingui()
  const rows = [
    { key: 'eyebrow', label: t`Text above the headline`, limit: 80 },
    { key: 'title', label: t`Headline`, limit: 80 },
    { key: 'action', label: t`Button`, limit: 40 },
    { key: 'link', label: t`Link`, limit: 300 },
  ] as const
  return (
    <Stack gap="sm" miw={0}>
      <TextsSheet
        label={t`Texts`}
        name="banner"
        head={t`Text`}
        limit={80}
        rows={rows.map((row) => ({ ...row, head: row.label, texts: banner[row.key] }))}
        onChange={onChange}
      />
      <Text size="xs" c="dimmed">
        {t`Link to a page of this shop, such as /explore or /products?category=toys. Languages left empty use the English link.`}
      </Text>
      <PicturesField
        label={t`Portrait picture (4:5). Keep the top half clear for text.`}
        value={banner.image}
        limit={1}
        onChange={(image) => onChange({ image })}
      />
    </Stack>
  )
}
