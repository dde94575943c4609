import type { Brand } from '@sampan/contract'
import { nameIn } from '@sampan/contract/brand-name'
import type { Language } from '@sampan/contract/rules'
import type { Letter } from '../../mail/letter/letter.ts'
import { addressInMail } from '../picture/catalogue-picture-service.ts'

const LOGO_HEIGHT = 32
const LOGO_WIDTH = 220

/** The name and logo of the shop at the top of a mail, which link to the shop. */
export const shopInLetter = (brand: Brand, language: Language, public_url: string): Letter['shop'] => ({
  name: nameIn(brand, language),
  href: public_url,
  logo: logoOf(brand.logo, public_url),
})

function logoOf(logo: Brand['logo'], public_url: string): Letter['shop']['logo'] {
  if (!logo) return null
  const scale = Math.min(LOGO_HEIGHT / logo.height, LOGO_WIDTH / logo.width)
  return {
    src: public_url + addressInMail(logo.address, 'png'),
    width: Math.round(logo.width * scale),
    height: Math.round(logo.height * scale),
    ground: logo.ground,
  }
}
