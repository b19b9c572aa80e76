import { text } from '@countinghouse/contract/inventory/stock-check.text'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db.ts'
import { judgeStoreAndReason, placesOfLines } from '../judge-store-and-reason.ts'

type Typed = {
  readonly storeId: number
  readonly reasonId: number
  readonly note?: string | null
  readonly scope?: readonly { readonly locationId?: number | null }[]
}

/** Throws: what judgeStoreAndReason throws, the direction for every reason code without both directions. */
export async function judgeCheck(ctx: Ctx, tx: Tx, values: Readonly<Record<string, unknown>>): Promise<void> {
  const typed = values as Typed
  await judgeStoreAndReason(
    ctx,
    tx,
    { ...typed, places: placesOfLines(typed.scope ?? [], 'scope') },
    {
      elsewhere: { code: 'inventory.rule_broken', text: text.elsewhere },
      wrongWay: (direction) => ({
        fields: direction === 'in' || direction === 'out' ? ['reasonId'] : [],
        text: text.bothWays,
      }),
    },
  )
}
