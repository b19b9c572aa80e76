import { uploadMaxBytes } from '@countinghouse/contract/route'
import type { Route } from '@countinghouse/contract/route'
import type { Schema } from '@countinghouse/contract/schema'
import { createStore } from 'zustand/vanilla'
import { CallError, newIdempotencyKey } from '../../app/calls/call.ts'
import { upload } from '../../app/calls/upload.ts'

/** An upload to a record. */
export type Upload = {
  readonly key: string
  /** The record: `procure.brand:7`. */
  readonly place: string
  readonly file: File
  readonly state: 'waiting' | 'sending' | 'failed'
  /** Uploaded share, 0 to 1; 1 while the server checks the file. */
  readonly share: number
  /** The error: message of the server, or `too_large`. */
  readonly problem: string | null
  readonly canRetry: boolean
}

type Named = { id: number; fileName: string }

export type Target = {
  readonly place: string
  readonly id: number
  readonly route: Route<Schema<Named, Named>>
  /** Called for each completed upload. */
  readonly onArrived: () => Promise<unknown>
}

/** Maximum concurrent uploads. */
const mostAtOnce = 2

/** All pending and failed uploads; they continue while another record is open. */
export const uploads = createStore<readonly Upload[]>(() => [])

const running = new Map<string, AbortController>()
const targets = new Map<string, Target>()

/** Uploads files to a record, two at a time; files that are too large are not sent. */
export function addUploads(target: Target, files: readonly File[]): void {
  const added = files.map((file): Upload => {
    const isTooLarge = file.size > uploadMaxBytes
    // Kept over retries, so that a file whose response was lost is not attached twice.
    const key = newIdempotencyKey()
    targets.set(key, target)
    return {
      key,
      place: target.place,
      file,
      state: isTooLarge ? 'failed' : 'waiting',
      share: 0,
      problem: isTooLarge ? 'too_large' : null,
      canRetry: false,
    }
  })
  uploads.setState((known) => [...known, ...added], true)
  sendNext()
}

/** Cancels a pending upload or removes a failed one. */
export function dropUpload(key: string): void {
  running.get(key)?.abort()
  forget(key)
}

export function retryUpload(key: string): void {
  change(key, { state: 'waiting', problem: null, share: 0 })
  sendNext()
}

function sendNext(): void {
  const next = uploads.getState().find(({ state }) => state === 'waiting')
  if (next === undefined || running.size >= mostAtOnce) return
  void send(next)
  sendNext()
}

async function send({ key, file }: Upload): Promise<void> {
  const target = targets.get(key)
  if (target === undefined) return
  const controller = new AbortController()
  running.set(key, controller)
  change(key, { state: 'sending' })
  try {
    await upload(target.route, { id: target.id, fileName: file.name }, file, {
      idempotencyKey: key,
      signal: controller.signal,
      onProgress: (share) => change(key, { share }),
    })
    await target.onArrived()
    forget(key)
  } catch (error) {
    if (controller.signal.aborted) await target.onArrived()
    else change(key, { state: 'failed', ...failureOf(error) })
  } finally {
    running.delete(key)
    sendNext()
  }
}

/** A rejected file cannot be retried; other failures can. */
function failureOf(error: unknown): Pick<Upload, 'problem' | 'canRetry'> {
  if (!(error instanceof CallError)) return { problem: String(error), canRetry: true }
  const [said] = error.fields?.['fileName'] ?? []
  const isFinal = error.status >= 400 && error.status < 500 && ![408, 409, 429].includes(error.status)
  return { problem: said?.message ?? error.message, canRetry: !isFinal || said?.code === 'file_unscanned' }
}

function change(key: string, part: Partial<Upload>): void {
  uploads.setState((known) => known.map((one) => (one.key === key ? { ...one, ...part } : one)), true)
}

function forget(key: string): void {
  targets.delete(key)
  uploads.setState((known) => known.filter((one) => one.key !== key), true)
}
