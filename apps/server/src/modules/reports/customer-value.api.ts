import {
  exportValuedCustomers,
  getCustomerValue,
  listValuedCustomers,
} from '@countinghouse/contract/reports/customer-value'
import { handleDownload, handleRead } from '../../platform/calls/handle.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { findCustomerValue } from './customer-value/find-value.ts'
import { customersFile, listCustomers } from './customer-value/list-customers.ts'

const api = [
  handleRead(getCustomerValue, findCustomerValue),
  handleRead(listValuedCustomers, listCustomers),
  handleDownload(exportValuedCustomers, customersFile),
]

export const module = defineModule({ api })
