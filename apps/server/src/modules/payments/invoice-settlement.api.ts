import { invoice } from '@countinghouse/contract/accounts/invoice'
import { supplierInvoice } from '@countinghouse/contract/accounts/supplier-invoice'
import {
  getInvoiceSettlements,
  getSupplierInvoiceSettlements,
} from '@countinghouse/contract/payments/invoice-settlement'
import { handleRead } from '../../platform/calls/handle.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { findSettlements } from './settling/find-settlements.ts'

const api = [
  handleRead(getInvoiceSettlements, (ctx, reader, { id }) => findSettlements(ctx, reader, invoice, id)),
  handleRead(getSupplierInvoiceSettlements, (ctx, reader, { id }) => findSettlements(ctx, reader, supplierInvoice, id)),
]

export const module = defineModule({ api })
