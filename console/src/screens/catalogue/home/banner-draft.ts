import type { Texts } from '../../../ui/text/texts.ts'

export type BannerDraft = {
  key: string
  image: string[]
  eyebrow: Texts
  title: Texts
  action: Texts
  link: Texts
}
