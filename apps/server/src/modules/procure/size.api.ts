import {
  activateSize,
  createSize,
  createSizes,
  deactivateSize,
  deleteSize,
  getSize,
  listSizes,
  moveSize,
  updateSize,
} from '@countinghouse/contract/procure/size'
import { sizeScale } from '@countinghouse/contract/procure/size-scale'
import { sql } from 'kysely'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import { pickerTable } from '../../platform/pickers/picker-table.ts'
import { addSize, addSizes, editSize, moveSize as putSize, removeSize, setStatus } from './sizes/change-sizes.ts'
import { findSize, findSizes } from './sizes/find-sizes.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const api = [
  handleRead(listSizes, async (ctx, reader, { sizeScaleId }) => ({ items: await findSizes(ctx, reader, sizeScaleId) })),
  handleRead(getSize, (ctx, reader, { id }) => findSize(ctx, reader, id)),
  handleWrite(createSize, (ctx, tx, { sizeScaleId, ...size }) => addSize(ctx, tx, sizeScaleId, size)),
  handleWrite(createSizes, async (ctx, tx, { id, sizes }) => ({ items: await addSizes(ctx, tx, id, sizes) })),
  handleWrite(updateSize, editSize),
  handleWrite(moveSize, putSize),
  handleWrite(deactivateSize, (ctx, tx, target) => setStatus(ctx, tx, target, 'inactive')),
  handleWrite(activateSize, (ctx, tx, target) => setStatus(ctx, tx, target, 'active')),
  handleWrite(deleteSize, removeSize),
]

const scaleName = sql`(select c.name from procure.size_scale c where c.company_id = r.company_id and c.id = r.size_scale_id)`

/** A size label includes its scale, because several scales have an M. */
const pickers = [
  pickerTable({
    entity: 'procure.size',
    page: sizeScale.page,
    code: sql`r.code`,
    label: sql`platform.in_language(r.name, r.name_ar) || ' · ' || ${scaleName}`,
    names: sql`concat_ws(' ', r.name, r.name_ar, ${scaleName})`,
    isActive: sql`r.status = 'active'`,
  }),
]

export const module = defineModule({ api, pickers })
