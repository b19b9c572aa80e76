import { supplierInvoice } from '@countinghouse/contract/accounts/supplier-invoice'
import { billOrder, getOrderBills } from '@countinghouse/contract/purchase/order-bills'
import { defineModule } from '../../platform/registry/define-module.ts'
import { handleRead, handleWrite } from '../../platform/calls/handle.ts'
import { bill, findBills } from './order-bills/bill-order.ts'
import { billGuard } from './order-bills/match-bill.ts'

const api = [
  handleRead(getOrderBills, (ctx, reader, { id }) => findBills(ctx, reader, id)),
  handleWrite(billOrder, bill),
]

export const module = defineModule({ api, guards: { [supplierInvoice.entity]: billGuard } })
