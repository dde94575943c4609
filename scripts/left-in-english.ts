/** Words that are the same in every language. */
export const NAMES =
  /\b(Sampan|Webhook|PayPal|Stripe|Visa|Mastercard|JCB|USDT|USDC|TRC20|ERC20|BEP20|TRON|Ethereum|SWIFT|QR|OK|ID|URL|AU|CA|CN|EU|UK|US)\b/g

export type Message = { id: string; text: string }

/** Whether a translation is still English: it has words of the source and no letter of another script. */
export function isLeftInEnglish({ id, text }: Message): boolean {
  const words = text.replace(/<[^>]*>|\{[^}]*\}/g, ' ').replace(NAMES, ' ')
  return id === text && /[A-Za-z]{2}/.test(words)
}
