import type { Page } from '@countinghouse/contract/page'
import type { Text } from '@countinghouse/kernel/text'
import type { Ctx } from '../calls/context.ts'
import type { Tx } from '../database/db.ts'

/** A kind of thing that goes wrong and needs a person: a module exports its own as `exceptions` from an `*.api.ts`. */
export type ExceptionKind = {
  readonly kind: string
  readonly title: Text
  /** What happened and why, with the arguments of the exception as parameters. */
  readonly cause: Text
  readonly severity: 'warning' | 'error'
  /** Its right `view` shows the exceptions, `event` lets act on them; it is where they are put right, with `?open=<record>`. */
  readonly page: Page
  readonly event: string
  /** Who owns one sees it and may act on it without these rights, and finds it here. */
  readonly ownersAddress?: string
  /** Does again what failed; answers whether it succeeded, or that it has begun and its end will tell. Left out where only a person can put it right. */
  readonly retry?: (
    ctx: Ctx,
    tx: Tx,
    exception: { readonly key: string; readonly recordId: number | null },
  ) => Promise<boolean | 'begun'>
}
