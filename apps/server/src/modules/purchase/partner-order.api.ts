import { disputeBill } from '@countinghouse/contract/purchase/order-bills'
import { defineModule } from '../../platform/registry/define-module.ts'
import { handleWrite } from '../../platform/calls/handle.ts'
import { messageReceived, onMessage } from '../accounts/index.ts'
import { applyInvoice, InvoiceBody } from './partner-order/bill-from-partner.ts'
import { applyCredit, CreditBody } from './partner-order/credit-from-partner.ts'
import { dispute } from './partner-order/dispute-bill.ts'
import { applyRecall, applyShipment, RecallBody, ShipmentBody } from './partner-order/shipment-from-partner.ts'
import { applyTransfer, TransferBody } from './partner-order/order-from-transfer.ts'

const api = [handleWrite(disputeBill, dispute)]

const subscribers = {
  [messageReceived('transfer')]: onMessage(TransferBody, applyTransfer),
  [messageReceived('shipment')]: onMessage(ShipmentBody, applyShipment),
  [messageReceived('recall')]: onMessage(RecallBody, applyRecall),
  [messageReceived('invoice')]: onMessage(InvoiceBody, applyInvoice),
  [messageReceived('credit')]: onMessage(CreditBody, applyCredit),
}

export const module = defineModule({ api, subscribers })
