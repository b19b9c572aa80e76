import type { Route } from '@countinghouse/contract/route'
import type { InputOf, OutputOf, Schema } from '@countinghouse/contract/schema'
import { useQueryClient } from '@tanstack/react-query'
import { isOutcomeUnknown, useKeyKeeper } from '../../app/calls/idempotency-key.ts'
import { failureText } from '../../app/calls/failure-text.ts'
import { showToast } from '../../ui/dialog/toast.tsx'
import { call, CallError } from '../../app/calls/call.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import { invalidateStale } from '../../app/calls/queries.ts'

type Fields = Readonly<Record<string, string>>

/**
 * Sends a write and shows everybody's answer to it anew. Answers null when it was refused; the reason went to its fields where the
 * caller shows them, else to `onRefusal`, such as of a dialog that would cover a toast, else into a toast.
 */
export function useWrite(
  page: string,
  onFields?: (fields: Fields, error: CallError) => void,
  onRefusal?: (error: CallError) => void,
) {
  const queryClient = useQueryClient()
  const language = useLanguage()
  const keys = useKeyKeeper()
  return async function write<I extends Schema, O extends Schema>(
    route: Route<I, O>,
    input: InputOf<I>,
  ): Promise<OutputOf<O> | null> {
    try {
      const answer = await call(route, input, { idempotencyKey: keys.keyFor([route.id, input]) })
      keys.forget()
      await invalidateStale(queryClient, route)
      return answer
    } catch (error) {
      if (!isOutcomeUnknown(error)) keys.forget()
      const fields = error instanceof CallError ? messagesOf(error) : {}
      if (error instanceof CallError && onFields !== undefined && Object.keys(fields).length > 0)
        onFields(fields, error)
      else if (error instanceof CallError && onRefusal !== undefined) onRefusal(error)
      else showToast(language, { tone: 'error', message: failureText(language, error, page) })
      // Changed by another user or deleted: the shown data is outdated.
      if (error instanceof CallError && [404, 409].includes(error.status)) await invalidateStale(queryClient, route)
      return null
    }
  }
}

function messagesOf({ fields }: CallError): Fields {
  const entries = Object.entries(fields ?? {}).map(([path, [first]]) => [path, first?.message ?? ''])
  return Object.fromEntries(entries) as Fields
}
