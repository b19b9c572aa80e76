import type { Route } from '@countinghouse/contract/route'
import type { InputOf, OutputOf, Schema } from '@countinghouse/contract/schema'
import { currentLocale } from '../../ui/theme/theme-store.ts'
import { afterSession, isReleased, newIdempotencyKey, outputOf } from './call.ts'
import { errorOfAnswer, offlineError } from './call-error.ts'
import { awaitAnswer, noteConnection } from '../offline/connection.ts'
import { pageSession } from '../session/page-session.ts'
import { requestOf } from './request.ts'

export type UploadOptions = {
  readonly idempotencyKey?: string
  /** Aborts the upload, which then throws the reason of the signal. */
  readonly signal?: AbortSignal
  /** Uploaded share, 0 to 1. */
  readonly onProgress?: (share: number) => void
}

/** Sends a file to a route that takes one; beside `call` the only door to the network, because `fetch` tells no progress of what it sends. Throws: CallError. */
export async function upload<I extends Schema, O extends Schema>(
  route: Route<I, O>,
  input: InputOf<I>,
  file: Blob,
  options: UploadOptions = {},
): Promise<OutputOf<O>> {
  const idempotencyKey = options.idempotencyKey ?? newIdempotencyKey()
  const { url, headers, method } = requestOf(route, input, {
    locale: currentLocale(),
    idempotencyKey,
    whose: pageSession(),
  })
  try {
    return outputOf(route, await send({ url, headers, method }, file, options))
  } catch (error) {
    if (await isReleased(error)) return await upload(route, input, file, { ...options, idempotencyKey })
    throw afterSession(error)
  }
}

type Address = { readonly url: string; readonly method: string; readonly headers: Readonly<Record<string, string>> }

function send({ url, method, headers }: Address, file: Blob, { signal, onProgress }: UploadOptions) {
  return new Promise<{ status: number; requestId: string | null; body: unknown }>((resolve, reject) => {
    signal?.throwIfAborted()
    const noteAnswer = awaitAnswer()
    const request = new XMLHttpRequest()
    const stop = () => request.abort()
    signal?.addEventListener('abort', stop)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total === 0 ? 1 : loaded / total))
    request.addEventListener('loadend', () => {
      signal?.removeEventListener('abort', stop)
      if (signal?.aborted) return reject(signal.reason)
      if (request.status === 0) {
        noteConnection('unanswered')
        return reject(offlineError(currentLocale()))
      }
      noteAnswer()
      const head = { status: request.status, headers: { get: (name: string) => request.getResponseHeader(name) } }
      const body = jsonOf(request.responseText)
      if (request.status >= 300) return reject(errorOfAnswer(head, body, currentLocale()))
      resolve({ status: request.status, requestId: head.headers.get('x-request-id'), body })
    })
    request.open(method, url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.setRequestHeader('Content-Type', 'application/octet-stream')
    request.send(file)
  })
}

/** The page of a proxy is not JSON; only the status remains. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
