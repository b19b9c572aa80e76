import type { Route } from '@countinghouse/contract/route'
import type { InputOf, Schema } from '@countinghouse/contract/schema'
import { currentLocale } from '../../ui/theme/theme-store.ts'
import { requestOf } from './request.ts'

/** Address of a file route for a plain link; the browser sends the cookie and saves the response. */
export function downloadAddress<I extends Schema>(route: Route<I>, input: InputOf<I>): string {
  return requestOf(route, input, { locale: currentLocale(), idempotencyKey: '' }).url
}
