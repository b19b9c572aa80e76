import { searchInvoices as route } from '@countinghouse/contract/reports/invoice-search'
import { handleRead } from '../../platform/calls/handle.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { searchInvoices } from './invoice-search/search-invoices.ts'

export const module = defineModule({ api: [handleRead(route, searchInvoices)] })
