import { color, findNearestColors } from '@countinghouse/contract/procure/color'
import { sql } from 'kysely'
import { handleRead } from '../../platform/calls/handle.ts'
import { pickerTableOfMaster } from '../../platform/pickers/picker-list.ts'
import { nearestColors } from './colors/nearest-colors.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const api = [
  handleRead(findNearestColors, async (ctx, reader, { hex, except }) => ({
    items: await nearestColors(ctx, reader, hex, except ?? null),
  })),
]

/** Pickers show the colour. */
const pickers = [
  {
    ...pickerTableOfMaster(color),
    swatch: sql`array_remove(array[r.hex, r.second_hex, r.third_hex, r.fourth_hex], null)`,
  },
]

export const module = defineModule({ api, pickers })
