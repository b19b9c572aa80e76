import { text as refusalText } from '@countinghouse/contract/inventory/errors.text'
import { text } from '@countinghouse/contract/wms/dispatch.text'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { validateStoreAndReason, locationsOfLines } from '../../inventory/index.ts'

type Entered = {
  readonly storeId: number
  readonly reasonId: number
  readonly note?: string | null
  readonly lines: readonly { readonly locationId?: number | null }[]
}

/** Throws: errors of validateStoreAndReason, and the direction error for a reason code that only adds stock. */
export async function validateDispatch(ctx: Ctx, tx: Tx, values: Readonly<Record<string, unknown>>): Promise<void> {
  const entered = values as Entered
  await validateStoreAndReason(
    ctx,
    tx,
    { ...entered, places: locationsOfLines(entered.lines) },
    {
      elsewhere: { code: 'wms.rule_broken', text: text.elsewhere },
      wrongWay: (direction) => ({
        fields: direction === 'in' ? ['reasonId'] : [],
        text: refusalText.reason_direction,
      }),
    },
  )
}
