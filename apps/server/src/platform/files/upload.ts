import type { Readable } from 'node:stream'
import { text as errorText } from '@countinghouse/contract/errors.text'
import { fail } from '@countinghouse/contract/errors'
import { text } from '@countinghouse/contract/upload.text'
import type { Upload } from '@countinghouse/contract/route'
import { format } from '@countinghouse/contract/text'
import { AppError } from '@countinghouse/kernel/errors'
import type { Ctx } from '../calls/context.ts'
import { cleanFileName } from './file-name.ts'
import type { ByteSource, FileStore, StoredBytes } from './file-store.ts'
import { headBytes, kindName, mediaTypeOf } from './media-type.ts'

/** Bytes that a request brought into the store; a file once `saveFile` has given them a row. */
export type ReceivedFile = StoredBytes & {
  /** Cleaned for display. */
  readonly name: string
  readonly mediaType: string
}

type Wanted = { readonly upload: Upload; readonly fileName: string; readonly body: Readable | null }

/**
 * Streams the body of a request into the store and refuses it as soon as it breaks a rule; what was stored until then is gone.
 * Throws: too_large, invalid_input, limit_exceeded with details.limit disk.
 */
export async function receiveFile(
  store: FileStore,
  ctx: Ctx,
  { upload, fileName, body }: Wanted,
): Promise<ReceivedFile> {
  if (body === null) return rejectFile(ctx, 'file_empty')
  if (!(await store.hasRoom())) {
    fail('limit_exceeded', { details: { limit: 'disk' }, message: format(errorText.disk_full, ctx.locale) })
  }
  const name = cleanFileName(fileName)
  let mediaType: string | null = null
  async function* checked(bytes: Readable): ByteSource {
    let size = 0
    let head = Buffer.alloc(0)
    for await (const chunk of readable(bytes)) {
      size += chunk.byteLength
      if (size > upload.maxBytes) fail('too_large', { details: { maxBytes: upload.maxBytes } })
      if (mediaType === null) {
        head = Buffer.concat([head, chunk])
        if (head.byteLength >= headBytes) mediaType = admitted(ctx, upload, name, head)
      }
      yield chunk
    }
    if (size === 0) rejectFile(ctx, 'file_empty')
    mediaType ??= admitted(ctx, upload, name, head)
  }
  const stored = await store.put(ctx.companyId, checked(body))
  return { ...stored, name, mediaType: mediaType ?? 'application/octet-stream' }
}

/** A client that goes away in the middle is no failure of ours. What is refused half way is read to its end, so that the answer arrives. */
async function* readable(body: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of body.iterator({ destroyOnReturn: false })) yield Buffer.from(chunk as Uint8Array)
  } catch (error) {
    if (body.errored !== null || body.destroyed) fail('invalid_input', { details: { reason: 'body' } })
    throw error
  } finally {
    body.resume()
  }
}

function admitted(ctx: Ctx, { mediaTypes }: Upload, name: string, head: Buffer): string {
  const mediaType = mediaTypeOf(name, head.subarray(0, headBytes))
  if (mediaTypes !== 'any' && !mediaTypes.includes(mediaType)) {
    return rejectFile(ctx, 'file_type', { kinds: mediaTypes.map(kindName).join(', ') })
  }
  return mediaType
}

/** Throws: invalid_input, always, with the words beside the file. */
export function rejectFile(
  ctx: Pick<Ctx, 'locale'>,
  code: keyof typeof text,
  params?: Readonly<Record<string, string>>,
): never {
  throw new AppError('invalid_input', {
    fields: { fileName: [{ code, message: format(text[code], ctx.locale, params) }] },
  })
}
