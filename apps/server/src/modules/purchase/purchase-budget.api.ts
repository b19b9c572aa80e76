import { getBudgetUse } from '@countinghouse/contract/purchase/purchase-budget'
import { handleRead } from '../../platform/calls/handle.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { findUse } from './budget/find-use.ts'

const api = [handleRead(getBudgetUse, (ctx, reader, { id }) => findUse(ctx, reader, id))]

export const module = defineModule({ api })
