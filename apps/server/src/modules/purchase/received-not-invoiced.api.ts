import {
  exportReceivedNotInvoiced,
  getReceivedNotInvoiced,
  receivedNotInvoicedPage,
} from '@countinghouse/contract/purchase/received-not-invoiced'
import { text } from '@countinghouse/contract/purchase/received-not-invoiced.text'
import { handleDownload, handleRead } from '../../platform/calls/handle.ts'
import { amountCell } from '../../platform/import/amount-cell.ts'
import { reportFile } from '../../platform/lists/report-file.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { findUninvoiced } from './received-not-invoiced/find-uninvoiced.ts'

const amounts = ['acceptedMinor', 'invoicedMinor', 'openMinor'] as const

const api = [
  handleRead(getReceivedNotInvoiced, findUninvoiced),
  handleDownload(exportReceivedNotInvoiced, async (ctx, reader, { format }) => {
    const { on, currency, rows } = await findUninvoiced(ctx, reader)
    const { locale } = ctx
    return reportFile(ctx, {
      page: receivedNotInvoicedPage,
      requested: {},
      format,
      from: on,
      to: on,
      headings: [
        ...(['order', 'supplier', 'store', 'receivedOn'] as const).map((name) => text[name][locale]),
        ...amounts.map((name) => `${text[name][locale]} (${currency})`),
      ],
      rows: rows.map((row) => [
        row.order,
        row.supplier,
        row.store,
        row.receivedOn,
        ...amounts.map((name) => amountCell(row[name], currency)),
      ]),
    })
  }),
]

export const module = defineModule({ api })
