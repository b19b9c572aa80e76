import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { contentDisposition } from './file-name.ts'

/** What a download answers: bytes with the name under which they are saved. */
export type DownloadAnswer = {
  readonly bytes: Readable
  readonly name: string
  readonly mediaType: string
  /** Units: bytes. Left out where the bytes are made while they are sent. */
  readonly byteSize?: number
  /** Shown instead of saved: for pictures that we encoded ourselves, and nothing else. */
  readonly isInline?: boolean
  /** Of bytes that are asked for often: whoever has them is told that they are the same. */
  readonly etag?: string
}

/** Whatever the bytes are, a browser saves them, guesses nothing and runs nothing. */
export function sendDownload(
  reply: FastifyReply,
  { bytes, name, mediaType, byteSize, isInline, etag }: DownloadAnswer,
): FastifyReply {
  reply.header('Content-Disposition', contentDisposition(isInline === true ? 'inline' : 'attachment', name))
  reply.header('Content-Security-Policy', "default-src 'none'; sandbox")
  reply.header('X-Content-Type-Options', 'nosniff')
  if (etag !== undefined) {
    reply.header('ETag', etag)
    if (reply.request.headers['if-none-match'] === etag) {
      bytes.destroy()
      return reply.code(304).send()
    }
  }
  if (byteSize !== undefined) reply.header('Content-Length', byteSize)
  return reply.type(mediaType).send(bytes)
}
