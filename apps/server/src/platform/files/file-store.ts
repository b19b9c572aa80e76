import type { Readable } from 'node:stream'

/** What became of bytes that were put into a store. */
export type StoredBytes = {
  /** Made by the store; the only way back to the bytes. */
  readonly key: string
  /** Units: bytes. */
  readonly byteSize: number
  /** Lower-case hexadecimal. */
  readonly sha256: string
}

export type ByteSource = AsyncIterable<Uint8Array>

/** What the store was asked for is not there; a store that cannot be reached throws another error. */
export class BytesGone extends Error {
  override name = 'BytesGone'
}

/** Where the bytes of files lie. A row of `platform.file` is what makes them a file; without one they are swept. */
export type FileStore = {
  /** Durable once it answers; leaves nothing behind when the source fails. */
  readonly put: (companyId: number, source: ByteSource) => Promise<StoredBytes>
  /** Puts bytes back under the key that they had, over what is there. Throws: Error for a key that no store made. */
  readonly putBack: (key: string, source: ByteSource) => Promise<StoredBytes>
  /** Throws: BytesGone. */
  readonly open: (key: string) => Promise<Readable>
  /** Of bytes that are gone already: nothing. */
  readonly remove: (key: string) => Promise<void>
  /** Everything a company has in the store, in no order. */
  readonly list: (companyId: number) => AsyncIterable<{ readonly key: string; readonly storedAt: Date }>
  /** Whether there is room for an upload. */
  readonly hasRoom: () => Promise<boolean>
  /** Removes what was being put since before a time and never became whole. */
  readonly clean: (before: Date) => Promise<void>
}
