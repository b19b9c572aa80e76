import type { z } from 'zod'
import { Problem } from './stripe-objects.ts'

export type StripeCall = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** Of a call that changes something: the same key takes effect once. */
  readonly key?: string
  readonly form?: Readonly<Record<string, string>>
}

/** `unknown`: it may or may not have taken effect. */
export type StripeAnswer<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'unknown' }

type Account = { readonly address: string; readonly secretKey: string }

const version = '2024-06-20'
const answerMs = 20_000
const longestAnswer = 1_000_000
/** Statuses that say nothing of the call itself: it runs elsewhere, there are too many, the service is away. */
const undecided = new Set([408, 409, 425, 429])

/** Calls Stripe once. It never throws: what is not answered, or not understood, is unknown. */
export async function callStripe<T>(
  { address, secretKey }: Account,
  schema: z.ZodType<T>,
  { method, path, key, form }: StripeCall,
): Promise<StripeAnswer<T>> {
  try {
    const response = await fetch(new URL(path, address), {
      method,
      headers: {
        authorization: `Bearer ${secretKey}`,
        'stripe-version': version,
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(form !== undefined && { body: new URLSearchParams(form) }),
      redirect: 'error',
      signal: AbortSignal.timeout(answerMs),
    })
    const text = await response.text()
    if (text.length > longestAnswer || response.status >= 500 || undecided.has(response.status))
      return { kind: 'unknown' }
    const body: unknown = JSON.parse(text)
    if (response.ok) {
      const parsed = schema.safeParse(body)
      return parsed.success ? { kind: 'done', value: parsed.data } : { kind: 'unknown' }
    }
    const problem = Problem.safeParse(body)
    const error = problem.success ? problem.data.error : null
    return { kind: 'refused', code: error?.decline_code ?? error?.code ?? error?.type ?? String(response.status) }
  } catch {
    // Broken off, timed out or no JSON: Stripe may have done it.
    return { kind: 'unknown' }
  }
}
