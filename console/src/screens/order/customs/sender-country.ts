/** The country that parcels leave from, as last chosen on this device. */
const SENDER_COUNTRY_KEY = 'sampan.desk.sender_country'

export const storedSenderCountry = (): string => localStorage.getItem(SENDER_COUNTRY_KEY) ?? ''
export const storeSenderCountry = (country: string): void => localStorage.setItem(SENDER_COUNTRY_KEY, country)
