type SentLine = { quantity: number; sent_quantity: number; not_sent_quantity: number }

/** The pieces of a line that wait to be sent: neither in a parcel, nor refunded before they were sent. */
export const piecesToSend = ({ quantity, sent_quantity, not_sent_quantity }: SentLine): number =>
  quantity - sent_quantity - not_sent_quantity
