import type { TextParams } from '@countinghouse/contract/text'
import { text } from '@countinghouse/contract/shell/sign-in.text'
import type { Text } from '@countinghouse/kernel/text'
import { CallError } from '../../../app/calls/call-error.ts'

type Translate = (text: Text, params?: TextParams) => string

/** What to tell a person whose sign-in failed. Source: docs/guides/auth.md, Sign-in and sessions. */
export function signInProblem(error: unknown, t: Translate): string {
  if (!(error instanceof CallError)) return t(text.failed)
  if (error.status === 429) return t(text.tooMany, { m: waitMinutes(error) })
  if (error.hasServerMessage || error.isOffline) return error.message
  return error.status === 401 ? t(text.failed) : error.message
}

/** Whole minutes to wait, at least one. */
function waitMinutes(error: CallError): number {
  const seconds = error.retryAfterSeconds ?? Number(error.details?.retryAfter ?? 60)
  return Math.max(1, Math.ceil((Number.isFinite(seconds) ? seconds : 60) / 60))
}
