import type { Quote } from '@sampan/contract'
import type { ShopService } from '@sampan/contract/delivery'
import { FREIGHT_SERVICES, type FreightService } from '@sampan/contract/rules'
import { useStoredText } from '../../session/use-stored-text.ts'

type Choices = Record<string, FreightService>

/**
 * The delivery services that the shopper chose in a checkout, by shop. They survive a reload. Until the first choice they are
 * those of the agent that prepared the checkout.
 */
export function useShopServices(of_checkout: string, prepared: readonly ShopService[] = []) {
  const [storedText, setStoredText] = useStoredText(`services ${of_checkout}`)
  const choices: Choices = storedText
    ? choicesIn(storedText)
    : Object.fromEntries(prepared.map(({ shop_id, service }) => [shop_id, service]))
  const shop_services = Object.entries(choices).map(([shop_id, service]) => ({ shop_id, service }))
  return {
    chosenFor: (shop_id: string): FreightService | undefined => choices[shop_id],
    choose: (shop_id: string, service: FreightService) =>
      setStoredText(JSON.stringify({ ...choices, [shop_id]: service })),
    forget: () => setStoredText(''),
    /** The field of a quote that contains the choices; missing if there are none. */
    asked: shop_services.length > 0 ? { shop_services } : {},
  }
}

/** The services of a quote that were chosen among several. An order names them, so that it is refused if one has ended. */
export function quotedServices({ groups }: Quote): { shop_services?: ShopService[] } {
  const shop_services = groups.flatMap(({ shop: { shop_id }, service, services }) =>
    service && services.length > 1 ? [{ shop_id, service }] : [],
  )
  return shop_services.length > 0 ? { shop_services } : {}
}

function choicesIn(storedText: string): Choices {
  try {
    const choices: unknown = JSON.parse(storedText)
    if (typeof choices !== 'object' || choices === null) return {}
    return Object.fromEntries(
      Object.entries(choices).flatMap(([shop_id, service]) => {
        const kind = FREIGHT_SERVICES.find((one) => one === service)
        return kind ? [[shop_id, kind]] : []
      }),
    )
  } catch {
    return {} // a text of an earlier version
  }
}
