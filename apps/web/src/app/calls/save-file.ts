import type { Route } from '@countinghouse/contract/route'
import type { InputOf, Schema } from '@countinghouse/contract/schema'
import { currentLocale } from '../../ui/theme/theme-store.ts'
import { afterSession, isReleased, newIdempotencyKey } from './call.ts'
import { errorOfAnswer, offlineError } from './call-error.ts'
import { awaitAnswer, noteConnection } from '../offline/connection.ts'
import { pageSession } from '../session/page-session.ts'
import { requestOf } from './request.ts'

/**
 * Lets the browser save what a route answers as a file, for questions that are too long for an address; beside `call` a door to
 * the network, because the answer is no JSON. Answers the file's name. Throws: CallError.
 */
export async function saveFile<I extends Schema>(
  route: Route<I>,
  input: InputOf<I>,
  idempotencyKey = newIdempotencyKey(),
): Promise<string> {
  const locale = currentLocale()
  const { url, ...init } = requestOf(route, input, { locale, idempotencyKey, whose: pageSession() })
  const noteAnswer = awaitAnswer()
  const answer = await fetch(url, init).catch(() => {
    noteConnection('unanswered')
    throw offlineError(locale)
  })
  noteAnswer()
  if (!answer.ok) {
    const body: unknown = await answer.json().catch(() => undefined)
    const error = errorOfAnswer(answer, body, locale)
    if (await isReleased(error)) return await saveFile(route, input, idempotencyKey)
    throw afterSession(error)
  }
  const name = fileNameOf(answer.headers.get('content-disposition') ?? '')
  saveBytes(name, await answer.blob())
  return name
}

/** Saves data of the page as a file. */
export function saveBytes(name: string, bytes: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(bytes)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/** Source: RFC 8187. */
export function fileNameOf(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1] ?? 'file'
  return decodeURIComponent(encoded)
}
