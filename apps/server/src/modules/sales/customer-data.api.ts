import { eraseCustomer, exportCustomerData } from '@countinghouse/contract/sales/customer-data'
import { handleDownload, handleWrite } from '../../platform/calls/handle.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { erase } from './customer/erase-customer.ts'
import { readPersonalData } from './customer/read-personal-data.ts'

const api = [
  handleDownload(exportCustomerData, (ctx, reader, { id }) => readPersonalData(ctx, reader, id)),
  handleWrite(eraseCustomer, erase),
]

export const module = defineModule({ api })
