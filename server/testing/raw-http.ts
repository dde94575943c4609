import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

/** Sends a request target unchanged, which HTTP clients would normalise, and returns the complete reply. */
export async function sendRaw(port: number, target: string): Promise<{ status: number; answer: string }> {
  const socket = connect(port, '127.0.0.1')
  socket.write(`GET ${target} HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n`)
  const answer = await text(socket)
  return { status: Number(answer.split(' ')[1]), answer }
}
