import {
  exportSupplierPerformance,
  getSupplierPerformance,
  supplierPerformancePage,
} from '@countinghouse/contract/purchase/supplier-performance'
import { text } from '@countinghouse/contract/purchase/supplier-performance.text'
import { percentOfPpm } from '@countinghouse/kernel/percent'
import { handleDownload, handleRead } from '../../platform/calls/handle.ts'
import { reportFile } from '../../platform/lists/report-file.ts'
import { defineModule } from '../../platform/registry/define-module.ts'
import { findPerformance } from './supplier-performance/find-performance.ts'

const counts = ['orders', 'lines'] as const
const shares = [
  'onTimePpm',
  'inFullPpm',
  'onTimeInFullPpm',
  'rejectedPpm',
  'priceRisePpm',
  'confirmedPpm',
  'scorePpm',
] as const

const api = [
  handleRead(getSupplierPerformance, findPerformance),
  handleDownload(exportSupplierPerformance, async (ctx, reader, { format, ...requested }) => {
    const { from, to, rows } = await findPerformance(ctx, reader, requested)
    const { locale } = ctx
    return reportFile(ctx, {
      page: supplierPerformancePage,
      requested,
      format,
      from,
      to,
      headings: [
        text.supplierId[locale],
        ...counts.map((name) => text[name][locale]),
        ...shares.map((name) => `${text[name][locale]} (%)`),
      ],
      rows: rows.map((row) => [
        row.supplier,
        ...counts.map((name) => row[name]),
        ...shares.map((name) => {
          const ppm = row[name]
          return ppm === null ? null : Number(percentOfPpm(ppm))
        }),
      ]),
    })
  }),
]

export const module = defineModule({ api })
