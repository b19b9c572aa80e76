import { text as refusalText } from '@countinghouse/contract/inventory/errors.text'
import { text } from '@countinghouse/contract/wms/dispatch.text'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db.ts'
import { judgeStoreAndReason, placesOfLines } from '../../inventory/index.ts'

type Typed = {
  readonly storeId: number
  readonly reasonId: number
  readonly note?: string | null
  readonly lines: readonly { readonly locationId?: number | null }[]
}

/** Throws: errors of judgeStoreAndReason, and the direction error for a reason code that only adds stock. */
export async function judgeDispatch(ctx: Ctx, tx: Tx, values: Readonly<Record<string, unknown>>): Promise<void> {
  const typed = values as Typed
  await judgeStoreAndReason(
    ctx,
    tx,
    { ...typed, places: placesOfLines(typed.lines) },
    {
      elsewhere: { code: 'wms.rule_broken', text: text.elsewhere },
      wrongWay: (direction) => ({
        fields: direction === 'in' ? ['reasonId'] : [],
        text: refusalText.reason_direction,
      }),
    },
  )
}
