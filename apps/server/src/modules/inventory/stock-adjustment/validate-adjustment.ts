import { text } from '@countinghouse/contract/inventory/errors.text'
import { text as ownText } from '@countinghouse/contract/inventory/stock-adjustment.text'
import type { Ctx } from '../../../platform/calls/context.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { validateStoreAndReason, locationsOfLines } from '../validate-store-and-reason.ts'

type Entered = {
  readonly storeId: number
  readonly reasonId: number
  readonly note?: string | null
  readonly lines: readonly { readonly quantity: number; readonly locationId?: number | null }[]
}

/** Throws: what validateStoreAndReason throws, the direction at the lines it does not allow. */
export async function validateAdjustment(ctx: Ctx, tx: Tx, values: Readonly<Record<string, unknown>>): Promise<void> {
  const entered = values as Entered
  const isWrong = { in: (quantity: number) => quantity < 0, out: (quantity: number) => quantity > 0, both: () => false }
  await validateStoreAndReason(
    ctx,
    tx,
    { ...entered, places: locationsOfLines(entered.lines) },
    {
      elsewhere: { code: 'inventory.rule_broken', text: ownText.elsewhere },
      wrongWay: (direction) => ({
        fields: entered.lines.flatMap(({ quantity }, index) =>
          isWrong[direction ?? 'both'](quantity) ? `lines.${index}.quantity` : [],
        ),
        text: text.reason_direction,
      }),
    },
  )
}
