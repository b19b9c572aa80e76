import { text } from '@countinghouse/contract/inventory/stock-check.text'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { validateStoreAndReason, locationsOfLines } from '../validate-store-and-reason.ts'

type Entered = {
  readonly storeId: number
  readonly reasonId: number
  readonly note?: string | null
  readonly scope?: readonly { readonly locationId?: number | null }[]
}

/** Throws: what validateStoreAndReason throws, the direction for every reason code without both directions. */
export async function validateCheck(ctx: Ctx, tx: Tx, values: Readonly<Record<string, unknown>>): Promise<void> {
  const entered = values as Entered
  await validateStoreAndReason(
    ctx,
    tx,
    { ...entered, places: locationsOfLines(entered.scope ?? [], 'scope') },
    {
      elsewhere: { code: 'inventory.rule_broken', text: text.elsewhere },
      wrongWay: (direction) => ({
        fields: direction === 'in' || direction === 'out' ? ['reasonId'] : [],
        text: text.bothWays,
      }),
    },
  )
}
