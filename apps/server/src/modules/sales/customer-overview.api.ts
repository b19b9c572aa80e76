import { getCustomerOverview } from '@countinghouse/contract/sales/customer-overview'
import { handleRead } from '../../platform/calls/handle.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { readOverview } from './customer/read-overview.ts'

const api = [handleRead(getCustomerOverview, (ctx, reader, { id }) => readOverview(ctx, reader, id))]

export const module = defineModule({ api })
