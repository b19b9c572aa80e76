import {
  addCharge,
  approveCharge as approveRoute,
  changeCharge,
  deleteCharge,
  getCharges,
  previewCharge as previewRoute,
} from '@countinghouse/contract/inventory/transfer-charge'
import { AppError } from '@countinghouse/kernel/errors'
import type { ConstraintRule } from '../../platform/database/constraint-meaning.ts'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import { approveCharge } from './transfer-charge/approve-charge.ts'
import { findCharges } from './transfer-charge/find-charges.ts'
import { previewCharge } from './transfer-charge/preview-charge.ts'
import { removeCharge, rewriteCharge, writeNewCharge } from './transfer-charge/write-charge.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const api = [
  handleRead(getCharges, (ctx, reader, { id }) => findCharges(ctx, reader, id)),
  handleRead(previewRoute, previewCharge),
  handleWrite(addCharge, writeNewCharge),
  handleWrite(changeCharge, rewriteCharge),
  handleWrite(approveRoute, approveCharge),
  handleWrite(deleteCharge, removeCharge),
]

const constraintRules: Readonly<Record<string, ConstraintRule>> = {
  // Cannot occur: an invoice is created under the lock of its transfer.
  'inventory.transfer_invoice_charge_live': async () => new AppError('inventory.charge_counted'),
}

export const module = defineModule({ api, constraintRules })
