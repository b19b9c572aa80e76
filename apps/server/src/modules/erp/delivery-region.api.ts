import { deliveryRegion, findDeliveryRegion } from '@countinghouse/contract/erp/delivery-region'
import { AppError } from '@countinghouse/kernel/errors'
import type { ConstraintRule } from '../../platform/database/constraint-meaning.ts'
import type { MasterGuard } from '../../platform/calls/context.ts'
import { handleRead } from '../../platform/calls/handle.ts'
import { findRegion } from './delivery/find-region.ts'
import { overlapError } from './delivery/overlap-error.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const api = [
  handleRead(findDeliveryRegion, async ({ companyId }, reader, destination) => ({
    region: await findRegion(reader, companyId, destination),
  })),
]

/** An address belongs to at most one active region. */
const apart: MasterGuard = {
  beforeWrite: async (ctx, tx, { verb, before, after }) => {
    if (after === null || verb === 'deactivate' || (before?.status === 'inactive' && verb !== 'activate')) return
    const places = after['places'] ?? before?.['places'] ?? []
    const refusal = await overlapError(ctx, tx, { id: before?.id ?? null, places })
    if (refusal !== null) throw refusal
  },
}

const guards = { [deliveryRegion.entity]: apart }

/** Violated only by concurrent writes that are valid individually. */
const constraintRules: Readonly<Record<string, ConstraintRule>> = {
  'erp.delivery_region_place_apart': async (ctx, reader, input) => {
    const { id = null, places = [] } = input as { id?: number; places?: unknown }
    return (await overlapError(ctx, reader, { id, places })) ?? new AppError('erp.postcode_ranges_overlap')
  },
}

export const module = defineModule({ api, guards, constraintRules })
