/** Webhooks: topics and limits. Without schemas, because browsers load this file. */

/** Topics of the events that webhooks send. */
export const WEBHOOK_TOPICS = ['order', 'refund', 'recharge', 'withdrawal', 'chat', 'stock'] as const
export type WebhookTopic = (typeof WEBHOOK_TOPICS)[number]
export const WEBHOOK_URL_LIMIT = 1_000
export const WEBHOOKS_LIMIT = 20
/** The numbers of events of an address are counted up to this. */
export const WEBHOOK_COUNT_LIMIT = 1_000
/**
 * Why the shop turned an address off: it replied 410 (Gone), accepted nothing for three days, too many events waited while it
 * failed, or its secret could not be decrypted for three days.
 */
export const WEBHOOK_OFF_BECAUSE = ['gone', 'dead', 'full', 'secret'] as const
export type WebhookOffBecause = (typeof WEBHOOK_OFF_BECAUSE)[number]
