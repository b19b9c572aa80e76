import { text } from '@countinghouse/contract/kit/record.text'
import type { Text } from '@countinghouse/kernel/text'
import { CallError } from './call.ts'
import type { Language } from '../../ui/language/language.tsx'

const eventTexts: Readonly<Record<string, Text>> = {
  create: text.event_create,
  edit: text.event_edit,
  deactivate: text.event_deactivate,
  delete: text.event_delete,
  export: text.event_export,
  merge: text.event_merge,
}

/** Why an action failed, in one sentence with the way out. */
export function failureText({ t }: Pick<Language, 't'>, error: unknown, page: string): string {
  if (!(error instanceof CallError)) throw error
  if (error.isOffline) return t(text.offline)
  const event = error.details?.event
  if (error.code !== 'forbidden' || typeof event !== 'string') return error.message
  return t(text.noPermission, { event: eventTexts[event] === undefined ? event : t(eventTexts[event]), page })
}
